import type { Page } from 'playwright/test'
import { DAY } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { livePage } from './support/livePage.ts'
import { shownCaptions } from './support/shownCaptions.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

const SAID = {
  Portuguese: /^São (\d\d:\d\d:\d\d) UTC\.$/,
  Spanish: /^Son las (\d\d:\d\d:\d\d) UTC\.$/,
  English: /^It is (\d\d:\d\d:\d\d) UTC\.$/,
} as const

/** Inside the picture, told of by the playlist or found there alone, and written as IMSC in files of their own. */
const CHANNELS = [
  {
    form: 'CEA-608',
    engine: 'hls.js',
    id: '1213',
    name: 'Vela',
    sets: ['Spanish (SDH)', 'English (SDH)'],
    chosen: 'English (SDH)',
    said: SAID.English,
  },
  {
    form: 'CEA-608',
    engine: 'hls.js',
    id: '1207',
    name: 'Onda Sport',
    sets: ['CC1 (SDH)'],
    chosen: 'CC1 (SDH)',
    said: SAID.Spanish,
  },
  {
    form: 'CEA-608',
    engine: 'shaka-player',
    id: '1201',
    name: 'Copa Total',
    sets: ['Spanish (SDH)'],
    chosen: 'Spanish (SDH)',
    said: SAID.Spanish,
  },
  {
    form: 'CEA-708',
    engine: 'hls.js',
    id: '1209',
    name: 'Quadra',
    sets: ['Portuguese (SDH)'],
    chosen: 'Portuguese (SDH)',
    said: SAID.Portuguese,
  },
  {
    form: 'CEA-708',
    engine: 'hls.js',
    id: '1211',
    name: 'Rueda',
    sets: ['SERVICE1 (SDH)'],
    chosen: 'SERVICE1 (SDH)',
    said: SAID.Spanish,
  },
  {
    form: 'CEA-708',
    engine: 'shaka-player',
    id: '1413',
    name: 'Noche Negra',
    sets: ['Spanish', 'Spanish (SDH)'],
    chosen: 'Spanish (SDH)',
    said: SAID.Spanish,
  },
  {
    form: 'IMSC1',
    engine: 'hls.js',
    id: '1303',
    name: 'Hora Norte',
    sets: ['Spanish'],
    chosen: 'Spanish',
    said: SAID.Spanish,
  },
  {
    form: 'IMSC1',
    engine: 'shaka-player',
    id: '1413',
    name: 'Noche Negra',
    sets: ['Spanish', 'Spanish (SDH)'],
    chosen: 'Spanish',
    said: SAID.Spanish,
  },
] as const

/** The bytes of captions after the name of their kind, each another one; nothing else of the segment is touched. */
const garbledUserData = (segment: Buffer): Buffer => {
  const garbled = Buffer.from(segment)
  const HEAD = 3
  for (let at = garbled.indexOf('GA94'); at >= 0; at = garbled.indexOf('GA94', at + 1))
    for (const place of [4, 5, 7, 8]) {
      const byte = at + 4 + HEAD + place - 3
      garbled.writeUInt8(1 + ((byte * 37) % 254), byte)
    }
  return garbled
}

const items = (page: Page) => page.getByRole('menuitemradio')

test.describe('Captions of every kind', () => {
  for (const { form, engine, id, name, sets, chosen, said } of CHANNELS)
    test(`[AHEAD-36] [AHEAD-09] ${name}: offered by name, say what the picture shows, stay chosen over a reload, and go off: ${form} by ${engine}`, async ({
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

  for (const { engine, id, name, stream, chosen } of [
    { engine: 'hls.js', id: '1213', name: 'Vela', stream: 'vela', chosen: 'English (SDH)' },
    { engine: 'shaka-player', id: '1201', name: 'Copa Total', stream: 'copa', chosen: 'Spanish (SDH)' },
  ])
    test(`[AHEAD-36] [NET-08] garbage in place of CEA-608 never stops the picture, and what comes after it is read: ${engine}`, async ({
      page,
    }) => {
      const garbled = new RegExp(`/live-${stream}/v360/\\d+\\.m4s`)
      let count = 0
      await page.route(garbled, async route => {
        const response = await route.fetch()
        count += 1
        await route.fulfill({ response, body: garbledUserData(await response.body()) })
      })
      await openAs(page, ANA, `/liveTv?id=${id}`)
      const live = livePage(page)
      await live.plays(name)
      await live.press('Captions')
      await page.getByRole('menuitemradio', { name: chosen, exact: true }).click()
      await live.picture.advances()
      await expect.poll(() => count).toBeGreaterThan(3)
      await live.picture.advances()
      await page.unroute(garbled)
      await expect.poll(() => shownCaptions(page)).toEqual([expect.stringMatching(/UTC\.$/)])
    })

  for (const { engine, id, name, stream } of [
    { engine: 'hls.js', id: '1303', name: 'Hora Norte', stream: 'hora' },
    { engine: 'shaka-player', id: '1413', name: 'Noche Negra', stream: 'negra' },
  ])
    test(`[AHEAD-36] [NET-08] broken TTML never stops the picture, is reported, and what comes after it is shown: ${engine}`, async ({
      page,
      headEnd,
    }) => {
      const captions = new RegExp(`/live-${stream}/s-es/\\d+\\.m4s`)
      await page.route(captions, async route => {
        const response = await route.fetch()
        const text = (await response.body()).toString('latin1').replace('<body><div>', '<body><d>  ')
        await route.fulfill({ response, body: Buffer.from(text, 'latin1') })
      })
      await openAs(page, ANA, `/liveTv?id=${id}`)
      const live = livePage(page)
      await live.plays(name)
      await live.press('Captions')
      await page.getByRole('menuitemradio', { name: 'Spanish', exact: true }).click()
      const told = () => headEnd.control.fieldFaults().map(({ code }) => code)
      await expect.poll(told).toContain('tracks Captions captions')
      await live.picture.advances()
      expect(await shownCaptions(page)).toEqual([])
      await page.unroute(captions)
      await expect.poll(() => shownCaptions(page)).toEqual([expect.stringMatching(SAID.Spanish)])
    })
})
