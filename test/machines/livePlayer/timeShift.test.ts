import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import {
  type Slot,
  selectCanGoBack,
  selectCanKeepWatching,
  selectChannel,
  selectFailure,
  selectIsAsking,
  selectIsCatchUp,
  selectNext,
  selectNotice,
  selectOverlay,
  selectProgramme,
  selectRate,
  selectToldStart,
} from '../../../machines/livePlayer/index.ts'
import { selectReason } from '../../../machines/notice.ts'
import { addMs, DAY, HOUR, instant, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { Programme } from '../../../models/programme.ts'
import { invariant } from '../../support/chartSuite.ts'
import { channel, channelId, programme } from '../../support/lineups.ts'
import { playerRig } from '../../support/playerRig.ts'
import { livePlayerModel } from './model.ts'

const NOON = instant(1_700_000_000_000)
const morning = programme('morning', addMs(NOON, -HOUR), NOON)
const midday = programme('midday', NOON, addMs(NOON, HOUR))
const evening = programme('evening', addMs(NOON, HOUR), addMs(NOON, 2 * HOUR))
/** Half past twelve. */
const NOW = addMs(NOON, HOUR / 2)
const twentyMinutesAgo = addMs(NOW, -20 * MINUTE)

const news = channel('news', { number: 1, qualities: [2, 1], catchUpDays: 7 })
const inStandard = channel('news', { number: 1, qualities: [1], catchUpDays: 7 })
const liveOnly = channel('liveOnly', { number: 2 })
const channels = [news, liveOnly]
const LIVE = 'https://one.example/live/news-2'
const DVR = 'https://one.example/dvr/dvr-news-2'

const slotOf = (found: Programme | undefined, now = NOW): Slot => {
  const list = [morning, midday, evening]
  const at = found === undefined ? -1 : list.indexOf(found)
  return { programme: found, previous: list[at - 1], next: at === -1 ? undefined : list[at + 1], now }
}
const guideAt = (now = NOW) => ({
  find: ({ start }: { readonly start: number | undefined }) =>
    right(
      slotOf(
        [morning, midday, evening].find(each => each.start === start),
        now,
      ),
    ),
})

const watching = async (options: Partial<Parameters<typeof playerRig>[0]> = {}) => {
  const rig = await playerRig({ channels, channelId: channelId('news'), ...guideAt(), ...options })
  await rig.playNow()
  await rig.onAir(midday)
  return rig
}
const shifted = async (options: Partial<Parameters<typeof playerRig>[0]> = {}) => {
  const rig = await watching(options)
  await rig.send({ type: 'viewer.seek', to: twentyMinutesAgo, now: NOW })
  await rig.playNow()
  return rig
}
type Rig = Awaited<ReturnType<typeof watching>>
const seen = (rig: Rig) => rig.actor.getSnapshot()
const said = (rig: Rig) => {
  const notice = selectNotice(seen(rig))
  return notice && selectReason(notice.getSnapshot())
}

describe('journeys: time-shift', () => {
  test('[LIVE-02] a place on the bar plays the recording from that moment; the programme is recorded from its beginning', async () => {
    const rig = await watching()
    expect(rig.followed).toEqual(['epg-news'])
    await rig.send({ type: 'viewer.seek', to: twentyMinutesAgo, now: NOW })
    expect(rig.stream.loads.at(-1)).toMatchObject({
      address: DVR,
      begins: addMs(NOON, -MINUTE),
      startAt: twentyMinutesAgo,
      paused: false,
    })
    await rig.playNow()
    expect(rig.viewing()).toEqual({ behind: { timeShift: 'running' } })
    expect(selectProgramme(seen(rig))).toBe(midday)
  })

  test.each([
    [109_999, 'live'],
    [110_000, 'timeShift'],
  ] as const)('[LIVE-03] %i ms from live is %s', async (offset, kind) => {
    const rig = await watching()
    await rig.send({ type: 'viewer.seek', to: addMs(NOW, -offset), now: NOW })
    expect(rig.stream.loads).toHaveLength(kind === 'live' ? 1 : 2)
    expect(rig.stream.commands).toEqual(kind === 'live' ? ['seek edge'] : ['destroy'])
  })

  test('[LIVE-02] a place before the programme is its beginning', async () => {
    const rig = await watching()
    await rig.send({ type: 'viewer.seek', to: addMs(midday.start, -MINUTE), now: NOW })
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: DVR, startAt: midday.start })
  })

  test('[LIVE-03] from time-shift, a place under 110 s from live, and one press, lead back to live', async () => {
    for (const event of [
      { type: 'viewer.seek', to: addMs(NOW, -109_999), now: NOW },
      { type: 'viewer.backToLive' },
      { type: 'viewer.selectChannel', channelId: channelId('news') },
    ] as const) {
      const rig = await shifted()
      await rig.send(event)
      expect(rig.stream.loads.at(-1)).toMatchObject({ address: LIVE, startAt: undefined, rate: 1 })
      await rig.playNow()
      expect(rig.viewing()).toEqual({ watching: 'playing' })
    }
  })

  test('[LIVE-02] another place in time-shift is sought in the same recording', async () => {
    const rig = await shifted()
    await rig.send({ type: 'viewer.seek', to: addMs(NOON, MINUTE), now: NOW })
    expect(rig.stream.loads).toHaveLength(2)
    expect(rig.stream.commands.at(-1)).toBe(`seek ${NOON + MINUTE}`)
  })

  test('[LIVE-02] [LIVE-04] [AHEAD-04] what cannot be sought is refused with the reason, every time', async () => {
    const spot = programme('spot', addMs(NOW, -60_000), addMs(NOW, 50_000))
    for (const { id, onAir, notice } of [
      { id: 'liveOnly', onAir: midday, notice: 'liveOnly' },
      { id: 'news', onAir: undefined, notice: 'liveOnly' },
      { id: 'news', onAir: spot, notice: 'shortProgramme' },
    ]) {
      const rig = await watching({ channelId: channelId(id) })
      await rig.onAir(onAir)
      expect(selectCanGoBack(seen(rig))).toBe(false)
      await rig.send({ type: 'viewer.seek', to: twentyMinutesAgo, now: NOW })
      expect(rig.stream.loads).toHaveLength(1)
      expect(said(rig)).toBe(notice)
      await rig.pass(6_000)
      expect(said(rig)).toBeUndefined()
      await rig.send({ type: 'viewer.seek', to: twentyMinutesAgo, now: NOW })
      expect(said(rig)).toBe(notice)
    }
  })

  test('[LIVE-02] [AHEAD-04] paused in live the picture stays put: after a while it goes on from the recording', async () => {
    const rig = await watching()
    rig.stream.showMoment(addMs(NOW, -8_000))
    await rig.send({ type: 'viewer.pause' })
    rig.stream.say({ type: 'media.paused' })
    await rig.pass(29_999)
    expect(rig.viewing()).toEqual({ watching: { paused: 'near' } })
    await rig.pass(1)
    expect(rig.viewing()).toEqual({ watching: { paused: 'held' } })
    await rig.pass(10 * MINUTE)
    await rig.send({ type: 'viewer.play' })
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: DVR, startAt: NOW - 8_000 })
    await rig.send({ type: 'viewer.backToLive' })
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: LIVE })
  })

  test('[LIVE-02] a pause that is short, or on a channel without time-shift, goes on in the live stream', async () => {
    for (const id of ['news', 'liveOnly']) {
      const rig = await watching({ channelId: channelId(id) })
      rig.stream.say({ type: 'media.paused' })
      await rig.pass(id === 'news' ? 29_000 : 60_000)
      await rig.send({ type: 'viewer.play' })
      expect(rig.stream.loads).toHaveLength(1)
    }
  })

  test('[AHEAD-04] a live picture that has fallen behind is at the edge with one press', async () => {
    const rig = await watching()
    await rig.send({ type: 'viewer.backToLive' })
    expect(rig.stream.commands).toEqual(['seek edge', 'play'])
  })

  test('[LIVE-11] rates are for recordings, and live is at its own', async () => {
    const rig = await watching()
    await rig.send({ type: 'viewer.setRate', rate: 2 })
    expect(selectRate(seen(rig))).toBe(1)
    await rig.send({ type: 'viewer.seek', to: twentyMinutesAgo, now: NOW })
    await rig.playNow()
    await rig.send({ type: 'viewer.setRate', rate: 2 })
    expect(rig.stream.commands.at(-1)).toBe('rate 2')
    expect(selectRate(seen(rig))).toBe(2)
    rig.stream.say({ type: 'media.caughtUp' })
    await rig.pass(0)
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: LIVE, rate: 1 })
    expect(selectRate(seen(rig))).toBe(1)
  })

  test('[LIVE-11] a rate ends with its recording: another channel, by click or by key, plays at its own', async () => {
    const sport = channel('sport', { number: 3, catchUpDays: 7 })
    for (const event of [
      { type: 'viewer.selectChannel', channelId: channelId('sport') },
      { type: 'viewer.zap', step: 1 },
    ] as const) {
      const rig = await shifted({ channels: [news, sport] })
      await rig.send({ type: 'viewer.setRate', rate: 2 })
      await rig.send(event)
      await rig.pass(250)
      await rig.playNow()
      await rig.onAir(midday)
      expect([selectChannel(seen(rig))?.logicalChannelId, selectRate(seen(rig))]).toEqual(['sport', 1])
      await rig.send({ type: 'viewer.seek', to: twentyMinutesAgo, now: NOW })
      expect(rig.stream.loads.at(-1)).toMatchObject({ address: 'https://one.example/dvr/dvr-sport-2', rate: 1 })
    }
  })

  test.each<readonly [string, (rig: Rig) => Promise<void>]>([
    ['goes on by the controls of the browser', rig => rig.playNow()],
    [
      'loses its right and gets it back',
      async rig => {
        await rig.send({ type: 'lineup.changed', channels: [channel('news', { isOpen: false, catchUpDays: 7 })] })
        await rig.send({ type: 'lineup.changed', channels })
        await rig.playNow()
      },
    ],
  ])(
    '[LIVE-15] a picture that was held and %s is live again: title and progress follow what is on air',
    async (_, goOn) => {
      const rig = await watching()
      rig.stream.say({ type: 'media.paused' })
      await rig.pass(30_000)
      expect(rig.viewing()).toEqual({ watching: { paused: 'held' } })
      await goOn(rig)
      expect(rig.viewing()).toEqual({ watching: 'playing' })
      await rig.onAir(evening)
      expect(selectProgramme(seen(rig))).toBe(evening)
    },
  )

  test('[LIVE-15] title and progress follow the programme on air; behind live they stay with what is watched', async () => {
    const rig = await watching()
    await rig.onAir(evening)
    expect(selectProgramme(seen(rig))).toBe(evening)
    const behind = await shifted()
    await behind.onAir(evening)
    expect(selectProgramme(seen(behind))).toBe(midday)
  })
})

describe('journeys: the programme ends while it is watched behind live', () => {
  test('[LIVE-03] the viewer is asked, and the picture goes on meanwhile', async () => {
    const rig = await shifted()
    expect(selectIsAsking(seen(rig))).toBe(false)
    await rig.onAir(evening)
    expect(selectIsAsking(seen(rig))).toBe(true)
    expect(rig.stream.loads).toHaveLength(2)
    await rig.send({ type: 'viewer.backToLive' })
    expect(selectIsAsking(seen(rig))).toBe(false)
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: LIVE })
  })

  test('[LIVE-03] [CATCH-01] who keeps watching goes on as catch-up without a load, under its own address', async () => {
    const rig = await shifted(guideAt(addMs(NOON, HOUR + MINUTE)))
    await rig.onAir(evening)
    expect(selectToldStart(seen(rig))).toBeUndefined()
    await rig.send({ type: 'viewer.keepWatching' })
    expect(selectIsCatchUp(seen(rig))).toBe(true)
    expect(selectToldStart(seen(rig))).toBe(midday.start)
    expect(rig.stream.loads).toHaveLength(2)
    expect(rig.recording()?.context.right).toBe('dvr')
  })

  test('[LIVE-02] [CATCH-03] without the right to catch-up time-shift plays, and from its end there is only the way back to live', async () => {
    const half = channel('news', { number: 1, qualities: [2], catchUpDays: 7, isReplayOpen: false })
    const rig = await shifted({ channels: [half] })
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: DVR })
    await rig.onAir(evening)
    expect(selectCanKeepWatching(seen(rig))).toBe(false)
    await rig.send({ type: 'viewer.keepWatching' })
    expect(selectIsCatchUp(seen(rig))).toBe(false)
  })

  test('[LIVE-15] the end of the recording leads to live, asked or not', async () => {
    const rig = await shifted()
    await rig.onAir(evening)
    rig.stream.say({ type: 'media.ended' })
    await rig.pass(0)
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: LIVE })
  })
})

describe('journeys: addresses', () => {
  test('[ROUTE-10] [AHEAD-03] the address of what is on loads nothing; that of the channel alone leads from catch-up to live', async () => {
    const rig = await watching({ start: morning.start })
    const loads = rig.stream.loads.length
    await rig.send({ type: 'address.named', channelId: news.logicalChannelId, start: morning.start })
    expect([rig.stream.loads.length, selectIsCatchUp(seen(rig))]).toEqual([loads, true])
    await rig.send({ type: 'address.named', channelId: news.logicalChannelId, start: undefined })
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: LIVE })
    await rig.send({ type: 'address.named', channelId: news.logicalChannelId, start: morning.start })
    expect([rig.stream.loads.at(-1)?.address, selectIsCatchUp(seen(rig))]).toEqual([DVR, true])
  })
})

describe('journeys: failures behind live', () => {
  const fail = async (rig: Awaited<ReturnType<typeof watching>>) => {
    rig.stream.say({ type: 'media.failed', failure: { kind: 'network', detail: 'levelLoadError', status: 500 } })
    await rig.pass(0)
  }

  test('[LIVE-05] four tries, two seconds apart, at the place last seen, then the tip; and on at that place', async () => {
    const rig = await shifted()
    rig.stream.showMoment(addMs(NOON, 15 * MINUTE))
    for (let tried = 1; tried <= 4; tried += 1) {
      await fail(rig)
      await rig.pass(1_999)
      expect(rig.stream.loads).toHaveLength(1 + tried)
      await rig.pass(1)
      expect(rig.stream.loads).toHaveLength(2 + tried)
      expect(rig.stream.loads.at(-1)).toMatchObject({ address: DVR, startAt: NOON + 15 * MINUTE })
    }
    await fail(rig)
    expect(selectOverlay(seen(rig))).toBe('failed')
    expect(selectFailure(seen(rig))?.reason).toBe('timeShift')
    expect(rig.reports).toHaveLength(1)
    await rig.send({ type: 'viewer.retry' })
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: DVR, startAt: NOON + 15 * MINUTE })
    expect(rig.viewing()).toEqual({ behind: { timeShift: 'running' } })
  })

  test('[LIVE-05] [AHEAD-05] the network back goes on unaided; the card also leads back to live', async () => {
    const rig = await shifted()
    for (let tried = 0; tried <= 4; tried += 1) {
      await fail(rig)
      await rig.pass(2 * SECOND)
    }
    expect(selectOverlay(seen(rig))).toBe('failed')
    rig.stageSays({ type: 'network.restored' })
    await rig.pass(0)
    expect(rig.viewing()).toEqual({ behind: { timeShift: 'running' } })
    for (let tried = 0; tried <= 4; tried += 1) {
      await fail(rig)
      await rig.pass(2 * SECOND)
    }
    await rig.send({ type: 'viewer.backToLive' })
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: LIVE })
  })

  test('[LIVE-07] a live right that ends takes time-shift along', async () => {
    const rig = await shifted()
    await rig.send({ type: 'lineup.changed', channels: [channel('news', { isOpen: false, catchUpDays: 7 })] })
    expect(selectOverlay(seen(rig))).toBe('noAuthority')
    expect(rig.stream.isAudible()).toBe(false)
  })
})

describe('journeys: a programme of the guide', () => {
  const opened = (start: number, options: Partial<Parameters<typeof playerRig>[0]> = {}) =>
    playerRig({ channels, channelId: channelId('news'), start: instant(start), ...guideAt(), ...options })

  test('[AHEAD-03] [CATCH-01] one that is over is caught up on, from its beginning', async () => {
    const rig = await opened(morning.start)
    expect(rig.stream.loads).toMatchObject([{ address: DVR, begins: morning.start, startAt: morning.start }])
    expect(selectIsCatchUp(seen(rig))).toBe(true)
    expect(selectProgramme(seen(rig))).toBe(morning)
  })

  test('[CATCH-01] one is played as long as the channel keeps it, and not a millisecond longer', async () => {
    const last = addMs(morning.start, 7 * DAY)
    expect(selectIsCatchUp(seen(await opened(morning.start, guideAt(last))))).toBe(true)
    const late = await opened(morning.start, guideAt(addMs(last, 1)))
    expect(late.stream.loads).toMatchObject([{ address: LIVE }])
    expect(said(late)).toBe('notInGuide')
  })

  test('[AHEAD-03] [LIVE-02] one on air is started over', async () => {
    const rig = await opened(midday.start)
    expect(rig.stream.loads).toMatchObject([{ address: DVR, startAt: midday.start }])
    expect(rig.viewing()).toEqual({ behind: { timeShift: 'running' } })
  })

  test.each([
    ['one to come', evening.start, 'notYet'],
    ['one that the guide does not know', NOON + 1, 'notInGuide'],
  ] as const)('[AHEAD-03] [EPG-07] %s is live, and it is said why', async (_, start, notice) => {
    const rig = await opened(start)
    expect(rig.stream.loads).toMatchObject([{ address: LIVE }])
    expect(said(rig)).toBe(notice)
    expect(selectToldStart(seen(rig))).toBeUndefined()
  })

  test('[AHEAD-03] a channel without time-shift plays live, and it is said why', async () => {
    const rig = await opened(midday.start, { channelId: channelId('liveOnly') })
    expect(said(rig)).toBe('liveOnly')
    expect(rig.viewing()).toEqual({ watching: 'starting' })
  })

  test('[CATCH-03] catch-up needs no live right', async () => {
    const half = channel('news', { number: 1, qualities: [2], catchUpDays: 7, isOpen: false, isReplayOpen: true })
    const rig = await opened(morning.start, { channels: [half] })
    expect(rig.stream.loads).toMatchObject([{ address: DVR }])
    await rig.send({ type: 'viewer.backToLive' })
    expect(selectOverlay(seen(rig))).toBe('noAuthority')
  })

  test('[CATCH-03] [CHAN-11] a line-up that changes meanwhile counts for what is live after it', async () => {
    const rig = await opened(morning.start)
    await rig.send({ type: 'lineup.changed', channels: [inStandard] })
    expect(selectIsCatchUp(seen(rig))).toBe(true)
    await rig.send({ type: 'viewer.backToLive' })
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: 'https://one.example/live/news-1' })
  })

  test('[CATCH-03] [CHAN-11] so does one that changes while the programme is looked up', async () => {
    const rig = await watching()
    rig.actor.send({ type: 'viewer.playProgramme', channelId: channelId('news'), start: morning.start })
    await rig.send({ type: 'lineup.changed', channels: [inStandard] })
    expect(selectIsCatchUp(seen(rig))).toBe(true)
    await rig.send({ type: 'viewer.backToLive' })
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: 'https://one.example/live/news-1' })
  })

  test('[LIVE-15] what the channel has on air is still known when one of its own programmes was asked for', async () => {
    const rig = await watching()
    await rig.send({ type: 'viewer.playProgramme', channelId: channelId('news'), start: morning.start })
    rig.stream.say({ type: 'media.ended' })
    await rig.pass(0)
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: LIVE })
    expect(selectProgramme(seen(rig))).toBe(midday)
  })

  test('[LIVE-15] what one channel has on air is not told of another whose programme was asked for', async () => {
    const sport = channel('sport', { number: 3, catchUpDays: 7 })
    const rig = await watching({ channels: [news, sport] })
    await rig.send({ type: 'viewer.playProgramme', channelId: channelId('sport'), start: morning.start })
    rig.stream.say({ type: 'media.ended' })
    await rig.pass(0)
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: 'https://one.example/live/sport-2' })
    expect(selectProgramme(seen(rig))).toBeUndefined()
  })

  test('[LIVE-15] [AHEAD-01] what one channel has on air is not told of another that the keys have led to', async () => {
    const rig = await watching()
    await rig.send({ type: 'viewer.zap', step: 1 })
    await rig.pass(250)
    await rig.playNow()
    expect(selectChannel(seen(rig))).toBe(liveOnly)
    expect(selectProgramme(seen(rig))).toBeUndefined()
  })

  test('[CATCH-02] previous and next; the one after the last that is over is started over', async () => {
    const rig = await opened(morning.start)
    await rig.onAir(midday)
    await rig.send({ type: 'viewer.playNext' })
    expect(rig.stream.loads.at(-1)).toMatchObject({ startAt: midday.start })
    expect(rig.viewing()).toEqual({ behind: { timeShift: 'running' } })
    const back = await opened(midday.start, guideAt(addMs(evening.start, MINUTE)))
    await back.send({ type: 'viewer.playPrevious' })
    expect(selectProgramme(seen(back))).toBe(morning)
  })

  test('[CATCH-02] [LIVE-15] at the end the next one plays on if it is over too, else live', async () => {
    const later = await opened(morning.start, guideAt(addMs(evening.start, MINUTE)))
    await later.onAir(evening)
    later.stream.say({ type: 'media.ended' })
    await later.pass(0)
    expect(selectProgramme(seen(later))).toBe(midday)
    expect(later.stream.loads.at(-1)).toMatchObject({ address: DVR, startAt: midday.start })
    const now = await opened(morning.start)
    await now.onAir(midday)
    now.stream.say({ type: 'media.ended' })
    await now.pass(0)
    expect(now.stream.loads.at(-1)).toMatchObject({ address: LIVE })
    expect(selectToldStart(seen(now))).toBeUndefined()
  })

  test('[LIVE-09] a programme that is gone says so, and its channel plays on', async () => {
    const rig = await opened(morning.start, {
      record: () => left({ tag: 'refused', errCode: 6001, message: undefined }),
    })
    expect(selectOverlay(seen(rig))).toBe('gone')
    await rig.send({ type: 'viewer.dismiss' })
    expect(rig.stream.loads).toMatchObject([{ address: LIVE }])
  })

  test('[LIVE-09] [CHAN-11] a line-up that changes beside a programme that is gone counts for what is live after it', async () => {
    const rig = await opened(morning.start, {
      record: () => left({ tag: 'refused', errCode: 6001, message: undefined }),
    })
    await rig.send({ type: 'lineup.changed', channels: [inStandard] })
    await rig.send({ type: 'viewer.dismiss' })
    expect(rig.stream.loads).toMatchObject([{ address: 'https://one.example/live/news-1' }])
  })

  test('[LIVE-09] one that goes while it is watched says so, though the next one is over too', async () => {
    const rig = await opened(morning.start, guideAt(addMs(evening.start, MINUTE)))
    await rig.onAir(evening)
    rig.stream.say({ type: 'media.failed', failure: { kind: 'gone', detail: 'gone', status: undefined } })
    await rig.pass(0)
    expect(selectNext(seen(rig))).toBeUndefined()
    expect(selectOverlay(seen(rig))).toBe('gone')
    expect(rig.stream.loads).toHaveLength(1)
  })

  test('[LIVE-13] a guide that does not answer is a card, and another try finds the programme', async () => {
    let isOnline = false
    const rig = await opened(morning.start, {
      find: () => (isOnline ? right(slotOf(morning)) : left({ tag: 'offline' })),
    })
    expect(selectOverlay(seen(rig))).toBe('failed')
    isOnline = true
    await rig.send({ type: 'viewer.retry' })
    expect(selectIsCatchUp(seen(rig))).toBe(true)
  })

  test('[LIVE-13] [LIVE-14] from the card of a programme that was not found one press leads to live, and no retry back', async () => {
    const rig = await opened(morning.start, { find: () => left({ tag: 'offline' }) })
    expect(rig.stream.loads).toEqual([])
    await rig.send({ type: 'viewer.backToLive' })
    await rig.playNow()
    expect(rig.stream.loads).toMatchObject([{ address: LIVE }])
    expect(selectToldStart(seen(rig))).toBeUndefined()
    expect(selectOverlay(seen(rig))).toBe('none')
  })
})

describe('invariants', () => {
  invariant(
    livePlayerModel,
    '[LIVE-02] [CATCH-01] behind live there is a programme, and its recording alone is played',
    snapshot => !snapshot.matches({ viewing: 'behind' }) || snapshot.context.behind !== undefined,
  )
  invariant(
    livePlayerModel,
    '[LIVE-02] time-shift is never watched without the right to live',
    snapshot =>
      !snapshot.matches({ viewing: { behind: 'timeShift' } }) || selectChannel(snapshot)?.liveAuthority === true,
  )
  invariant(
    livePlayerModel,
    '[AHEAD-03] live has no programme in its address',
    snapshot => !snapshot.matches({ viewing: 'watching' }) || snapshot.context.start === undefined,
  )
})

describe('journeys: a national broadcast', () => {
  test('[CAST-01] [CAST-03] takes the place of a recording, and the place in it comes back', async () => {
    const rig = await shifted({ place: addMs(NOW, -19 * MINUTE) })
    await rig.send({ type: 'broadcast.started' })
    await rig.playNow()
    expect(rig.stream.loads.at(-1)?.address).toBe('https://one.example/live/cadena-2')
    await rig.send({ type: 'broadcast.ended' })
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: DVR, startAt: addMs(NOW, -19 * MINUTE), paused: false })
    expect(selectProgramme(seen(rig))).toBe(midday)
    expect(selectChannel(seen(rig))?.logicalChannelId).toBe('news')
  })

  test('[CAST-03] who held the picture behind live finds it held', async () => {
    const rig = await shifted({ place: addMs(NOW, -19 * MINUTE), isPaused: true })
    await rig.send({ type: 'broadcast.started' })
    await rig.playNow()
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: 'https://one.example/live/cadena-2', paused: false })
    await rig.send({ type: 'broadcast.ended' })
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: DVR, startAt: addMs(NOW, -19 * MINUTE), paused: true })
  })

  test('[CAST-03] who held the live picture finds it held, behind live', async () => {
    const rig = await watching({ place: addMs(NOW, -8_000), isPaused: true })
    rig.stream.say({ type: 'media.paused' })
    await rig.pass(30_000)
    await rig.send({ type: 'broadcast.started' })
    await rig.playNow()
    await rig.send({ type: 'broadcast.ended' })
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: DVR, startAt: NOW - 8_000, paused: true })
  })

  test('[CAST-03] in catch-up the programme goes on where it was', async () => {
    const rig = await watching({ start: morning.start, place: addMs(morning.start, 10 * MINUTE) })
    expect(selectIsCatchUp(seen(rig))).toBe(true)
    await rig.send({ type: 'broadcast.started' })
    await rig.playNow()
    await rig.send({ type: 'broadcast.ended' })
    await rig.playNow()
    expect(rig.stream.loads.at(-1)).toMatchObject({ address: DVR, startAt: addMs(morning.start, 10 * MINUTE) })
    expect([selectIsCatchUp(seen(rig)), selectProgramme(seen(rig))]).toEqual([true, morning])
  })
})
