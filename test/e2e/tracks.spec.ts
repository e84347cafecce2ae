import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { longProgramme } from './support/broadcast.ts'
import { type LivePage, livePage } from './support/livePage.ts'
import { picture } from './support/picture.ts'
import { shownCaptions } from './support/shownCaptions.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'

/** Played by hls.js and by shaka-player: in its first language also described and with a commentary. */
const ENGINES = [
  {
    engine: 'hls.js',
    here: { id: '1301', name: 'Mundo 24', stream: 'mundo', first: 'es', spoken: 'Spanish', other: 'English' },
    there: { name: 'Terra', stream: 'terra', first: 'pt' },
  },
  {
    engine: 'shaka-player',
    here: { id: '1415', name: 'Meridian', stream: 'meridian', first: 'en', spoken: 'English', other: 'Spanish' },
    there: { name: 'Cine Norte', stream: 'norte', first: 'es' },
  },
] as const

/** Clear and protected, with captions beside them, free for everybody who has an account. */
const FILMS = [
  { engine: 'hls.js', page: '/vod/detail/m1033', loop: 'film-ferry' },
  { engine: 'shaka-player', page: '/vod/detail/m1016', loop: 'film-north' },
] as const

const SIGNS = { en: /^SIGN: /, es: /^CARTEL: /, pt: /^PLACA: / } as const

/** Which sounds of a stream the player has asked the operator for, by their segments. */
const asked =
  ({ control }: HeadEnd, stream: string) =>
  (): ReadonlySet<string> => {
    const path = new RegExp(`^/(?:live|dvr|vod-media)/(?:live-|dvr-)?${stream}/a-([\\w-]+)/\\d+\\.m4s$`)
    return new Set(control.requests().flatMap(request => path.exec(request.path)?.[1] ?? []))
  }

/** By keys: a focus brings the controls back, however long nobody has stirred. */
const pressKey = async ({ control, page }: LivePage, name: string): Promise<void> => {
  await control(name).blur()
  await control(name).focus()
  await page.keyboard.press('Enter')
}
const items = (page: Page) => page.getByRole('menuitemradio')
const choose = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true }).click()

for (const { engine, id, name, stream } of [
  { engine: 'hls.js', id: '1801', name: 'Coro', stream: 'coro' },
  { engine: 'shaka-player', id: '1413', name: 'Noche Negra', stream: 'negra' },
])
  test(`[AHEAD-35] [UI-05] sound in 5.1 is told apart, chosen by arrows, heard and remembered, ${engine}`, async ({
    page,
    headEnd,
  }) => {
    await openAs(page, ANA, `/liveTv?id=${id}`)
    const live = livePage(page)
    await live.plays(name)
    expect(asked(headEnd, stream)()).toEqual(new Set(['es']))
    await pressKey(live, 'Audio')
    await expect(items(page)).toHaveText(['Spanish', 'Spanish, surround'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const isAround = async () => {
      await expect.poll(asked(headEnd, stream)).toContain('es-surround')
      headEnd.control.clearRequests()
      await live.picture.soundAdvances()
      await expect.poll(asked(headEnd, stream)).toEqual(new Set(['es-surround']))
    }
    await isAround()
    await page.reload()
    await live.plays(name)
    await isAround()
  })

for (const { engine, here, there } of ENGINES) {
  const open = async (page: Page, query = `?id=${here.id}`) => {
    await openAs(page, ANA, `/liveTv${query}`)
    const live = livePage(page)
    await live.plays(here.name)
    return live
  }

  test.describe(`Tracks and their roles, ${engine}`, () => {
    test(`[AHEAD-35] [UI-05] [UI-06] a described sound in the same language is chosen by arrows and heard, remembered over a reload, and heard on another channel in the language that is described there`, async ({
      page,
      headEnd,
    }) => {
      const live = await open(page)
      expect(asked(headEnd, here.stream)()).not.toContain(`${here.first}-described`)
      await pressKey(live, 'Audio')
      const names = [here.spoken, `${here.spoken}, described`, `${here.spoken}, commentary`, here.other]
      await expect(items(page)).toHaveText(names)
      await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText([here.spoken])
      await expect(items(page).first()).toBeFocused()
      if (engine === 'hls.js') expect(await violations(page)).toEqual([])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect.poll(asked(headEnd, here.stream)).toContain(`${here.first}-described`)
      headEnd.control.clearRequests()
      await live.picture.soundAdvances()
      await expect.poll(asked(headEnd, here.stream)).toEqual(new Set([`${here.first}-described`]))
      await pressKey(live, 'Audio')
      await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText([`${here.spoken}, described`])
      await page.keyboard.press('Escape')

      await page.reload()
      await live.plays(here.name)
      headEnd.control.clearRequests()
      await live.picture.soundAdvances()
      await expect.poll(asked(headEnd, here.stream)).toEqual(new Set([`${here.first}-described`]))

      await live.tune(there.name)
      await live.plays(there.name)
      await expect.poll(asked(headEnd, there.stream)).toContain(`${there.first}-described`)
      headEnd.control.clearRequests()
      await live.picture.soundAdvances()
      await expect.poll(asked(headEnd, there.stream)).toEqual(new Set([`${there.first}-described`]))
    })

    test(`[AHEAD-35] the programme from its beginning, and one that is over, are described where that was chosen once`, async ({
      page,
      headEnd,
    }) => {
      const live = await open(page)
      await pressKey(live, 'Audio')
      await choose(page, `${here.spoken}, described`)
      await expect.poll(asked(headEnd, here.stream)).toContain(`${here.first}-described`)
      const recorded = () => headEnd.control.requests().map(({ path }) => path)
      const described = expect.stringMatching(`^/dvr/dvr-${here.stream}/a-${here.first}-described/\\d+\\.m4s$`)
      const isDescribed = async () => {
        await expect.poll(recorded).toContainEqual(described)
        headEnd.control.clearRequests()
        await live.picture.soundAdvances()
        expect([...asked(headEnd, here.stream)()].filter(name => name !== `${here.first}-described`)).toEqual([])
      }
      headEnd.control.clearRequests()
      await pressKey(live, 'Start over')
      await isDescribed()

      const { programme } = longProgramme(here.id, headEnd.control.now(), 30)
      headEnd.control.clearRequests()
      await live.open(`?id=${here.id}&start=${programme.start}`)
      await live.plays(here.name)
      await isDescribed()
    })

    test(`[AHEAD-35] forced captions come with their sound and are not offered; SDH is, and stays chosen`, async ({
      page,
    }) => {
      const live = await open(page)
      await expect
        .poll(() => shownCaptions(page), { timeout: 15_000 })
        .toEqual([expect.stringMatching(SIGNS[here.first])])
      await pressKey(live, 'Captions')
      await expect(items(page)).toHaveText(['Off', here.spoken, `${here.spoken} (SDH)`, here.other])
      await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(['Off'])
      await page.keyboard.press('Escape')

      await pressKey(live, 'Audio')
      await choose(page, here.other)
      const other = here.first === 'es' ? 'en' : 'es'
      await expect.poll(() => shownCaptions(page), { timeout: 15_000 }).toEqual([expect.stringMatching(SIGNS[other])])

      await pressKey(live, 'Captions')
      await choose(page, `${here.spoken} (SDH)`)
      const sdh = [expect.stringMatching(/^\[(music|música)\] \S.*UTC\.$/)]
      await expect.poll(() => shownCaptions(page), { timeout: 15_000 }).toEqual(sdh)
      await page.reload()
      await live.plays(here.name)
      await expect.poll(() => shownCaptions(page), { timeout: 15_000 }).toEqual(sdh)
      await live.player.focus()
      await page.keyboard.press('c')
      await expect.poll(() => shownCaptions(page), { timeout: 15_000 }).toEqual([expect.stringMatching(SIGNS[other])])
    })

    for (const [what, fault] of [
      ['is not there', { status: 404 }],
      ['is garbage', { body: 'html' }],
    ] as const)
      test(`[AHEAD-35] [NET-08] a chosen sound that ${what} gives way to the plain one: the picture goes on, the operator is told`, async ({
        page,
        headEnd,
        silence,
      }) => {
        silence.allow(FAILED_REQUEST)
        headEnd.control.addFault({ path: `/live/live-${here.stream}/a-${here.first}-described.m3u8`, ...fault })
        const live = await open(page)
        await pressKey(live, 'Audio')
        await choose(page, `${here.spoken}, described`)
        const told = () => headEnd.control.fieldFaults().map(({ code }) => code)
        await expect.poll(told, { timeout: 20_000 }).toContainEqual(expect.stringMatching(/^tracks Rendition audio$/))
        headEnd.control.clearRequests()
        await live.picture.advances()
        await live.picture.soundAdvances()
        await expect.poll(asked(headEnd, here.stream)).toEqual(new Set([here.first]))
        await pressKey(live, 'Audio')
        await expect(items(page)).toHaveText([here.spoken, `${here.spoken}, commentary`, here.other])
      })
  })
}

for (const { engine, page: address, loop } of FILMS)
  test(`[AHEAD-35] a film is described where that was chosen once, with its forced captions: ${engine}`, async ({
    page,
    headEnd,
  }) => {
    await openAs(page, ANA, address)
    const player = page.getByRole('dialog', { name: 'Title player' })
    const { advances, soundAdvances } = picture(page)
    await titlePage(page).play.click()
    await advances()
    await player.hover()
    await player.getByRole('button', { name: 'Audio', exact: true }).click()
    await expect(items(page)).toHaveText([
      'English',
      'English, described',
      'English, commentary',
      'Spanish',
      'Portuguese',
    ])
    await choose(page, 'English, described')
    await expect.poll(asked(headEnd, loop)).toContain('en-described')
    await expect(player.getByRole('button', { name: 'Audio', exact: true })).toHaveAccessibleDescription(
      'English, described',
    )
    await expect.poll(() => shownCaptions(page), { timeout: 15_000 }).toEqual([expect.stringMatching(SIGNS.en)])
    await page.reload()
    await titlePage(page).play.click()
    await advances()
    headEnd.control.clearRequests()
    await soundAdvances()
    await expect.poll(asked(headEnd, loop)).toEqual(new Set(['en-described']))
    await player.hover()
    await player.getByRole('button', { name: 'Captions', exact: true }).click()
    await expect(items(page)).toHaveText(['Off', 'English', 'English (SDH)', 'Spanish', 'Portuguese', 'French'])
  })

for (const [locale, audio, names] of [
  ['es-AR', 'Audio', ['Español', 'Español, con audiodescripción', 'Español, con comentarios', 'Inglés']],
  ['pt-BR', 'Áudio', ['Espanhol', 'Espanhol, com audiodescrição', 'Espanhol, com comentários', 'Inglês']],
] as const)
  test.describe(`In ${locale}`, () => {
    test.use({ locale })
    test(`[AHEAD-35] [LANG-01] tracks are named in the language of the page: ${locale}`, async ({ page }) => {
      await page.goto('/liveTv?id=1301')
      const live = livePage(page)
      await live.picture.advances()
      await pressKey(live, audio)
      await expect(items(page)).toHaveText([...names])
    })
  })
