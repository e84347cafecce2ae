import type { Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { livePage } from './support/livePage.ts'
import { untilQuiet } from './support/quiet.ts'
import { shownCaptions } from './support/shownCaptions.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'

declare global {
  interface Window {
    /** What a page asked its television for. */
    keysAskedFor?: unknown[]
  }
}

/** A key as a set sends it that knows its name, or its number alone. */
const pressKey = async (page: Page, sent: number | string): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  for (const type of ['rawKeyDown', 'keyUp'] as const)
    await session.send('Input.dispatchKeyEvent', {
      type,
      ...(typeof sent === 'string' ? { key: sent } : { windowsVirtualKeyCode: sent, key: 'Unidentified' }),
    })
  await session.detach()
}

/**
 * By the numbers that the makers document (Tizen TV 'Remote Control', webOS TV 'Back Button', CEA-2014 for HbbTV); Android
 * says the names of UI Events.
 */
const REMOTES = {
  Tizen: { play: 415, pause: 19, both: 10252, up: 427, down: 428, red: 403, yellow: 405, back: 10009 },
  webOS: { play: 415, pause: 19, both: 402, up: 427, down: 428, red: 403, yellow: 405, back: 461 },
  Android: {
    play: 'MediaPlay',
    pause: 'MediaPause',
    both: 'MediaPlayPause',
    up: 'ChannelUp',
    down: 'ChannelDown',
    red: 'ColorF0Red',
    yellow: 'ColorF2Yellow',
    back: 'GoBack',
  },
  HbbTV: { play: 415, pause: 19, both: 402, up: 427, down: 428, red: 403, yellow: 405, back: 461 },
} as const

/** The objects that each platform gives a page. */
const onTelevision = (page: Page, platform: keyof typeof REMOTES): Promise<unknown> =>
  page.addInitScript(name => {
    const asked: unknown[] = []
    const names = ['MediaPlay', 'MediaPause', 'ColorF0Red', 'ColorF2Yellow', 'ChannelUp', 'Info', 'VolumeUp']
    const tizen = {
      tvinputdevice: {
        getSupportedKeys: () => names.map(each => ({ name: each })),
        registerKey: (key: string) => asked.push(key),
      },
    }
    const application = {
      show: () => undefined,
      privateData: { keyset: { setValue: (mask: number) => asked.push(mask) } },
    }
    const oipfObjectFactory = {
      createApplicationManagerObject: () => ({ getOwnerApplication: () => application }),
    }
    Object.assign(window, {
      keysAskedFor: asked,
      ...(name === 'Tizen' && { tizen }),
      ...(name === 'HbbTV' && { oipfObjectFactory }),
    })
  }, platform)

const ASKED = {
  // not the volume, which is the set's
  Tizen: ['MediaPlay', 'MediaPause', 'ChannelUp', 'ColorF0Red', 'ColorF2Yellow', 'Info'],
  webOS: [],
  Android: [],
  // red, green, yellow, blue, navigation, recorder, digits
  HbbTV: [0x1 | 0x2 | 0x4 | 0x8 | 0x10 | 0x20 | 0x100],
} as const

test.use({ viewport: { width: 1920, height: 1080 } })

for (const platform of ['Tizen', 'webOS', 'HbbTV', 'Android'] as const)
  test(`[AHEAD-34] [AHEAD-24] the remote control of ${platform} plays, pauses, changes the channel, shows what is on and leads back`, async ({
    page,
    headEnd,
  }) => {
    const keys = REMOTES[platform]
    const live = livePage(page)
    await onTelevision(page, platform)
    await openAs(page, ANA, '/home')
    await expect.poll(() => page.evaluate(() => window.keysAskedFor)).toEqual(ASKED[platform])
    await page.goto('/liveTv?id=1101')
    await live.plays('Aurora')
    await live.star('Aurora').focus()
    await expect(async () => {
      await pressKey(page, keys.pause)
      await live.picture.standsStill()
    }).toPass()
    await pressKey(page, keys.pause)
    await live.picture.standsStill()
    await pressKey(page, keys.play)
    await live.picture.advances()
    await pressKey(page, keys.both)
    await live.picture.standsStill()
    await pressKey(page, keys.both)
    await live.picture.advances()
    await pressKey(page, keys.up)
    await live.plays('Praça 1')
    await pressKey(page, keys.down)
    await live.plays('Aurora')
    await pressKey(page, keys.yellow)
    await expect.poll(() => shownCaptions(page)).not.toEqual([])
    await pressKey(page, keys.red)
    const guide = page.getByRole('region', { name: 'Mini guide' })
    await expect(guide).toBeVisible()
    await pressKey(page, keys.back)
    await expect(guide).toHaveCount(0)
    await expect(page).toHaveURL(/liveTv/)
    await page.goto('/vod/type/movies')
    // keys are heard once the page rests
    await untilQuiet(headEnd)
    await page.getByRole('main').getByRole('link').first().press('Enter')
    await expect(page).toHaveURL(/\/vod\/detail\//)
    await expect(titlePage(page).play).toBeVisible()
    await untilQuiet(headEnd)
    await pressKey(page, keys.back)
    await expect(page).toHaveURL(/\/vod\/type\/movies/)
  })
