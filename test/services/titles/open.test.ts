import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { addMs, HOUR, instant } from '../../../models/codec/instant.ts'
import { PlaySource } from '../../../models/playSource.ts'
import { MetaId, Title } from '../../../models/title.ts'
import { makeFindTitle } from '../../../src/services/titles/find.ts'
import { makeOpenTitle } from '../../../src/services/titles/open.ts'
import { FRESH_MS, makeSources } from '../../../src/services/titles/sources.ts'
import { must } from '../../support/lineups.ts'

const NOW = instant(Date.UTC(2026, 5, 1, 20))
const film = (more: object = {}) => must(Title, { metaId: 'm1', metaType: 'MOVIE', title: 'Ferry', ...more })

/** An operator whose every title plays from `source`; `world` is what changes meanwhile. */
const operator = (source: object) => {
  const asked: unknown[] = []
  const world = { ticks: 0, owner: 'ana', source }
  const sources = makeSources({
    http: {
      call: (async (_: unknown, request: unknown) => {
        asked.push(request)
        return right(must(PlaySource, world.source))
      }) as never,
    },
    os: { osType: 'Linux', osVersion: '6' },
    ticks: () => world.ticks,
    owner: () => world.owner,
  })
  return { asked, world, sources }
}

const opening = (source: object, drmSystem?: 'clearkey') => {
  const { asked, sources } = operator(source)
  const open = makeOpenTitle({
    sources,
    now: () => NOW,
    findDrmSystem: async () => drmSystem,
    places: { kept: () => 77 },
  })
  return { open, asked }
}

describe('A source that is foreseen', () => {
  const URL = { url: '/film.m3u8' }
  const id = must(MetaId, 'm1')

  test('[VOD-06] is asked for once, also where it is wished for before the answer is there, and taken once', async () => {
    const { asked, sources } = operator(URL)
    await Promise.all([sources.foresee(id), sources.foresee(id), sources.ask(id)])
    expect(asked).toHaveLength(1)
    await sources.ask(id)
    expect(asked).toHaveLength(2)
  })

  test.each<[string, (rig: ReturnType<typeof operator>) => void]>([
    ['is old', ({ world }) => (world.ticks += FRESH_MS)],
    ["is another viewer's", ({ world }) => (world.owner = 'leo')],
    ['is of another title', ({ sources }) => void sources.foresee(must(MetaId, 'm2'))],
  ])('[VOD-06] is asked for anew where the answer %s', async (_, change) => {
    const rig = operator(URL)
    await rig.sources.foresee(id)
    change(rig)
    const before = rig.asked.length
    await rig.sources.ask(id)
    expect(rig.asked).toHaveLength(before + 1)
  })

  test.each([{}, { url: 'NOAUTHORITY' }])(
    '[VOD-06] [LIVE-08] is asked for anew where %o does not play',
    async answer => {
      const { world, sources } = operator(answer)
      await sources.foresee(id)
      world.source = URL
      expect(await sources.ask(id)).toMatchObject(right(URL))
    },
  )
})

describe('Where a title plays from', () => {
  test('[VOD-06] it is asked for with clientType web, osType and osVersion', async () => {
    const { open, asked } = opening({ url: '/film.m3u8', thumbnailsUrl: '/t.vtt', intro: { start: 1, end: 9 } })
    expect(await open(film(), 'user')).toEqual(
      right({
        media: { kind: 'film', addresses: ['/film.m3u8'], begins: 0, captions: [] },
        intro: { start: 1, end: 9 },
        thumbnailsUrl: '/t.vtt',
        keptSec: 77,
      }),
    )
    expect(asked).toEqual([{ metaId: 'm1', clientType: 'web', osType: 'Linux', osVersion: '6' }])
    expect(await open(film(), 'guest')).toMatchObject(right({ keptSec: undefined }))
  })

  test('[VOD-05] a trailer plays where it is said to be, without a right, without asking, from its beginning', async () => {
    const { open, asked } = opening({ url: 'NOAUTHORITY' })
    const trailer = { title: 'Ferry', url: '/trailer.m3u8', poster: undefined, duration: 30 }
    expect(await open(film({ epgSourceStatus: 2 }), 'user', trailer)).toEqual(
      right({
        media: { kind: 'film', addresses: ['/trailer.m3u8'], begins: 0 },
        intro: undefined,
        thumbnailsUrl: undefined,
        keptSec: undefined,
      }),
    )
    expect(asked).toEqual([])
  })

  test('[VOD-06] [LIVE-08] without an address or a right it fails as what it is', async () => {
    expect(await opening({}).open(film(), 'user')).toEqual(left({ tag: 'noPlaysourceUrl' }))
    expect(await opening({ url: 'NOAUTHORITY' }).open(film(), 'user')).toEqual(left({ tag: 'noAuthority' }))
  })

  test('[DRM-01] a protected one needs a system of this browser', async () => {
    const source = { url: '/film.m3u8', drmType: 1, contentId: 'c1' }
    expect(await opening(source).open(film(), 'user')).toEqual(left({ tag: 'noDrmSystem' }))
    expect(await opening(source, 'clearkey').open(film(), 'user')).toMatchObject(
      right({ media: { protection: { drmSystem: 'clearkey', contentId: 'c1' } } }),
    )
  })

  test('[VOD-14] a recording that is missing, has expired or is not there yet is not asked for', async () => {
    const of = (epgSourceStatus: number, inHours: number) =>
      opening({ url: '/x.m3u8' }).open(
        film({ epgSourceStatus, epgProgramInfo: { stopTime: addMs(NOW, inHours * HOUR) } }),
        'user',
      )
    expect(await of(0, -1)).toEqual(left({ tag: 'unplayable', problem: 'sourceMissing' }))
    expect(await of(2, -1)).toEqual(left({ tag: 'unplayable', problem: 'sourceInvalid' }))
    expect(await of(0, 1)).toEqual(left({ tag: 'unplayable', problem: 'notYetAvailable' }))
    expect((await of(1, -1))._tag).toBe('Right')
  })
})

test('[VOD-07] [ROLE-01] a title comes with its episodes, and for a user with the place; a guest has none asked for', async () => {
  const calls: string[] = []
  let histories = 0
  const find = makeFindTitle({
    catalogue: {
      media: async () => {
        calls.push('media')
        return right(must(Title, { metaId: 's1', metaType: 'SERIES', title: 'Orbit' }))
      },
      episodes: async () => {
        calls.push('episodes')
        return right([])
      },
    },
    places: {
      all: () => [],
      marked: () => undefined,
      history: async () => {
        histories += 1
        return left({ tag: 'offline' } as const)
      },
    },
  })
  const wish = { metaId: must(MetaId, 's1') }
  expect(await find({ wish, status: 'user' })).toMatchObject(right({ episodes: [], history: undefined }))
  expect([calls, histories]).toEqual([['media', 'episodes'], 1])
  await find({ wish, status: 'guest' })
  expect(histories).toBe(1)

  calls.splice(0)
  const title = must(Title, { metaId: 's1', metaType: 'SERIES', title: 'Orbit' })
  const episodes = [must(Title, { metaId: 'e1', metaType: 'EPISODE', title: 'Part 1' })]
  const known = { title, episodes }
  expect(await find({ wish: { ...wish, known }, status: 'guest' })).toMatchObject(right(known))
  expect(calls).toEqual([])
  await find({ wish: { ...wish, known: { title, episodes: [] } }, status: 'guest' })
  expect(calls).toEqual(['episodes'])
})
