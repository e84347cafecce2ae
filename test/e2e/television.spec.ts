import type { Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { livePage } from './support/livePage.ts'
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

/** A key as a set sends it that knows its number alone. */
const pressNumber = async (page: Page, code: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  for (const type of ['rawKeyDown', 'keyUp'] as const)
    await session.send('Input.dispatchKeyEvent', { type, windowsVirtualKeyCode: code, key: 'Unidentified' })
  await session.detach()
}

/** By the numbers that the makers document: Tizen TV 'Remote Control', webOS TV 'Back Button', CEA-2014 for HbbTV. */
const REMOTES = {
  Tizen: { play: 415, pause: 19, both: 10252, up: 427, down: 428, red: 403, yellow: 405, back: 10009 },
  webOS: { play: 415, pause: 19, both: 402, up: 427, down: 428, red: 403, yellow: 405, back: 461 },
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
  // red, green, yellow, blue, navigation, recorder, digits
  HbbTV: [0x1 | 0x2 | 0x4 | 0x8 | 0x10 | 0x20 | 0x100],
} as const

test.use({ viewport: { width: 1920, height: 1080 } })

for (const platform of ['Tizen', 'webOS', 'HbbTV'] as const)
  test(`[AHEAD-34] [AHEAD-24] the remote control of ${platform} plays, pauses, changes the channel, shows what is on and leads back`, async ({
    page,
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
      await pressNumber(page, keys.pause)
      await live.picture.standsStill()
    }).toPass()
    await pressNumber(page, keys.pause)
    await live.picture.standsStill()
    await pressNumber(page, keys.play)
    await live.picture.advances()
    await pressNumber(page, keys.both)
    await live.picture.standsStill()
    await pressNumber(page, keys.both)
    await live.picture.advances()
    await pressNumber(page, keys.up)
    await live.plays('Praça 1')
    await pressNumber(page, keys.down)
    await live.plays('Aurora')
    await pressNumber(page, keys.yellow)
    await expect.poll(() => shownCaptions(page)).not.toEqual([])
    await pressNumber(page, keys.red)
    const guide = page.getByRole('region', { name: 'Mini guide' })
    await expect(guide).toBeVisible()
    await pressNumber(page, keys.back)
    await expect(guide).toHaveCount(0)
    await expect(page).toHaveURL(/liveTv/)
    await page.goto('/vod/type/movies')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(titlePage(page).play).toBeVisible()
    await pressNumber(page, keys.back)
    await expect(page).toHaveURL(/\/vod\/type\/movies/)
  })
