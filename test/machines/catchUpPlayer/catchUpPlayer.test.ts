import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { type AnyEventObject, createActor, createMachine, fromPromise, sendTo } from 'xstate'
import {
  type CatchUpEnd,
  type CatchUpPlayerInput,
  catchUpPlayerMachine,
  type RecordingWish,
  selectRecordingFollowsNetwork,
  selectRecordingOverlay,
  selectRecordingQualities,
  selectRecordingQuality,
} from '../../../machines/catchUpPlayer/index.ts'
import { verdictOf } from '../../../machines/catchUpPlayer/transitions.ts'
import type { StreamAnswer } from '../../../machines/livePlayer/index.ts'
import { addMs, HOUR, MINUTE } from '../../../models/codec/instant.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { channel } from '../../support/lineups.ts'
import { settle } from '../../support/playerRig.ts'
import { catchUpInput, catchUpPlayerModel, midday, news, timeShiftPlayerModel } from './model.ts'

chartSuite(catchUpPlayerModel, {
  unreachable: [{ id: 'showing|programme.finished|1', reason: 'both rights open the same form' }].map(
    ({ id, reason }) => ({ id: `catchUpPlayer.${id}`, reason }),
  ),
})
chartSuite(timeShiftPlayerModel)

const rigFor = async (
  { isOnAir = false, ...change }: Partial<CatchUpPlayerInput> & { readonly isOnAir?: boolean } = {},
  answer: (wish: RecordingWish) => StreamAnswer = ({ physical, from }) =>
    right({
      kind: 'recording',
      addresses: [`https://one.example/${physical?.dvrStreamId}`],
      begins: from ?? midday.start,
    }),
) => {
  const told: AnyEventObject[] = []
  const asked: RecordingWish[] = []
  let end: CatchUpEnd | undefined
  const child = catchUpPlayerMachine.provide({
    actors: {
      openRecording: fromPromise(async ({ input }) => {
        asked.push(input)
        return answer(input)
      }),
    },
  })
  const parent = createMachine({
    invoke: {
      id: 'recording',
      src: child,
      input: { ...catchUpInput, ...change },
      onDone: {
        actions: ({ event }) => {
          end = event.output
        },
      },
    },
    on: {
      'recording.*': { actions: ({ event }) => told.push(event) },
      '*': { actions: sendTo('recording', ({ event }) => event) },
    },
  })
  const actor = createActor(parent).start()
  actor.send({ type: isOnAir ? 'programme.onAir' : 'programme.finished' })
  await settle()
  return {
    told,
    asked,
    end: () => end,
    send: async (event: AnyEventObject) => {
      actor.send(event)
      await settle()
    },
    wishes: () => told.flatMap(event => (event.type === 'recording.wished' ? [event.wish] : [])),
    snapshot: () => actor.getSnapshot().children.recording?.getSnapshot() as never,
  }
}

describe('journeys: catch-up', () => {
  test('[CATCH-01] a programme plays from its recording, the whole of it and nothing else, from the beginning', async () => {
    const rig = await rigFor()
    expect(rig.asked).toMatchObject([{ from: midday.start, until: midday.stop, physical: { channelId: 'news-2' } }])
    expect(rig.wishes()).toEqual([
      {
        type: 'engine.load',
        source: { kind: 'recording', addresses: ['https://one.example/dvr-news-2'], begins: midday.start },
        startAt: midday.start,
        paused: false,
        rate: 1,
      },
    ])
    expect(selectRecordingOverlay(rig.snapshot())).toBe('loading')
    await rig.send({ type: 'engine.playing' })
    expect(selectRecordingOverlay(rig.snapshot())).toBe('none')
  })

  test('[CATCH-02] a place is sought in the same recording, never outside of the programme', async () => {
    const rig = await rigFor()
    for (const to of [addMs(midday.start, 20 * MINUTE), addMs(midday.start, -HOUR), addMs(midday.stop, HOUR)])
      await rig.send({ type: 'viewer.seek', to })
    expect(rig.wishes().slice(1)).toEqual(
      [addMs(midday.start, 20 * MINUTE), midday.start, midday.stop].map(to => ({ type: 'engine.seek', to })),
    )
  })

  test('[LIVE-10] [LIVE-11] [CATCH-02] another quality keeps the place, the pause and the rate', async () => {
    const rig = await rigFor()
    expect(selectRecordingQualities(rig.snapshot())).toEqual([2, 1])
    await rig.send({ type: 'viewer.setRate', rate: 1.5 })
    await rig.send({ type: 'engine.paused' })
    await rig.send({ type: 'viewer.selectQuality', quality: 1 })
    expect(selectRecordingQuality(rig.snapshot())).toBe(1)
    expect(rig.wishes().at(-1)).toMatchObject({
      type: 'engine.load',
      source: { addresses: ['https://one.example/dvr-news-1'] },
      startAt: 'place',
      paused: true,
      rate: 1.5,
    })
  })

  test('[CATCH-02] so is a place that is sought while the recording is opened', async () => {
    const rig = await rigFor()
    await Promise.all([
      rig.send({ type: 'viewer.selectQuality', quality: 1 }),
      rig.send({ type: 'viewer.seek', to: addMs(midday.stop, HOUR) }),
    ])
    expect(rig.asked).toHaveLength(2)
    expect(rig.wishes().at(-1)).toMatchObject({ type: 'engine.load', startAt: midday.stop })
  })

  test('[LIVE-10] a recording without a quality of its own follows the network', async () => {
    const physicalChannelList = news.physicalChannelList.map(physical => ({ ...physical, resolution: undefined }))
    for (const [of, follows] of [
      [news, false],
      [{ ...news, physicalChannelList }, true],
    ] as const) {
      const rig = await rigFor({ channel: of })
      expect(selectRecordingFollowsNetwork(rig.snapshot())).toBe(follows)
    }
  })

  test('[CATCH-03] the right to catch-up is its own: live does not open it, and without live it plays', async () => {
    const locked = await rigFor({ channel: channel('news', { catchUpDays: 7, isReplayOpen: false }) })
    expect(selectRecordingOverlay(locked.snapshot())).toBe('noAuthority')
    expect(locked.asked).toEqual([])
    expect(locked.wishes()).toMatchObject([{ type: 'engine.load', source: { kind: 'clip' } }])
    expect(locked.told.map(({ type }) => type)).toContain('recording.locked')
    const open = await rigFor({ channel: channel('news', { catchUpDays: 7, isOpen: false, isReplayOpen: true }) })
    expect(open.asked).toHaveLength(1)
  })

  test('[LIVE-02] [CATCH-03] time-shift needs the right to live, and that alone', async () => {
    const timeShift = { isOnAir: true, startAt: 'place' } as const
    const open = await rigFor({ ...timeShift, channel: channel('news', { catchUpDays: 7, isReplayOpen: false }) })
    expect(open.asked).toHaveLength(1)
    const half = channel('news', { catchUpDays: 7, isOpen: false, isReplayOpen: true })
    const locked = await rigFor({ ...timeShift, channel: half })
    expect(selectRecordingOverlay(locked.snapshot())).toBe('noAuthority')
    expect(locked.asked).toEqual([])
  })

  test('[CATCH-03] a right that ends takes the picture away, one that comes gives it back at its place', async () => {
    const rig = await rigFor()
    await rig.send({ type: 'engine.playing' })
    await rig.send({ type: 'lineup.changed', channels: [channel('news', { catchUpDays: 7, isReplayOpen: false })] })
    expect(selectRecordingOverlay(rig.snapshot())).toBe('noAuthority')
    await rig.send({ type: 'lineup.changed', channels: [news] })
    expect(rig.told.map(({ type }) => type)).toContain('recording.unlocked')
    expect(rig.wishes().at(-1)).toMatchObject({ source: { kind: 'recording' }, startAt: 'place' })
  })

  test('[LIVE-08] [CATCH-03] the operator may refuse it all the same', async () => {
    const rig = await rigFor({}, () => left({ tag: 'refused', errCode: 5003, message: undefined }))
    expect(selectRecordingOverlay(rig.snapshot())).toBe('noAuthority')
  })

  test.each<readonly [string, StreamAnswer, object]>([
    ['[LIVE-09] gone by the operator', left({ tag: 'refused', errCode: 6002, message: undefined }), { type: 'gone' }],
    ['[LIVE-13] out of reach', left({ tag: 'offline' }), { type: 'failed', failure: { reason: 'network' } }],
  ])('%s ends it', async (_, answer, end) => {
    const rig = await rigFor({}, () => answer)
    expect(rig.end()).toMatchObject(end)
  })

  test('[LIVE-05] tries are shown, and what they do not bring back is an end with its code', async () => {
    const rig = await rigFor()
    await rig.send({ type: 'engine.retrying' })
    expect(selectRecordingOverlay(rig.snapshot())).toBe('reconnecting')
    await rig.send({ type: 'engine.failed', failure: { kind: 'network', detail: 'levelLoadError', status: 500 } })
    expect(rig.end()).toMatchObject({ type: 'failed', failure: { reason: 'timeShift' } })
  })

  test('[LIVE-03] when the broadcast is over the same recording goes on without a load, if catch-up is open', async () => {
    const rig = await rigFor({ isOnAir: true, startAt: 'place' })
    expect(rig.asked).toMatchObject([{ from: addMs(midday.start, -MINUTE) }])
    await rig.send({ type: 'engine.playing' })
    await rig.send({ type: 'programme.finished' })
    expect(rig.asked).toHaveLength(1)
    await rig.send({ type: 'engine.ended' })
    expect(rig.end()).toEqual({ type: 'ended' })
  })
})

describe('invariants', () => {
  for (const model of [catchUpPlayerModel, timeShiftPlayerModel])
    invariant(model, '[CATCH-03] nothing is opened or shown without the right to it', snapshot => {
      const isOpen = snapshot.matches('opening') || snapshot.matches('showing')
      return !isOpen || verdictOf(snapshot.context) === 'playable'
    })
})
