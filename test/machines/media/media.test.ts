import { describe, expect, test } from 'vitest'
import { createActor, createMachine, fromCallback } from 'xstate'
import {
  type EnginesCommand,
  type EnginesFact,
  type MediaCommand,
  type MediaFact,
  mediaMachine,
} from '../../../machines/media/index.ts'
import { type Instant, instant } from '../../../models/codec/instant.ts'
import { chartSuite, invariant, invariantOfSteps } from '../../support/chartSuite.ts'
import { loadOf, mediaModel, protection } from './model.ts'

chartSuite(mediaModel)

/** The chart over engines that the test speaks for; an engine that is asked for its place answers at once. */
const rig = (place?: Instant) => {
  const commands: EnginesCommand[] = []
  const told: MediaFact[] = []
  let say: (fact: EnginesFact) => void = () => undefined
  const engines = fromCallback<EnginesCommand>(({ receive, sendBack }) => {
    say = sendBack
    receive(command => {
      commands.push(command)
      if (command.type === 'place.ask' || command.type === 'element.takeBack') say({ type: 'place.told', place })
    })
  })
  const parent = createMachine({
    invoke: { id: 'media', src: mediaMachine.provide({ actors: { engines } }) },
    on: { 'media.*': { actions: ({ event }) => told.push(event as MediaFact) } },
  })
  const media = createActor(parent).start().getSnapshot().children.media
  const gives = () => commands.flatMap(command => (command.type === 'element.give' ? [command] : []))
  return {
    told,
    say: (...facts: ReadonlyArray<EnginesFact>) => facts.forEach(say),
    send: (...wishes: ReadonlyArray<MediaCommand>) => {
      for (const wish of wishes) media?.send(wish)
    },
    /** What was loaded: by which engine, and from where. */
    loads: () => gives().map(({ name, load }) => `${name} ${load.address}`),
    lastLoad: () => gives().at(-1),
    /** What the engines and the stage were told since the last question. */
    done: () => commands.splice(0).map(({ type }) => type),
    state: () => media?.getSnapshot().value,
  }
}

const CLEAR: EnginesFact = { type: 'code.came', name: 'stream' }
const GUARDED: EnginesFact = { type: 'code.came', name: 'protected' }
const RETURNED: EnginesFact = { type: 'element.returned' }
const tells = (generation: number, fact: MediaFact): EnginesFact => ({ type: 'engine.told', generation, fact })
const FRAME: MediaFact = { type: 'media.firstFrame', paused: false }
const PLAYING: MediaFact = { type: 'media.playing' }

describe('journeys: one element, its engines', () => {
  test('[AHEAD-01] the first load fetches the code, and begins with it', () => {
    const { send, say, loads, done } = rig()
    send(loadOf(1))
    expect(loads()).toEqual([])
    say(CLEAR)
    expect(loads()).toEqual(['stream /1'])
    expect(done()).toEqual(['picture.hold', 'meter.note', 'tokens.keep', 'code.fetch', 'element.give'])
  })

  test('[AHEAD-01] an engine that is there loads in the same moment, and is not fetched again', () => {
    const { send, say, loads, done } = rig()
    send(loadOf(1))
    say(CLEAR)
    done()
    send(loadOf(2))
    expect(loads()).toEqual(['stream /2'])
    expect(done()).toEqual(['picture.hold', 'meter.note', 'element.give'])
  })

  test('[AHEAD-01] what an engine tells of a load that was replaced is dropped', () => {
    const { send, say, told, done } = rig()
    send(loadOf(1))
    say(CLEAR)
    send(loadOf(2))
    done()
    say(tells(1, FRAME), tells(1, PLAYING))
    expect([told, done()]).toEqual([[], []])
    say(tells(2, PLAYING))
    expect(told).toEqual([PLAYING])
  })

  test('[AHEAD-01] the old picture is held until the first new frame', () => {
    const { send, say, told, done } = rig()
    send(loadOf(1))
    say(CLEAR, tells(1, PLAYING))
    expect(done()).not.toContain('picture.release')
    say(tells(1, FRAME))
    expect(told).toEqual([PLAYING, FRAME])
    expect(done()).toEqual(['picture.release', 'meter.note'])
  })

  test('[AHEAD-01] [DRM-01] another engine waits until the one before has given the element back', () => {
    const { send, say, loads, done } = rig()
    send(loadOf(1, { protection }))
    say(GUARDED)
    send(loadOf(2))
    done()
    say(CLEAR)
    expect(loads()).toEqual([])
    expect(done()).toEqual(['element.takeBack'])
    say(RETURNED)
    expect(loads()).toEqual(['stream /2'])
  })

  test('[AHEAD-01] of the wishes that come meanwhile only the last is loaded, as it stands by then', () => {
    const { send, say, loads, lastLoad, done } = rig()
    send(loadOf(1, { protection }))
    say(GUARDED, CLEAR)
    done()
    send(loadOf(2), loadOf(3), { type: 'media.pause' }, { type: 'media.setRate', rate: 2 })
    say(RETURNED)
    expect(loads()).toEqual(['stream /3'])
    expect(lastLoad()?.load).toMatchObject({ paused: true, rate: 2 })
  })

  test('[AHEAD-01] [DRM-01] the engine that is giving the element back takes it again when it is wanted again', () => {
    const { send, say, loads } = rig()
    send(loadOf(1, { protection }))
    say(GUARDED, CLEAR)
    send(loadOf(2), loadOf(3, { protection }))
    expect(loads()).toEqual(['protected /1'])
    say(RETURNED)
    expect(loads()).toEqual(['protected /1', 'protected /3'])
  })

  test('[AHEAD-01] it waits after the end of a stream too', () => {
    const { send, say, loads, done } = rig()
    send(loadOf(1, { protection }))
    say(GUARDED, CLEAR)
    done()
    send({ type: 'media.unload' })
    expect(done()).toEqual(['element.takeBack', 'tokens.leave', 'picture.release', 'meter.note'])
    send(loadOf(2))
    expect(loads()).toEqual([])
    say(RETURNED)
    expect(loads()).toEqual(['stream /2'])
  })

  test('[AHEAD-01] the code of an engine that is wanted no more waits for its time', () => {
    const { send, say, loads, done } = rig()
    send(loadOf(1, { protection }), loadOf(2))
    say(GUARDED)
    expect(loads()).toEqual([])
    say(CLEAR)
    expect(loads()).toEqual(['stream /2'])
    done()
    send(loadOf(3, { protection }))
    expect(done()).not.toContain('code.fetch')
  })

  test('[LIVE-16] tokens are kept fresh from the first load to the end, once over however many loads', () => {
    const { send, say, done } = rig()
    send(loadOf(1))
    say(CLEAR)
    send(loadOf(2))
    expect(done().filter(type => type.startsWith('tokens'))).toEqual(['tokens.keep'])
    send({ type: 'media.unload' }, loadOf(3))
    expect(done().filter(type => type.startsWith('tokens'))).toEqual(['tokens.leave', 'tokens.keep'])
  })
})

describe('journeys: where the viewer is', () => {
  const HERE = instant(75_000)

  test('[LIVE-01] a load at its place begins where the engine that has the element is', () => {
    const { send, say, lastLoad } = rig(HERE)
    send(loadOf(1, { startAt: instant(60_000) }))
    say(CLEAR)
    expect(lastLoad()?.startAt).toBe(60_000)
    send(loadOf(2, { startAt: 'place' }))
    expect(lastLoad()).toMatchObject({ load: { generation: 2 }, startAt: HERE })
  })

  test('[LIVE-05] without a moment on screen it is where the viewer was on the way to', () => {
    const { send, say, lastLoad } = rig()
    send(loadOf(1, { startAt: instant(60_000) }))
    say(CLEAR)
    send({ type: 'media.seek', to: instant(90_000) }, loadOf(2, { startAt: 'place' }))
    expect(lastLoad()?.startAt).toBe(90_000)
    send({ type: 'media.seek', to: 'edge' }, loadOf(3, { startAt: 'place' }))
    expect(lastLoad()?.startAt).toBeUndefined()
  })

  test('[LIVE-05] the place goes from one engine to the next, and outlives what was watched', () => {
    const { send, say, lastLoad } = rig(HERE)
    send(loadOf(1))
    say(CLEAR)
    send(loadOf(2, { protection, startAt: 'place' }))
    say(GUARDED, RETURNED)
    expect(lastLoad()).toMatchObject({ name: 'protected', startAt: HERE })
    send({ type: 'media.unload' })
    say(RETURNED)
    send(loadOf(3, { protection, startAt: 'place' }))
    expect(lastLoad()).toMatchObject({ load: { generation: 3 }, startAt: HERE })
  })

  test('[LIVE-02] the edge is wished for anew: no place of before counts', () => {
    const { send, say, lastLoad } = rig(HERE)
    send(loadOf(1))
    say(CLEAR, GUARDED)
    send(loadOf(2, { protection }))
    say(RETURNED)
    expect(lastLoad()).toMatchObject({ name: 'protected', startAt: undefined })
  })
})

describe('journeys: wishes, and code that is missing', () => {
  test('[AHEAD-09] languages are chosen once, for every load to come', () => {
    const { send, say, lastLoad } = rig()
    send({ type: 'media.chooseTracks', choice: { audio: 'pt' } })
    send({ type: 'media.chooseTracks', choice: { captions: 'es' } }, loadOf(1))
    say(CLEAR)
    expect(lastLoad()?.chosen).toEqual({ audio: 'pt', captions: 'es' })
  })

  test('[LIVE-11] what is on hears every wish', () => {
    const { send, say, done } = rig()
    send(loadOf(1))
    say(CLEAR)
    done()
    const wishes = ['media.play', 'media.playMuted', 'media.pause'] as const
    send(
      ...wishes.map(type => ({ type })),
      { type: 'media.setRate', rate: 2 },
      { type: 'media.recover', step: 'retry' },
    )
    expect(done()).toEqual([...wishes, 'media.setRate', 'media.recover'])
    send({ type: 'media.seek', to: 'edge' }, { type: 'media.chooseTracks', choice: { captions: 'es' } })
    expect(done()).toEqual(['media.seek', 'meter.note', 'media.chooseTracks'])
  })

  test('[LIVE-13] code that did not come is told as a failure of the network, and fetched again with the next try', () => {
    const { send, say, told, loads, done } = rig()
    send(loadOf(1), { type: 'media.pause' })
    say({ type: 'code.missing', name: undefined })
    expect(told).toEqual([
      { type: 'media.failed', failure: { kind: 'network', detail: 'engineCode', status: undefined } },
    ])
    done()
    send({ type: 'media.recover', step: 'retry' })
    expect(done()).toEqual(['tokens.keep', 'code.fetch'])
    say({ type: 'code.missing', name: 'stream' })
    expect(told).toHaveLength(2)
    send(loadOf(2))
    say(CLEAR)
    expect(loads()).toEqual(['stream /2'])
  })

  test('[LIVE-13] code that is missing for an engine that is wanted no more is told to nobody', () => {
    const { send, say, told, loads } = rig()
    send(loadOf(1, { protection }), loadOf(2))
    say({ type: 'code.missing', name: 'protected' })
    expect(told).toEqual([])
    say(CLEAR)
    expect(loads()).toEqual(['stream /2'])
  })

  test('[LIVE-13] what cannot be loaded is over with the end of it, and leaves the picture', () => {
    const { send, say, done, state } = rig()
    send(loadOf(1))
    say({ type: 'code.missing', name: 'stream' })
    done()
    send({ type: 'media.unload' })
    expect(done()).toEqual(['picture.release', 'meter.note'])
    expect(state()).toEqual({ wish: 'nothing', element: 'free' })
  })
})

invariant(
  mediaModel,
  '[AHEAD-01] an engine is known by name exactly while it has the element',
  ({ value, context }) => (value.element === 'held') === (context.holder !== undefined),
)

invariantOfSteps(
  mediaModel,
  '[AHEAD-01] nothing loads while another engine has the element or is giving it back',
  ({ before, after, effects, event }) =>
    !effects.some(effect => effect.includes('element.give')) ||
    (before.value.element === 'returning'
      ? event === 'element.returned'
      : before.context.holder === undefined || before.context.holder === after.context.holder),
)
