import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import {
  selectChannel,
  selectChannelId,
  selectFailure,
  selectIsBehind,
  selectIsCatchUp,
  selectIsPaused,
  selectIsPlaying,
  selectIsWatching,
  selectOverlay,
  selectPrevious,
  selectProgramme,
  selectQualities,
  selectQuality,
  selectRate,
  selectToldId,
  selectToldStart,
  selectZapChannel,
} from '../../../machines/livePlayer/index.ts'
import { addMs, HOUR, instant } from '../../../models/codec/instant.ts'
import { invariant } from '../../support/chartSuite.ts'
import { channel, channelId, programme } from '../../support/lineups.ts'
import { playerRig } from '../../support/playerRig.ts'
import { channels, news, sport } from './lineup.ts'
import { livePlayerModel } from './model.ts'

const NOON = instant(1_700_000_000_000)
const dawn = programme('dawn', addMs(NOON, -2 * HOUR), addMs(NOON, -HOUR))
const morning = programme('morning', addMs(NOON, -HOUR), NOON)
const midday = programme('midday', NOON, addMs(NOON, HOUR))
const NOW = addMs(NOON, HOUR / 2)

type Rig = Awaited<ReturnType<typeof playerRig>>

/** A viewer of one channel, and what the page tells. */
const watching = async (options: Partial<Parameters<typeof playerRig>[0]> = {}) => {
  const rig = await playerRig({ channels, channelId: channelId('news'), ...options })
  await rig.playNow()
  return rig
}
const told = ({ actor }: Rig): string => `${selectToldId(actor.getSnapshot())} ${selectOverlay(actor.getSnapshot())}`
const tune = (rig: Rig, id: string) => rig.send({ type: 'viewer.selectChannel', channelId: channelId(id) })

describe('journeys: what the page tells', () => {
  test('[AHEAD-25] another channel is told of once its first frame is painted', async () => {
    const rig = await watching()
    await tune(rig, 'sport')
    expect(rig.stream.loads.at(-1)?.address).toBe('https://one.example/live/sport-2')
    expect(told(rig)).toBe('news none')
    rig.stream.say({ type: 'media.firstFrame', paused: false })
    expect(told(rig)).toBe('news none')
    await rig.paint()
    expect(told(rig)).toBe('sport none')
  })

  test('[AHEAD-25] a picture that is not there after a tenth of a second is told to be on its way', async () => {
    const rig = await watching()
    await tune(rig, 'sport')
    await rig.pass(99)
    expect(told(rig)).toBe('news none')
    await rig.pass(1)
    expect(told(rig)).toBe('sport loading')
    await rig.playNow()
    expect(told(rig)).toBe('sport none')
  })

  test('[AHEAD-25] a first frame that is never painted is told of after a tenth of a second all the same', async () => {
    const rig = await watching()
    await tune(rig, 'sport')
    rig.stream.say({ type: 'media.firstFrame', paused: false })
    await rig.pass(100)
    expect(told(rig)).toBe('sport none')
  })

  test('[AHEAD-25] of several presses the last one is told, a tenth of a second after the first', async () => {
    const rig = await watching()
    await tune(rig, 'sport')
    await rig.pass(60)
    await tune(rig, 'radio')
    expect(told(rig)).toBe('news none')
    await rig.pass(40)
    expect(told(rig)).toBe('radio loading')
    await tune(rig, 'news')
    expect(told(rig)).toBe('news loading')
  })

  test('[AHEAD-25] the card of the channel that the keys lead to stays until it is told of', async () => {
    const rig = await watching({ channels: [news, sport] })
    await rig.send({ type: 'viewer.zap', step: 1 })
    await rig.pass(60)
    expect(rig.stream.loads.at(-1)?.address).toBe('https://one.example/live/sport-2')
    expect(selectZapChannel(rig.actor.getSnapshot())?.logicalChannelId).toBe('sport')
    await rig.playNow()
    expect(selectZapChannel(rig.actor.getSnapshot())).toBeUndefined()
    expect(told(rig)).toBe('sport none')
  })

  test('[LIVE-01] what happens to the channel that is on is told at once', async () => {
    const rig = await watching()
    await tune(rig, 'news')
    expect(told(rig)).toBe('news none')
    await rig.send({ type: 'viewer.selectQuality', quality: 1 })
    expect(told(rig)).toBe('news loading')
  })

  test('[LIVE-01] where no picture is held, the channel is told of at once', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    await tune(rig, 'sport')
    expect(told(rig)).toBe('sport loading')
  })

  test.each([
    ['a channel without the right', 'locked', 'locked noAuthority'],
    ['a channel that is gone', 'nowhere', 'nowhere gone'],
    ['a stream that cannot be opened', 'film', 'film failed'],
  ])('[AHEAD-25] [LIVE-07] [LIVE-09] [LIVE-13] %s is told of at once', async (_, id, expected) => {
    const rig = await watching()
    await tune(rig, id)
    expect(told(rig)).toBe(expected)
  })

  test('[LIVE-13] [AHEAD-25] a stream that breaks on its way is told of at once', async () => {
    const rig = await watching()
    await tune(rig, 'sport')
    rig.stream.say({ type: 'media.failed', failure: { kind: 'unsupported', detail: '', status: 404 } })
    expect(told(rig)).toBe('sport failed')
    expect(selectFailure(rig.actor.getSnapshot())).toBeDefined()
  })

  test('[CAST-01] [AHEAD-25] a national broadcast is told of at once', async () => {
    const rig = await watching()
    await tune(rig, 'sport')
    await rig.send({ type: 'broadcast.started' })
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('loading')
    expect(selectChannel(rig.actor.getSnapshot())?.logicalChannelId).toBe('cadena')
  })

  test('[AHEAD-25] a paused picture is told to be paused, with its programme, qualities and quality', async () => {
    const rig = await watching()
    await rig.onAir(midday)
    await rig.send({ type: 'viewer.selectQuality', quality: 1 })
    await rig.playNow()
    rig.stream.say({ type: 'media.paused' })
    const says = () => {
      const player = rig.actor.getSnapshot()
      return {
        isPaused: selectIsPaused(player),
        isPlaying: selectIsPlaying(player),
        isWatching: selectIsWatching(player),
        programme: selectProgramme(player),
        qualities: selectQualities(player),
        quality: selectQuality(player),
      }
    }
    const before = says()
    expect(before).toMatchObject({ isPaused: true, isPlaying: false, programme: midday, qualities: [2, 1], quality: 1 })
    await tune(rig, 'sport')
    expect(says()).toEqual(before)
    await rig.pass(100)
    expect(says()).toMatchObject({ isPaused: false, isPlaying: false, programme: undefined, quality: 2 })
  })

  test('[AHEAD-25] a programme that is caught up on is told of as such', async () => {
    const kept = [channel('news', { number: 1, catchUpDays: 7 }), sport]
    const rig = await watching({
      channels: kept,
      start: morning.start,
      find: () => right({ programme: morning, previous: dawn, next: midday, now: NOW }),
    })
    await rig.send({ type: 'viewer.setRate', rate: 2 })
    const says = () => {
      const player = rig.actor.getSnapshot()
      return [
        selectToldStart(player),
        selectIsBehind(player),
        selectIsCatchUp(player),
        selectProgramme(player),
        selectPrevious(player),
        selectRate(player),
      ]
    }
    const before = says()
    expect(before).toEqual([morning.start, true, true, morning, dawn, 2])
    await tune(rig, 'sport')
    expect(rig.stream.loads.at(-1)?.address).toBe('https://one.example/live/sport-2')
    expect(says()).toEqual(before)
    await rig.pass(100)
    expect(says()).toEqual([undefined, false, false, undefined, undefined, 1])
  })

  test('[AHEAD-25] [AHEAD-03] a programme of another channel is told of when its recording is opened', async () => {
    const rig = await watching({
      channels: [news, channel('sport', { number: 2, catchUpDays: 7 })],
      find: () => right({ programme: morning, previous: undefined, next: midday, now: NOW }),
    })
    rig.actor.send({ type: 'viewer.playProgramme', channelId: channelId('sport'), start: morning.start })
    expect(told(rig)).toBe('news none')
    await rig.pass(0)
    expect(selectIsCatchUp(rig.actor.getSnapshot())).toBe(true)
    expect(told(rig)).toBe('sport none')
  })

  test('[ROUTE-10] [AHEAD-25] the address is told of another channel together with the page, and of the last wish only', async () => {
    const rig = await watching()
    expect(rig.moves()).toEqual(['news'])
    await tune(rig, 'sport')
    await tune(rig, 'radio')
    expect(rig.moves()).toEqual(['news'])
    await rig.pass(100)
    expect(rig.moves()).toEqual(['news', 'radio'])
    await rig.playNow()
    await tune(rig, 'sport')
    await tune(rig, 'radio')
    await rig.pass(100)
    expect(rig.moves()).toEqual(['news', 'radio'])
  })

  test('[ROUTE-03] [ROUTE-10] the channel that is recalled is told, and an address without a channel is completed', async () => {
    const rig = await playerRig({ channels, remembered: channelId('sport') })
    expect(rig.moves()).toEqual(['sport'])
    await rig.send({ type: 'address.named', channelId: undefined, start: undefined })
    expect(rig.moves()).toEqual(['sport', 'sport'])
    expect(rig.stream.loads).toHaveLength(1)
  })

  test('[ROUTE-10] a programme is told by its beginning, until the viewer goes on live', async () => {
    const kept = [channel('news', { number: 1, catchUpDays: 7 }), sport]
    const rig = await watching({
      channels: kept,
      find: () => right({ programme: morning, previous: dawn, next: midday, now: NOW }),
    })
    await rig.send({ type: 'viewer.playProgramme', channelId: channelId('news'), start: morning.start })
    await rig.send({ type: 'viewer.backToLive' })
    expect(rig.moves()).toEqual(['news', `news ${morning.start}`, 'news'])
  })

  test('[ROUTE-10] [AHEAD-25] the last wish is known at once, whatever the page tells', async () => {
    const rig = await watching({ find: () => left({ tag: 'offline' }) })
    await tune(rig, 'sport')
    expect([selectToldId(rig.actor.getSnapshot()), selectChannelId(rig.actor.getSnapshot())]).toEqual(['news', 'sport'])
  })
})

describe('invariants', () => {
  invariant(
    livePlayerModel,
    '[AHEAD-25] only while a channel is promised the page tells of another one',
    snapshot => (snapshot.context.told !== undefined) === snapshot.matches({ telling: 'promised' }),
  )
  invariant(
    livePlayerModel,
    '[AHEAD-25] what needs an answer of the viewer is never held back',
    snapshot =>
      !snapshot.matches({ telling: 'promised' }) ||
      !(['noAuthority', 'gone', 'failed', 'broadcast', 'asking'] as const).some(tag => snapshot.hasTag(tag)),
  )
})
