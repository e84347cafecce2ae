import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  failureCode,
  type MediaCommand,
  type MediaFact,
  type MediaFailure,
  type StartAt,
} from '../../../machines/engine/index.ts'
import { HOUR, instant, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { engineOver } from '../../support/engineOver.ts'
import { engineModel } from './model.ts'

chartSuite(engineModel)

const failure = (kind: MediaFailure['kind'], detail = 'fragLoadError'): MediaFailure => ({
  kind,
  detail,
  status: undefined,
})
const failed = (kind: MediaFailure['kind']): MediaFact => ({ type: 'media.failed', failure: failure(kind) })
const FRAME: MediaFact = { type: 'media.firstFrame', paused: false }

const engineRig = () => {
  const commands: MediaCommand[] = []
  const clock = new SimulatedClock()
  let say: (fact: MediaFact) => void = () => {}
  const engine = engineOver(({ receive, sendBack }) => {
    say = sendBack
    receive(command => commands.push(command))
  })
  const actor = createActor(engine, { clock }).start()
  return {
    actor,
    clock,
    commands,
    say: (fact: MediaFact) => say(fact),
    load: (addresses: readonly [string, ...string[]] = ['one'], startAt: StartAt = 'edge', paused = false) =>
      actor.send({ type: 'engine.load', source: { kind: 'stream', addresses }, startAt, paused, rate: 1 }),
    loads: () => commands.flatMap(command => (command.type === 'media.load' ? [command.address] : [])),
    recoveries: () => commands.flatMap(command => (command.type === 'media.recover' ? [command.step] : [])),
    state: () => JSON.stringify(actor.getSnapshot().value),
  }
}

const playing = '{"active":"playing"}'

describe('journeys: recovery', () => {
  test('[LIVE-06] a minute of buffering reloads at the edge, and playing for a while forgets it', () => {
    const rig = engineRig()
    rig.load()
    rig.say(FRAME)
    rig.say({ type: 'media.waiting' })
    rig.clock.increment(MINUTE)
    expect(rig.loads()).toEqual(['one', 'one'])
    expect(rig.commands.at(-1)).toMatchObject({ startAt: 'edge' })
    rig.say(FRAME)
    expect(rig.actor.getSnapshot().context.stallReloads).toBe(1)
    rig.clock.increment(10 * SECOND)
    expect(rig.actor.getSnapshot().context.stallReloads).toBe(0)
  })

  test('[LIVE-06] a stall is one minute also when the network is tried in between', () => {
    const rig = engineRig()
    rig.load()
    rig.say(FRAME)
    rig.say({ type: 'media.waiting' })
    rig.clock.increment(30 * SECOND)
    rig.say(failed('network'))
    rig.clock.increment(SECOND / 2)
    expect(rig.recoveries()).toEqual(['retry'])
    rig.clock.increment(29_500)
    expect(rig.loads()).toHaveLength(2)
  })

  test('[LIVE-06] after three reloads without a picture it fails, also when it never had one', () => {
    const rig = engineRig()
    rig.load()
    for (let minute = 1; minute <= 3; minute += 1) rig.clock.increment(MINUTE)
    expect(rig.loads()).toHaveLength(4)
    rig.clock.increment(MINUTE)
    expect(rig.state()).toBe('"failed"')
    expect(rig.loads()).toHaveLength(4)
    expect(rig.actor.getSnapshot().context.failure?.kind).toBe('stalled')
  })

  test('[LIVE-06] a reload begins with its first frame, and stands still there where it was paused meanwhile', () => {
    const rig = engineRig()
    rig.load()
    rig.clock.increment(MINUTE)
    rig.say({ type: 'media.playing' })
    expect(rig.state()).toBe('{"active":"stalled"}')
    rig.actor.send({ type: 'engine.pause' })
    rig.say({ type: 'media.firstFrame', paused: true })
    expect(rig.state()).toBe('{"active":{"paused":"near"}}')
  })

  test('[LIVE-13] a failing network is asked again after 0.5, 1, 2, 4, 8 and 8 seconds, then it is a failure', () => {
    const rig = engineRig()
    rig.load()
    for (const [index, wait] of [500, 1_000, 2_000, 4_000, 8_000, 8_000].entries()) {
      rig.say(failed('network'))
      rig.clock.increment(wait - 1)
      expect(rig.recoveries()).toHaveLength(index)
      rig.clock.increment(1)
      expect(rig.recoveries()).toHaveLength(index + 1)
    }
    rig.say(failed('network'))
    expect(rig.state()).toBe('"failed"')
    expect(rig.commands.at(-1)).toEqual({ type: 'media.unload' })
  })

  test('[LIVE-13] a stream that is over is asked for again for 7.5 seconds, then it is a failure', () => {
    const rig = engineRig()
    rig.load()
    rig.say(FRAME)
    for (const wait of [500, 1_000, 2_000, 4_000]) {
      rig.say(failed('over'))
      rig.clock.increment(wait)
    }
    expect(rig.recoveries()).toEqual(['retry', 'retry', 'retry', 'retry'])
    rig.say(failed('over'))
    expect(rig.state()).toBe('"failed"')
    expect(rig.actor.getSnapshot().context.failure?.kind).toBe('over')
  })

  test('[LIVE-13] a stream that was over and begins again plays on', () => {
    const rig = engineRig()
    rig.load()
    rig.say(FRAME)
    rig.say(failed('over'))
    rig.clock.increment(500)
    rig.say(FRAME)
    expect(rig.state()).toBe(playing)
  })

  test('[LIVE-13] the network back ends the wait at once', () => {
    const rig = engineRig()
    rig.load()
    rig.say(FRAME)
    rig.say(failed('network'))
    rig.actor.send({ type: 'network.restored' })
    expect(rig.recoveries()).toEqual(['retry'])
    rig.say({ type: 'media.playing' })
    expect(rig.state()).toBe(playing)
  })

  test('[LIVE-01] a host that fails twice is left for the next one of the list, in place, round and round', () => {
    const rig = engineRig()
    rig.load(['one', 'two'])
    rig.say(FRAME)
    rig.say(failed('network'))
    rig.clock.increment(500)
    expect(rig.loads()).toEqual(['one'])
    rig.say(failed('network'))
    rig.clock.increment(1_000)
    expect(rig.loads()).toEqual(['one', 'two'])
    expect(rig.commands.at(-1)).toMatchObject({ startAt: 'place' })
    rig.say(failed('network'))
    rig.clock.increment(2_000)
    expect(rig.loads()).toEqual(['one', 'two', 'one'])
  })

  test('[LIVE-01] a host that refuses the stream is left at once; the only one is a failure', () => {
    const two = engineRig()
    two.load(['one', 'two'])
    two.say(failed('refused'))
    expect(two.loads()).toEqual(['one', 'two'])
    const one = engineRig()
    one.load(['one'])
    one.say(failed('refused'))
    expect(one.state()).toBe('"failed"')
  })

  test('[LIVE-13] a broken picture is rebuilt, then rebuilt with the other sound codec, then it is a failure', () => {
    const rig = engineRig()
    rig.load()
    rig.say(FRAME)
    rig.say(failed('decoding'))
    rig.say({ type: 'media.playing' })
    rig.say(failed('decoding'))
    expect(rig.recoveries()).toEqual(['picture', 'pictureAndSound'])
    rig.say(failed('decoding'))
    expect(rig.state()).toBe('"failed"')
  })

  test('[LIVE-13] what cannot be played at all fails at once', () => {
    const rig = engineRig()
    rig.load()
    rig.say(failed('unsupported'))
    expect(rig.state()).toBe('"failed"')
  })
})

describe('journeys: recordings', () => {
  const BEGINS = instant(1_000_000)
  const recorded = (startAt: StartAt = BEGINS) => {
    const rig = engineRig()
    const load = () =>
      rig.actor.send({
        type: 'engine.load',
        source: { kind: 'recording', addresses: ['dvr'], begins: BEGINS },
        startAt,
        paused: false,
        rate: 1.5,
      })
    load()
    return { ...rig, load }
  }

  test('[LIVE-05] a failure of any kind is tried again after two seconds, at the place, four times; playing forgets it', () => {
    const rig = recorded()
    for (const [tried, kind] of (['network', 'refused', 'decoding', 'stalled'] as const).entries()) {
      rig.say(failed(kind))
      expect(rig.state()).toBe('{"active":"retrying"}')
      rig.clock.increment(1_999)
      expect(rig.loads()).toHaveLength(1 + tried)
      rig.clock.increment(1)
      expect(rig.commands.at(-1)).toMatchObject({ type: 'media.load', startAt: 'place', rate: 1.5, begins: BEGINS })
    }
    rig.say(FRAME)
    rig.clock.increment(10 * SECOND)
    expect(rig.actor.getSnapshot().context.retries).toBe(0)
    for (let tried = 0; tried < 4; tried += 1) {
      rig.say(failed('network'))
      rig.clock.increment(2 * SECOND)
    }
    rig.say(failed('network'))
    expect(rig.state()).toBe('"failed"')
  })

  test('[LIVE-05] a recording that brings no picture for 15 s is tried again; what cannot be played fails at once', () => {
    const rig = recorded()
    rig.clock.increment(15 * SECOND)
    expect(rig.state()).toBe('{"active":"retrying"}')
    rig.actor.send({ type: 'network.restored' })
    expect(rig.loads()).toHaveLength(2)
    rig.say(FRAME)
    rig.say({ type: 'media.waiting' })
    rig.clock.increment(15 * SECOND)
    expect(rig.state()).toBe('{"active":"retrying"}')
    const foreign = recorded()
    foreign.say(failed('unsupported'))
    expect(foreign.state()).toBe('"failed"')
  })

  test('[LIVE-05] without a picture it is tried again four times, then it is a failure; what is loaded next has four of its own', () => {
    const rig = recorded()
    const tryInVain = () => {
      rig.clock.increment(15 * SECOND)
      rig.clock.increment(2 * SECOND)
    }
    for (let tried = 0; tried < 4; tried += 1) tryInVain()
    expect(rig.loads()).toHaveLength(5)
    rig.clock.increment(15 * SECOND)
    expect(rig.state()).toBe('"failed"')
    rig.clock.increment(MINUTE)
    expect(rig.loads()).toHaveLength(5)
    rig.load()
    for (let tried = 0; tried < 4; tried += 1) tryInVain()
    expect(rig.loads()).toHaveLength(10)
  })

  test('[DRM-02] a licence that the operator refuses is not asked for again: the recording has failed', () => {
    const rig = recorded()
    rig.say(failed('licence'))
    expect(rig.state()).toBe('"failed"')
    rig.clock.increment(MINUTE)
    expect(rig.loads()).toHaveLength(1)
  })

  test('[LIVE-02] [AHEAD-04] a recording stays put however long the pause, also when it was lost meanwhile', () => {
    const rig = recorded()
    rig.say({ type: 'media.firstFrame', paused: true })
    rig.clock.increment(HOUR)
    rig.actor.send({ type: 'engine.play' })
    expect(rig.commands.at(-1)).toEqual({ type: 'media.play' })
    rig.say(failed('network'))
    rig.actor.send({ type: 'engine.play' })
    expect(rig.commands.at(-1)).toMatchObject({ type: 'media.load', startAt: 'place' })
  })

  test('[LIVE-10] [AHEAD-09] a title is loaded in the chosen quality alone, with its captions beside it', () => {
    const rig = engineRig()
    const captions = [{ lang: 'es', label: 'Español', url: '/es.vtt' }]
    rig.actor.send({
      type: 'engine.load',
      source: { kind: 'film', addresses: ['film'], begins: instant(0), quality: 2, captions },
      startAt: instant(0),
      paused: false,
      rate: 1,
    })
    expect(rig.commands.at(-1)).toMatchObject({ type: 'media.load', kind: 'film', quality: 2, captions })
    rig.load()
    expect(rig.commands.at(-1)).toMatchObject({ kind: 'stream', quality: undefined, captions: undefined })
  })

  test('[CATCH-02] places and speeds are passed on, and the end is told', () => {
    const rig = recorded()
    rig.say(FRAME)
    rig.actor.send({ type: 'engine.seek', to: instant(1_060_000) })
    rig.actor.send({ type: 'engine.setRate', rate: 2 })
    expect(rig.commands.slice(-2)).toEqual([
      { type: 'media.seek', to: 1_060_000 },
      { type: 'media.setRate', rate: 2 },
    ])
    rig.say({ type: 'media.paused' })
    rig.say({ type: 'media.ended' })
    expect(rig.state()).toBe('{"active":"ended"}')
    rig.say({ type: 'media.playing' })
    expect(rig.state()).toBe(playing)
  })
})

describe('journeys: wishes and facts', () => {
  test('[LIVE-01] paused stays paused: no stall, no recovery; a long pause goes on at the edge', () => {
    const rig = engineRig()
    rig.load()
    rig.say(FRAME)
    rig.actor.send({ type: 'engine.pause' })
    expect(rig.state()).toBe(playing)
    rig.say({ type: 'media.paused' })
    rig.clock.increment(109_999)
    rig.actor.send({ type: 'engine.play' })
    expect(rig.commands.at(-1)).toEqual({ type: 'media.play' })
    rig.clock.increment(1)
    expect(rig.loads()).toHaveLength(1)
    rig.actor.send({ type: 'engine.play' })
    expect(rig.loads()).toHaveLength(2)
    expect(rig.commands.at(-1)).toMatchObject({ startAt: 'edge', paused: false })
  })

  test('[LIVE-01] a stream lost while paused is loaded again by play', () => {
    const rig = engineRig()
    rig.load()
    rig.say({ type: 'media.firstFrame', paused: true })
    rig.say(failed('network'))
    rig.clock.increment(MINUTE)
    expect(rig.loads()).toHaveLength(1)
    rig.actor.send({ type: 'engine.play' })
    expect(rig.loads()).toHaveLength(2)
  })

  test('[LIVE-01] playback refused once starts without sound, refused again it waits for the person', () => {
    const rig = engineRig()
    rig.load()
    rig.say({ type: 'media.playRefused' })
    expect(rig.commands.at(-1)).toEqual({ type: 'media.playMuted' })
    rig.say({ type: 'media.playRefused' })
    expect(rig.state()).toBe('{"active":{"paused":"near"}}')
  })

  test('[AHEAD-01] every load has a generation of its own', () => {
    const rig = engineRig()
    for (let load = 1; load <= 3; load += 1) rig.load()
    rig.clock.increment(MINUTE)
    rig.load(['one', 'two'])
    rig.say(failed('refused'))
    const generations = rig.commands.flatMap(command => (command.type === 'media.load' ? [command.generation] : []))
    expect(generations).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('[LIVE-13] codes', () => {
  test('the same cause has the same code, another cause another one', () => {
    expect(failureCode(failure('network', 'levelLoadError'))).toBe(failureCode(failure('network', 'levelLoadError')))
    expect(failureCode(failure('network', 'levelLoadError'))).not.toBe(failureCode(failure('network', 'fragLoadError')))
    expect(failureCode({ ...failure('network'), status: 503 })).not.toBe(failureCode(failure('network')))
  })

  test('the digest is FNV-1a of the cause in 32 bits, its first six digits: the same in every build', () => {
    const cases = [
      [failure('network', 'levelLoadError'), 'network|levelLoadError|'],
      [{ ...failure('refused', 'manifest'), status: 404 }, 'refused|manifest|404'],
    ] as const
    for (const [told, text] of cases) {
      const digest = [...text].reduce(
        (value, character) => Math.imul(value ^ character.charCodeAt(0), 16_777_619) >>> 0,
        2_166_136_261,
      )
      expect(failureCode(told)).toBe(
        `LIVE-${told.kind.toUpperCase()}-${digest.toString(16).padStart(8, '0').slice(0, 6)}`,
      )
    }
  })

  test('a code holds nothing but the kind and a digest', () => {
    const secret: MediaFailure = { kind: 'network', detail: 'https://one.example/live?token=abc', status: 503 }
    expect(failureCode(secret)).toMatch(/^LIVE-NETWORK-[0-9a-f]{6}$/)
  })
})

describe('invariants', () => {
  invariant(
    engineModel,
    '[LIVE-06] never more than three reloads for a stall',
    ({ context }) => context.stallReloads <= 3,
  )
  invariant(
    engineModel,
    '[AHEAD-01] the address in use is one of the source',
    ({ context: { source, addressIndex } }) =>
      source === undefined || addressIndex < (source.kind === 'clip' ? 1 : source.addresses.length),
  )
  invariant(
    engineModel,
    '[LIVE-13] a failure is always named',
    snapshot => !snapshot.matches('failed') || snapshot.context.failure !== undefined,
  )
})
