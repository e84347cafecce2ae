import type { Page } from 'playwright/test'
import { atCalmHour } from './support/calmHour.ts'
import { livePage } from './support/livePage.ts'
import { expect, test } from './support/test.ts'
import { setVisible } from './support/visibility.ts'

declare global {
  interface Window {
    /** Put there by `listen`. */
    readonly deviceKeys: Map<string, (details: object) => void>
    readonly screenLocks: Set<object>
  }
}

/** The device's keys, to be pressed by the test, and the locks on its screen. */
const listen = (): void => {
  const deviceKeys = new Map<string, (details: object) => void>()
  const screenLocks = new Set<object>()
  Object.assign(window, { deviceKeys, screenLocks })
  const set = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession)
  navigator.mediaSession.setActionHandler = (action, handler) => {
    if (handler === null) deviceKeys.delete(action)
    else deviceKeys.set(action, details => handler({ action, ...details }))
    set(action, handler)
  }
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      request: async () => {
        const lock = { release: async () => screenLocks.delete(lock) }
        screenLocks.add(lock)
        return lock
      },
    },
  })
}

const session = (page: Page) =>
  page.evaluate(() => ({
    title: navigator.mediaSession.metadata?.title,
    channel: navigator.mediaSession.metadata?.artist,
    art: navigator.mediaSession.metadata?.artwork.length,
    state: navigator.mediaSession.playbackState,
  }))
const pressKey = (page: Page, key: string) => page.evaluate(name => window.deviceKeys.get(name)?.({}), key)
const locks = (page: Page) => page.evaluate(() => window.screenLocks.size)

test.describe('The device beside the player', () => {
  test('[AHEAD-15] [UI-06] shows channel and programme, its keys play, pause and zap, and its screen stays on meanwhile', async ({
    page,
    headEnd,
  }) => {
    atCalmHour(headEnd)
    await page.addInitScript(listen)
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await expect.poll(() => session(page)).toMatchObject({ channel: 'Aurora', art: 1, state: 'playing' })
    const title = await live.title.textContent()
    expect((await session(page)).title).toBe(title)
    await expect.poll(() => locks(page)).toBe(1)

    await pressKey(page, 'pause')
    await live.picture.standsStill()
    await expect.poll(() => session(page)).toMatchObject({ state: 'paused' })
    await expect.poll(() => locks(page)).toBe(0)
    await pressKey(page, 'play')
    await live.picture.advances()
    await expect.poll(() => locks(page)).toBe(1)
    await setVisible(page, false)
    await expect.poll(() => locks(page)).toBe(0)
    await setVisible(page, true)
    await expect.poll(() => locks(page)).toBe(1)

    await pressKey(page, 'nexttrack')
    await live.plays('Praça 1')
    await expect.poll(() => session(page)).toMatchObject({ channel: 'Praça 1' })
    await pressKey(page, 'previoustrack')
    await live.plays('Aurora')
  })

  test('[AHEAD-15] the sleep timer gives notice a minute before, can be called off, and else pauses', async ({
    page,
  }) => {
    await page.clock.install()
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await live.press('Settings')
    await page.getByRole('menuitem', { name: 'Sleep timer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sleep timer' })
    const choose = async () => {
      await dialog.getByRole('radio', { name: 'In 15 minutes' }).check()
      await page.keyboard.press('Escape')
    }
    await choose()
    const notice = live.player.getByRole('alert')
    await page.clock.fastForward(14 * 60_000)
    await expect(notice).toContainText('pauses in less than a minute')
    await notice.getByRole('button', { name: 'Keep watching' }).click()
    await expect(notice).toHaveCount(0)
    await live.press('Settings')
    await page.getByRole('menuitem', { name: 'Sleep timer' }).click()
    await choose()
    await page.clock.fastForward(14 * 60_000)
    await expect(notice).toBeVisible()
    await page.clock.fastForward(60_000)
    await live.picture.standsStill()
    await expect(live.control('Play')).toBeAttached()
  })
})
