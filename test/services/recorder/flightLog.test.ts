import { withStubs } from '@sintonia/statechart-paths'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { engineMachine } from '../../../machines/engine/index.ts'
import { livePlayerMachine } from '../../../machines/livePlayer/index.ts'
import { toastsMachine } from '../../../machines/toasts.ts'
import { defaultPlayConfig } from '../../../models/appProperties.ts'
import { channel, channelId } from '../../support/lineups.ts'
import { recorderRig, troubles } from './rig.ts'

const CHANNELS = ['news', 'sport', 'film'].map((name, index) => channel(name, { number: index + 1 }))

const WISHES = [
  { type: 'viewer.zap', step: 1 },
  { type: 'viewer.zap', step: -1 },
  { type: 'zap.settled' },
  { type: 'viewer.selectChannel', channelId: channelId('film') },
  { type: 'viewer.selectChannel', channelId: channelId('gone') },
  { type: 'viewer.pause' },
  { type: 'viewer.play' },
  { type: 'viewer.setVolume', volume: 0.25 },
  { type: 'lineup.changed', channels: CHANNELS.slice(1) },
  { type: 'engine.failed', failure: { kind: 'network', detail: 'manifestLoadError', status: 503 } },
  { type: 'network.restored' },
  { type: 'viewer.retry' },
] as const

const bytes = (text: string): number => new TextEncoder().encode(text).length

/** The live player with the engine's real chart, and nobody behind the other ports. */
const play = (rig: ReturnType<typeof recorderRig>, wishes: ReadonlyArray<(typeof WISHES)[number]>) => {
  const machine = withStubs(livePlayerMachine, { engine: withStubs(engineMachine) })
  const player = createActor(machine, {
    input: {
      channels: CHANNELS,
      channelId: channelId('news'),
      start: undefined,
      isTakenOver: false,
      playConfig: defaultPlayConfig,
    },
    clock: new SimulatedClock(),
    inspect: rig.inspect,
    id: 'livePlayer',
  })
  player.subscribe({ error: () => undefined })
  player.start()
  for (const wish of wishes) player.send(wish)
  return player
}

describe('[AHEAD-27] The last steps of every chart', () => {
  test('begin with the start of each actor and its transitions, and follow every event', () => {
    const rig = recorderRig()
    const player = play(rig, [WISHES[0], WISHES[7]])
    const steps = rig.log.steps().filter(({ log }) => log.chart === 'livePlayer')
    // Without a parent the player tells itself what it would tell the app.
    const heard = steps.map(({ event }) => event.type).filter(type => !type.startsWith('picture.'))
    expect(heard).toEqual(['xstate.init', 'viewer.zap', 'viewer.setVolume'])
    expect(steps.at(-1)?.snapshot.value).toEqual(player.getSnapshot().value)
    expect(steps[0]?.taken.length).toBeGreaterThan(0)
    expect(rig.log.actors().map(({ id, chart, isRunning }) => [id, chart, isRunning])).toContainEqual([
      'livePlayer',
      'livePlayer',
      true,
    ])
  })

  test('whatever happened and whatever room there is: the file fits, and leads to the same states', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...WISHES), { maxLength: 60 }),
        fc.integer({ min: 3_000, max: 40_000 }),
        (wishes, limit) => {
          const rig = recorderRig(limit)
          const player = play(rig, wishes)
          expect(bytes(rig.text())).toBeLessThanOrEqual(limit)
          const recording = rig.recording()
          expect(troubles(recording)).toEqual([])
          const last = recording.charts.livePlayer?.events.at(-1)
          if (last !== undefined) expect(last.state).toEqual(player.getSnapshot().value)
          player.stop()
        },
      ),
      { numRuns: 60 },
    )
  })

  test('ten thousand events leave the last ones, from where the first of them began', () => {
    const rig = recorderRig(50_000)
    const toasts = createActor(toastsMachine, { inspect: rig.inspect, clock: new SimulatedClock() }).start()
    for (let count = 0; count < 10_000; count += 1)
      toasts.send({ type: 'toast.requested', toast: { tag: 'said', text: `message ${count % 7}` } })
    const { start, events } = rig.recording().charts.toasts ?? {}
    expect(start?.state).toEqual(events?.[0]?.state)
    expect(events?.length).toBeGreaterThan(100)
    expect(events?.length).toBeLessThan(1_000)
    expect(rig.log.steps().length).toBeLessThan(2_000)
    expect(troubles(rig.recording())).toEqual([])
  })

  test('an actor whose state alone has no room is named and not told', () => {
    const rig = recorderRig(4_000)
    const toasts = createActor(toastsMachine, { inspect: rig.inspect, clock: new SimulatedClock() }).start()
    toasts.send({ type: 'view.came' })
    toasts.send({ type: 'toast.requested', toast: { tag: 'said', text: 'x'.repeat(5_000) } })
    toasts.send({ type: 'viewer.dismissToast' })
    const first = rig.recording()
    expect(bytes(rig.text())).toBeLessThanOrEqual(4_000)
    expect(troubles(first)).toEqual([])
    toasts.send({ type: 'toast.requested', toast: { tag: 'said', text: 'x'.repeat(5_000) } })
    expect(rig.recording()).toMatchObject({ charts: {}, leftOut: ['toasts'] })
  })

  test('an actor that stopped stays beside the one that took its place', () => {
    const rig = recorderRig()
    const first = play(rig, [])
    first.stop()
    const recording = rig.recording()
    expect(recording.charts.livePlayer?.events.map(({ event }) => event.type)).not.toContain('xstate.stop')
    expect(troubles(recording)).toEqual([])
  })
})
