import { describe, expect, test } from 'vitest'
import type { MediaCommand, MediaFact } from '../../machines/engine/index.ts'
import { instant } from '../../models/codec/instant.ts'
import type { MetricFact } from '../../src/services/metrics/fact.ts'
import { makePlaybackMeter, type Watched } from '../../src/services/metrics/playbackMeter.ts'
import type { MediaEngine } from '../../src/services/player/engine.ts'
import { loadOf } from '../machines/media/model.ts'
import { handTimer } from './support/browser.ts'

const load = loadOf(1, { address: '/live/{token}' })
const FIRST: MediaFact = { type: 'media.firstFrame', paused: false }
const PLAYING: MediaFact = { type: 'media.playing' }
const WAITING: MediaFact = { type: 'media.waiting' }

const aMeter = () => {
  const notes: MetricFact[] = []
  const time = handTimer()
  const world = { now: 0, watched: { kind: 'live', contentId: '1101' } as Watched | undefined, isPaused: false }
  let ids = 0
  const nextId = () => {
    ids += 1
    return `view-${ids}`
  }
  const measure = makePlaybackMeter({
    note: fact => notes.push(fact),
    watched: ({ kind }) => (kind === 'clip' ? undefined : world.watched),
    randomId: nextId,
    video: {
      getVideoPlaybackQuality: () => ({ droppedVideoFrames: 3 }) as VideoPlaybackQuality,
      get paused() {
        return world.isPaused
      },
    },
    timer: time.timer,
  })
  const meter = {
    told: (told: MediaCommand) => measure({ told, at: world.now }),
    given: (given: MediaEngine) => measure({ given, at: world.now }),
    heard: (heard: MediaFact) => measure({ heard, at: world.now }),
  }
  const engine = { place: () => instant(5_000), stats: () => ({ bitrate: 800_000 }) } as unknown as MediaEngine
  const pass = (ms: number) => {
    world.now += ms
    time.pass(ms)
  }
  return { meter, engine, notes, world, pass, time, events: () => notes.map(({ event }) => event) }
}

const playing = () => {
  const rig = aMeter()
  rig.meter.told(load)
  rig.meter.given(rig.engine)
  rig.pass(210)
  rig.meter.heard(FIRST)
  return rig
}

describe('What a player shows is measured', () => {
  test('[NET-07] from the wish to the first frame', () => {
    const { notes } = playing()
    expect(notes).toEqual([
      {
        event: 'start',
        viewId: 'view-1',
        kind: 'live',
        contentId: '1101',
        drm: undefined,
        startupMs: 210,
        stallCount: 0,
        stallMs: 0,
        positionMs: 5_000,
        bitrate: 800_000,
        dropped: 3,
      },
    ])
  })

  test('[NET-07] every minute while it lasts, and at its end; then no more', () => {
    const { meter, notes, events, pass, time } = playing()
    pass(60_000)
    pass(60_000)
    expect(events()).toEqual(['start', 'progress', 'progress'])
    meter.told({ type: 'media.unload' })
    expect(notes.at(-1)).toMatchObject({ event: 'end', viewId: 'view-1' })
    pass(120_000)
    expect(events()).toHaveLength(4)
    expect(time.count()).toBe(0)
  })

  test('[NET-07] says nothing of progress while the picture is held', () => {
    const { events, pass, world } = playing()
    world.isPaused = true
    pass(120_000)
    expect(events()).toEqual(['start'])
    world.isPaused = false
    pass(60_000)
    expect(events()).toEqual(['start', 'progress'])
  })

  test('[NET-07] each standstill counts once, with its length; what a seek or a pause asks for is none', () => {
    const { meter, notes, events, pass } = playing()
    meter.heard(WAITING)
    meter.heard(WAITING)
    pass(1_500)
    meter.heard(PLAYING)
    expect(notes.at(-1)).toMatchObject({ event: 'stall', stallCount: 1, stallMs: 1_500 })
    meter.told({ type: 'media.seek', to: 'edge' })
    meter.heard(WAITING)
    pass(800)
    meter.heard(PLAYING)
    meter.heard({ type: 'media.paused' })
    meter.heard(PLAYING)
    expect(events()).toEqual(['start', 'stall'])
    meter.heard(WAITING)
    pass(500)
    meter.heard(PLAYING)
    expect(notes.at(-1)).toMatchObject({ event: 'stall', stallCount: 2, stallMs: 2_000 })
  })

  test('[NET-07] a stream that is loaded anew is the same viewing; another channel is another', () => {
    const { meter, notes, events, world, pass } = playing()
    meter.told({ ...load, generation: 2 })
    meter.heard(FIRST)
    expect(events()).toEqual(['start'])
    world.watched = { kind: 'live', contentId: '1102' }
    meter.told({ ...load, generation: 3 })
    pass(90)
    meter.heard(FIRST)
    expect(notes.slice(1)).toMatchObject([
      { event: 'end', contentId: '1101', viewId: 'view-1' },
      { event: 'start', contentId: '1102', viewId: 'view-2', startupMs: 90 },
    ])
  })

  test('[NET-07] what never showed a picture, and a file of the app, leave no trace', () => {
    const { meter, notes, pass, world } = aMeter()
    meter.told(load)
    pass(60_000)
    meter.told({ ...load, kind: 'clip' })
    meter.heard(FIRST)
    world.watched = undefined
    meter.told(load)
    meter.heard(FIRST)
    expect(notes).toEqual([])
  })
})
