import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import {
  type OpenAnswer,
  selectDurationSec,
  selectThumbnails,
  selectTrailer,
} from '../../../machines/vodPlayer/index.ts'
import type { VodPlayerEvent } from '../../../machines/vodPlayer/types.ts'
import { instant, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { chartSuites, invariantOfSteps } from '../../support/chartSuite.ts'
import { ana, guest } from '../../support/sessions.ts'
import {
  askingVodPlayerModel,
  episode,
  history,
  metaId,
  movie,
  series,
  source,
  thumbnail,
  vodPlayerModel,
} from './model.ts'
import { vodRig } from './rig.ts'

chartSuites([vodPlayerModel, askingVodPlayerModel])

const refused = (errCode: number) => left({ tag: 'refused', errCode, message: undefined } as const)
const film = { wish: { metaId: movie.metaId }, status: 'user' } as const
const playing = async (options: Parameters<typeof vodRig>[0] = {}) => {
  const rig = await vodRig(options)
  await rig.playNow()
  return rig
}

describe('Where a title begins', () => {
  test('[VOD-07] a user goes on where the history says; what this device knows better wins', async () => {
    const rig = await playing()
    expect([rig.item(), rig.loads()[0]?.startAt]).toEqual(['s1-1-2', 600 * SECOND])
    const seen = await vodRig({
      find: () => right({ title: movie, episodes: [], history: history({ metaId: 'm1', played: 1 }) }),
      input: film,
    })
    expect(seen.loads()[0]?.startAt).toBe(0)
  })

  test('[VOD-07] the length is that of the catalogue until the stream tells its own, and none where nobody knows it', async () => {
    const known = await playing({ input: film, find: () => right({ title: movie, episodes: [], history: undefined }) })
    expect(selectDurationSec(known.snapshot())).toBe(6000)
    await known.moveTo(60, 5990)
    expect(selectDurationSec(known.snapshot())).toBe(5990)
    const title = { ...movie, duration: undefined }
    const unknown = await playing({ input: film, find: () => right({ title, episodes: [], history: undefined }) })
    expect(selectDurationSec(unknown.snapshot())).toBe(0)
  })

  test('[VOD-07] a guest begins with the first episode, a user without history too', async () => {
    const ofGuest = await playing({ input: { wish: { metaId: series.metaId }, status: 'guest' } })
    expect([ofGuest.item(), ofGuest.loads()[0]?.startAt]).toEqual(['s1-1-1', 0])
    const fresh = await playing({ find: () => right({ title: series, episodes: [episode(1, 1)], history: undefined }) })
    expect([fresh.item(), fresh.loads()[0]?.startAt]).toEqual(['s1-1-1', 0])
  })

  test('[VOD-07] [AHEAD-06] the episode that is wished for plays, from where it was left: by the history, else by this device', async () => {
    const wish = { metaId: series.metaId, episodeId: metaId('s1-1-2') }
    const open = () => right(source({ keptSec: 90 }))
    const told = await playing({ input: { wish, status: 'user' }, open })
    expect([told.item(), told.loads()[0]?.startAt]).toEqual(['s1-1-2', 600 * SECOND])
    const other = { metaId: series.metaId, episodeId: metaId('s1-1-3') }
    const kept = await playing({ input: { wish: other, status: 'user' }, open })
    expect([kept.item(), kept.loads()[0]?.startAt]).toEqual(['s1-1-3', 90 * SECOND])
  })

  test('[VOD-05] an episode and a season can be wished for by their own ids', async () => {
    const found = { episodes: [episode(1, 1), episode(2, 1)], history: undefined }
    const part = await vodRig({ find: () => right({ ...found, title: episode(2, 1) }) })
    expect(part.item()).toBe('s1-2-1')
    const unlisted = await vodRig({ find: () => right({ ...found, episodes: [], title: episode(2, 1) }) })
    expect(unlisted.item()).toBe('s1-2-1')
    const season = await vodRig({
      find: () => right({ ...found, title: { ...series, metaId: metaId('s1-2'), metaType: 'SEASON' } }),
    })
    expect(season.item()).toBe('s1-2-1')
  })

  test('[VOD-05] a trailer begins at its beginning, is noted nowhere, and is something else than its title', async () => {
    const trailer = { title: 'Orbit', url: '/trailer.m3u8', poster: undefined, duration: 30 }
    const wish = { metaId: series.metaId, trailer }
    const rig = await playing({
      input: { wish, status: 'user' },
      find: () => right({ title: series, episodes: [], history: undefined }),
    })
    expect([rig.item(), rig.loads()[0]?.startAt, rig.asked.at(-1)?.trailer]).toEqual(['s1', 0, trailer])
    expect(selectTrailer(rig.snapshot())).toEqual(trailer)
    await rig.moveTo(20)
    await rig.pass(MINUTE)
    await rig.sayMedia({ type: 'media.paused' })
    expect(rig.noted).toEqual([])
    const finds = rig.asked.length
    await rig.send({ type: 'title.wished', ...wish })
    expect(rig.asked).toHaveLength(finds)
    await rig.send({ type: 'title.wished', metaId: series.metaId })
    expect([rig.overlay(), selectTrailer(rig.snapshot())]).toEqual(['unplayable', undefined])
  })

  test('[VOD-14] a series without episodes has nothing to play', async () => {
    const rig = await vodRig({ find: () => right({ title: series, episodes: [], history: undefined }) })
    expect([rig.overlay(), rig.snapshot().context.problem]).toEqual(['unplayable', 'unavailable'])
  })
})

describe('What a source may say', () => {
  const answers: ReadonlyArray<readonly [string, OpenAnswer, string, string | undefined]> = [
    ['[LIVE-08] NOAUTHORITY', left({ tag: 'noAuthority' }), 'noAuthority', undefined],
    ['[LIVE-08] 5001', refused(5001), 'noAuthority', undefined],
    ['[LIVE-08] 5005', refused(5005), 'noAuthority', undefined],
    ['[LIVE-09] 6001', refused(6001), 'gone', undefined],
    ['[LIVE-09] 6003', refused(6003), 'gone', undefined],
    ['[VOD-06] no address', left({ tag: 'noPlaysourceUrl' }), 'failed', 'VOD-NO-URL'],
    ['[VOD-14] expired', left({ tag: 'unplayable', problem: 'sourceInvalid' }), 'unplayable', undefined],
    ['[DRM-01] no system', left({ tag: 'noDrmSystem' }), 'failed', 'VOD-DRM-NONE'],
    ['[LIVE-13] another code', refused(7777), 'failed', 'VOD-OPERATOR-7777'],
    ['[NET-05] no network', left({ tag: 'offline' }), 'failed', 'VOD-OFFLINE'],
  ]
  test.each(answers)('%s', async (_, answer, overlay, code) => {
    const rig = await vodRig({ open: () => answer })
    expect([rig.overlay(), rig.snapshot().context.failure?.code]).toEqual([overlay, code])
    expect(rig.loads().filter(({ kind }) => kind === 'film')).toEqual([])
    expect(rig.reports.map(report => report.code)).toEqual(code === undefined ? [] : [code])
  })

  test('[LIVE-08] [ROLE-05] whoever logs in on a locked title is asked for again, and keeps the right only as that account', async () => {
    let answer: OpenAnswer = left({ tag: 'noAuthority' })
    const rig = await vodRig({ input: { ...film, status: 'guest' }, open: () => answer })
    expect(rig.staged.at(-1)).toEqual({ type: 'stage.setPictureInPicture', allowed: false })
    answer = right(source())
    await rig.send({ type: 'session.changed', session: ana })
    await rig.playNow()
    expect([rig.overlay(), rig.asked.at(-1)?.status]).toEqual(['none', 'user'])
    answer = left({ tag: 'noAuthority' })
    await rig.send({ type: 'session.changed', session: ana })
    expect(rig.overlay()).toBe('none')
    await rig.send({ type: 'session.changed', session: guest })
    expect(rig.overlay()).toBe('noAuthority')
  })

  test('[NET-05] [LIVE-13] off the network it goes on by itself, at its place; the card tries again too', async () => {
    let isOffline = false
    const rig = await playing({ open: () => (isOffline ? left({ tag: 'offline' }) : right(source())) })
    await rig.moveTo(700)
    isOffline = true
    await rig.send({ type: 'session.changed', session: guest })
    expect(rig.overlay()).toBe('failed')
    isOffline = false
    await rig.send({ type: 'network.restored' })
    expect(rig.loads().at(-1)?.startAt).toBe(700 * SECOND)
    await rig.sayMedia({ type: 'media.failed', failure: { kind: 'unsupported', detail: 'x', status: undefined } })
    expect([rig.overlay(), rig.snapshot().context.failure?.reason]).toEqual(['failed', 'media'])
    await rig.send({ type: 'network.restored' })
    expect(rig.overlay()).toBe('failed')
    await rig.send({ type: 'viewer.retry' })
    expect(rig.loads().at(-1)?.startAt).toBe(700 * SECOND)
  })

  test('[VOD-06] an address that expires while it plays is asked for anew, once, and the title goes on at its place', async () => {
    let count = 0
    const rig = await playing({
      open: () => {
        count += 1
        const address = `https://one.example/${count}.m3u8` as const
        return right(source({ media: { kind: 'film', addresses: [address], begins: instant(0) } }))
      },
    })
    const expire = () =>
      rig.sayMedia({ type: 'media.failed', failure: { kind: 'expired', detail: 'levelLoadError', status: 403 } })
    await rig.moveTo(700)
    await expire()
    expect(rig.loads().at(-1)).toMatchObject({ address: 'https://one.example/2.m3u8', startAt: 700 * SECOND })
    await rig.playNow()
    await rig.moveTo(710)
    await expire()
    expect([rig.asked.length, rig.loads().at(-1)?.startAt]).toEqual([3, 710 * SECOND])
    await expire()
    expect([rig.overlay(), rig.asked.length]).toEqual(['failed', 3])
    await rig.send({ type: 'viewer.retry' })
    expect([rig.overlay(), rig.asked.length]).toEqual(['loading', 4])
  })

  test('[LIVE-08] [LIVE-09] a licence may be refused for the right, or because the content is gone', async () => {
    for (const [kind, overlay] of [
      ['noPermission', 'noAuthority'],
      ['gone', 'gone'],
    ] as const) {
      const rig = await playing()
      await rig.sayMedia({ type: 'media.failed', failure: { kind, detail: kind, status: undefined } })
      expect(rig.overlay()).toBe(overlay)
    }
  })
})

describe('How far the viewer has got', () => {
  test('[VOD-10] is kept at every look and reported every minute, on a pause, when a search rests, and when the page is hidden', async () => {
    const rig = await playing()
    await rig.moveTo(605)
    expect(rig.noted.at(-1)).toMatchObject({ type: 'place.keep', progress: { playedTime: 605, episodeId: 's1-1-2' } })
    expect(rig.reported()).toBeUndefined()
    await rig.pass(MINUTE)
    expect(rig.reported()).toMatchObject({ metaId: 's1', seasonId: 's1-1', episodeNo: 2, seasonNo: 1, playedTime: 605 })
    for (const playedTime of [625, 638]) {
      await rig.moveTo(playedTime)
      await rig.pass(MINUTE)
      expect(rig.reported()).toMatchObject({ playedTime })
    }
    await rig.moveTo(640)
    await rig.sayMedia({ type: 'media.paused' })
    expect(rig.reported()).toMatchObject({ playedTime: 640, totalDuration: 1500, played: false })
    await rig.send({ type: 'viewer.seek', to: instant(100 * SECOND) })
    await rig.pass(SECOND - 1)
    expect(rig.reported()?.playedTime).toBe(640)
    await rig.pass(1)
    expect(rig.reported()?.playedTime).toBe(100)
    await rig.sayMedia({ type: 'media.playing' })
    await rig.moveTo(130)
    await rig.send({ type: 'page.hidden' })
    expect(rig.reported()?.playedTime).toBe(130)
  })

  test('[VOD-05] [VOD-07] an episode that does not name its series is noted as one of the series that was opened', async () => {
    const part = { ...episode(1, 1), seriesId: undefined }
    const rig = await playing({ find: () => right({ title: series, episodes: [part], history: undefined }) })
    await rig.moveTo(600, 1800)
    await rig.send({ type: 'viewer.pause' })
    expect(rig.noted.at(-1)?.progress).toMatchObject({ metaId: 's1', seriesId: 's1', episodeId: 's1-1-1' })
  })

  test('[VOD-10] the end counts as seen; closing reports the place', async () => {
    const ended = await playing()
    await ended.moveTo(1490)
    await ended.end()
    expect(ended.reported()).toMatchObject({ played: true, playedTime: 1500, playProgress: 100 })
    const closed = await playing()
    await closed.moveTo(610)
    await closed.send({ type: 'viewer.closePlayer' })
    expect([closed.reported()?.playedTime, closed.isOver()]).toEqual([610, true])
  })

  test('[AHEAD-06] goes back only where the viewer goes back, and is never that of the title before', async () => {
    const rig = await playing()
    await rig.moveTo(900)
    await rig.moveTo(0)
    expect(rig.snapshot().context.positionSec).toBe(900)
    await rig.send({ type: 'viewer.playNext' })
    await rig.moveTo(905)
    expect(rig.snapshot().context.positionSec).toBe(0)
    await rig.playNow()
    await rig.moveTo(3)
    expect(rig.snapshot().context.positionSec).toBe(3)
  })

  test('[VOD-10] [ROLE-01] of a guest nothing is noted', async () => {
    const rig = await playing({ input: { ...film, status: 'guest' } })
    await rig.moveTo(300)
    await rig.send({ type: 'page.hidden' }, { type: 'viewer.closePlayer' })
    expect(rig.noted).toEqual([])
  })

  test('[VOD-10] of a movie its own id is noted', async () => {
    const rig = await playing({ input: film, find: () => right({ title: movie, episodes: [], history: undefined }) })
    await rig.moveTo(300, 6000)
    expect(rig.noted.at(-1)?.progress).toMatchObject({ metaId: 'm1', episodeId: undefined, playProgress: 5 })
  })
})

describe('The next episode', () => {
  test('[VOD-08] [AHEAD-21] begins ten seconds after the end, by number, and never skips one', async () => {
    const rig = await playing()
    await rig.moveTo(1490)
    await rig.end()
    expect(rig.overlay()).toBe('counting')
    await rig.pass(10 * SECOND - 1)
    expect(rig.item()).toBe('s1-1-2')
    await rig.pass(1)
    expect([rig.item(), rig.loads().at(-1)?.startAt]).toEqual(['s1-1-3', 0])
    await rig.playNow()
    await rig.end()
    expect(rig.overlay()).toBe('over')
  })

  test('[AHEAD-21] can be called off, and begun at once', async () => {
    const rig = await playing()
    await rig.end()
    await rig.send({ type: 'viewer.stayHere' })
    await rig.pass(MINUTE)
    expect([rig.overlay(), rig.item()]).toEqual(['over', 's1-1-2'])
    await rig.send({ type: 'viewer.playNext' })
    expect(rig.item()).toBe('s1-1-3')
    await rig.send({ type: 'viewer.playPrevious' })
    await rig.send({ type: 'viewer.playPrevious' })
    await rig.send({ type: 'viewer.playPrevious' })
    expect(rig.item()).toBe('s1-1-1')
  })

  test('[MODE-07] where the operator lets nothing begin by itself the viewer is asked; a wished title plays in its quality', async () => {
    const rig = await playing({ playConfig: { resolution: 2, autoPlay: false, muted: false } })
    expect(rig.loads()).toMatchObject([{ paused: false, quality: 2 }])
    await rig.end()
    expect(rig.overlay()).toBe('asking')
    await rig.send({ type: 'viewer.playNext' })
    expect([rig.item(), rig.loads().at(-1)?.paused]).toEqual(['s1-1-3', false])
    const other = await playing({ playConfig: { resolution: 7, autoPlay: true, muted: false } })
    expect(other.loads()[0]?.quality).toBeUndefined()
  })

  const long = [1, 2, 3, 4, 5, 6, 7, 8].map(number => episode(1, number))
  /** Three episodes have begun by themselves. */
  const unattended = async () => {
    const rig = await playing({
      find: () => right({ title: series, episodes: long, history: undefined }),
      open: () => right(source({ intro: { start: 5, end: 65 } })),
    })
    const next = async () => {
      await rig.end()
      await rig.pass(10 * SECOND)
      await rig.playNow()
    }
    for (let begun = 0; begun < 3; begun += 1) await next()
    return { ...rig, next }
  }

  test('[AHEAD-21] after three that nobody asked for the viewer is asked', async () => {
    const rig = await unattended()
    await rig.end()
    expect([rig.overlay(), rig.item()]).toEqual(['asking', 's1-1-4'])
    await rig.pass(10 * MINUTE)
    expect(rig.item()).toBe('s1-1-4')
    await rig.send({ type: 'viewer.playNext' })
    await rig.playNow()
    await rig.end()
    expect([rig.overlay(), rig.item()]).toEqual(['counting', 's1-1-5'])
  })

  test.each<readonly [string, VodPlayerEvent]>([
    ['pauses', { type: 'viewer.pause' }],
    ['plays', { type: 'viewer.play' }],
    ['seeks', { type: 'viewer.seek', to: instant(100 * SECOND) }],
    ['skips the intro', { type: 'viewer.skipIntro' }],
  ])('[AHEAD-21] whoever %s is there: three more begin before the viewer is asked', async (_, wish) => {
    const rig = await unattended()
    await rig.send(wish)
    for (let begun = 0; begun < 3; begun += 1) await rig.next()
    await rig.end()
    expect([rig.overlay(), rig.item()]).toEqual(['asking', 's1-1-7'])
  })

  test('[VOD-08] after the end the viewer may watch again, or go back into it', async () => {
    const rig = await playing()
    await rig.moveTo(1490)
    await rig.end()
    await rig.send({ type: 'viewer.play' })
    expect(rig.media.slice(-2).map(({ type }) => type)).toEqual(['media.seek', 'media.play'])
    await rig.sayMedia({ type: 'media.playing' })
    expect([rig.overlay(), rig.snapshot().context.positionSec]).toEqual(['none', 0])
    await rig.end()
    await rig.send({ type: 'viewer.seek', to: instant(60 * SECOND) })
    await rig.sayMedia({ type: 'media.playing' })
    expect(rig.snapshot().context.positionSec).toBe(60)
  })
})

describe('What the viewer may choose', () => {
  test('[LIVE-11] the rate is kept over the episodes; [LIVE-10] so is the quality, whose change keeps the place', async () => {
    const rig = await playing()
    await rig.send({ type: 'viewer.setRate', rate: 1.5 }, { type: 'viewer.selectQuality', quality: 2 })
    expect(rig.media.map(({ type }) => type)).toContain('media.pause')
    expect(rig.loads().at(-1)).toMatchObject({ quality: 2, startAt: 'place', rate: 1.5, paused: false })
    const loads = rig.loads().length
    await rig.send({ type: 'viewer.selectQuality', quality: 2 })
    expect(rig.loads()).toHaveLength(loads)
    await rig.playNow()
    await rig.sayMedia({ type: 'media.paused' })
    await rig.send({ type: 'viewer.selectQuality', quality: undefined })
    expect(rig.loads().at(-1)).toMatchObject({ quality: undefined, startAt: 'place', paused: true })
    await rig.send({ type: 'viewer.selectQuality', quality: 1 }, { type: 'viewer.playNext' })
    expect(rig.loads().at(-1)).toMatchObject({ quality: 1, rate: 1.5, startAt: 0 })
  })

  test('[AHEAD-21] an intro is skipped where the source marks one, and only there', async () => {
    const rig = await playing({ open: () => right(source({ intro: { start: 10, end: 60 } })) })
    await rig.send({ type: 'viewer.skipIntro' })
    expect(rig.media.at(-1)).toEqual({ type: 'media.seek', to: 60 * SECOND })
    const unmarked = await playing()
    const before = unmarked.media.length
    await unmarked.send({ type: 'viewer.skipIntro' })
    expect(unmarked.media).toHaveLength(before)
  })

  test('[AHEAD-20] pictures of its places come when a place is looked for, and never those of another title', async () => {
    const rig = await playing({ open: ({ item }) => right(source({ thumbnailsUrl: `/${item?.metaId}.vtt` })) })
    expect([rig.pictured, selectThumbnails(rig.snapshot())]).toEqual([[], []])
    await rig.send({ type: 'viewer.considerPlace' })
    expect([rig.pictured, selectThumbnails(rig.snapshot())]).toEqual([['/s1-1-2.vtt'], [thumbnail]])
    await rig.send({ type: 'viewer.playNext' })
    await rig.playNow()
    expect(selectThumbnails(rig.snapshot())).toEqual([])
    const bare = await playing()
    await bare.send({ type: 'viewer.considerPlace' })
    expect([bare.pictured, selectThumbnails(bare.snapshot())]).toEqual([[], []])
  })

  test('[LIVE-12] it goes small with the viewer and comes back; [VOD-13] what plays there is not begun anew', async () => {
    const rig = await playing()
    await rig.send({ type: 'viewer.navigated', page: 'search' })
    expect(rig.stands()).toBe('floating')
    const loads = rig.loads().length
    await rig.send({ type: 'title.wished', metaId: series.metaId })
    expect(rig.said).toEqual([{ type: 'toast.requested', toast: { tag: 'known', message: 'playingInFloatingWindow' } }])
    expect([rig.loads().length, rig.stands()]).toEqual([loads, 'floating'])
    await rig.send({ type: 'viewer.expand' })
    expect(rig.stands()).toBe('inline')
    await rig.send({ type: 'viewer.shrink' }, { type: 'title.wished', metaId: movie.metaId })
    expect(rig.stands()).toBe('inline')
    expect(rig.loads()).toHaveLength(loads + 1)
  })

  test('[AHEAD-14] with nothing to take along it is gone when the viewer goes', async () => {
    const rig = await vodRig({ open: () => refused(6001) })
    await rig.send({ type: 'viewer.navigated', page: 'search' })
    expect(rig.isOver()).toBe(true)
  })
})

const GOES_BACK = new Set(['viewer.seek', 'viewer.skipIntro', 'viewer.play', 'viewer.playNext', 'viewer.playPrevious'])

invariantOfSteps(
  vodPlayerModel,
  '[AHEAD-06] within a title progress never goes back without the person',
  ({ before, after, event }) =>
    before.context.item?.metaId !== after.context.item?.metaId ||
    after.context.positionSec >= before.context.positionSec ||
    GOES_BACK.has(event) ||
    !after.hasTag('watching'),
)
