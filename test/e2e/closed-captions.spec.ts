import type { Page } from 'playwright/test'
import { DAY } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { livePage } from './support/livePage.ts'
import { shownCaptions } from './support/shownCaptions.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

const SAID = {
  Spanish: /^Son las (\d\d:\d\d:\d\d) UTC\.$/,
  English: /^It is (\d\d:\d\d:\d\d) UTC\.$/,
} as const

/** Captions inside the picture: told of by the playlist, or found in the picture alone. */
const CHANNELS = [
  {
    engine: 'hls.js',
    id: '1213',
    name: 'Vela',
    sets: ['Spanish (SDH)', 'English (SDH)'],
    chosen: 'English (SDH)',
    said: SAID.English,
  },
  { engine: 'hls.js', id: '1207', name: 'Onda Sport', sets: ['CC1 (SDH)'], chosen: 'CC1 (SDH)', said: SAID.Spanish },
  {
    engine: 'shaka-player',
    id: '1201',
    name: 'Copa Total',
    sets: ['Spanish (SDH)'],
    chosen: 'Spanish (SDH)',
    said: SAID.Spanish,
  },
] as const

const items = (page: Page) => page.getByRole('menuitemradio')

test.describe('Captions inside the picture (CEA-608)', () => {
  for (const { engine, id, name, sets, chosen, said } of CHANNELS)
    test(`[AHEAD-36] [AHEAD-09] ${name}: offered by name, say what the picture shows, stay chosen over a reload, and go off: ${engine}`, async ({
      page,
    }) => {
      await openAs(page, ANA, `/liveTv?id=${id}`)
      const live = livePage(page)
      await live.plays(name)
      await expect(async () => {
        await live.press('Captions')
        await expect(items(page)).toHaveText(['Off', ...sets], { timeout: 1_000 })
      }).toPass()
      await page.getByRole('menuitemradio', { name: chosen, exact: true }).click()
      await expect.poll(() => shownCaptions(page)).toEqual([expect.stringMatching(said)])
      const [line = ''] = await shownCaptions(page)
      const moment = await live.picture.programDateTime()
      const captioned = Date.parse(`1970-01-01T${said.exec(line)?.[1]}Z`)
      // four seconds early or late, over midnight too
      expect((moment + 4_000 - captioned) % DAY).toBeLessThan(8_000)

      await page.reload()
      await live.plays(name)
      await expect.poll(() => shownCaptions(page)).toEqual([expect.stringMatching(said)])
      await live.press('Captions')
      await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText([chosen])
      await page.getByRole('menuitemradio', { name: 'Off', exact: true }).click()
      await expect.poll(() => shownCaptions(page)).toEqual([])
      await live.picture.advances()
      expect(await shownCaptions(page)).toEqual([])
    })
})
