import { describe, expect, test } from 'vitest'
import type { MediaCommand, MediaFact } from '../../machines/engine/index.ts'
import { instant } from '../../models/codec/instant.ts'
import type { MetricFact } from '../../src/services/metrics/fact.ts'
import { type GivenUp, makePlaybackMeter, type Watched } from '../../src/services/metrics/playbackMeter.ts'
import type { MediaEngine } from '../../src/services/player/engine.ts'
import { loadOf } from '../machines/media/model.ts'
import { handTimer } from './support/browser.ts'

const load = loadOf(1, { address: 'https://cdn.example:8443/live/{token}' })
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
    ticks: () => world.now,
    now: () => instant(11_200),
  })
  const meter = {
    told: (told: MediaCommand) => measure({ told, at: world.now }),
    given: (given: MediaEngine) => measure({ given, at: world.now }),
    heard: (heard: MediaFact) => measure({ heard, at: world.now }),
    gaveUp: (gaveUp: GivenUp) => measure({ gaveUp, at: world.now }),
    left: () => measure({ left: true, at: world.now }),
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
        playedMs: 0,
        positionMs: 5_000,
        latencyMs: 6_200,
        host: 'cdn.example:8443',
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

  test('[AHEAD-46] what moved and what stood still is told apart; a pause is neither, nor what a seek asks for', () => {
    const { meter, notes, pass } = playing()
    pass(10_000)
    meter.heard(WAITING)
    pass(4_000)
    meter.heard(PLAYING)
    pass(5_000)
    meter.heard({ type: 'media.paused' })
    pass(30_000)
    meter.heard(PLAYING)
    meter.told({ type: 'media.seek', to: 'edge' })
    meter.heard(WAITING)
    pass(700)
    meter.heard(PLAYING)
    pass(1_000)
    meter.heard(WAITING)
    pass(2_000)
    meter.told({ type: 'media.unload' })
    expect(notes.at(-1)).toMatchObject({ event: 'end', playedMs: 16_000, stallCount: 2, stallMs: 6_000 })
  })

  test('[AHEAD-46] a standstill that the viewer ends by a pause has ended', () => {
    const { meter, notes, pass } = playing()
    meter.heard(WAITING)
    pass(3_000)
    meter.heard({ type: 'media.paused' })
    pass(9_000)
    meter.told({ type: 'media.unload' })
    expect(notes.at(-1)).toMatchObject({ event: 'end', stallCount: 1, stallMs: 3_000 })
  })

  test('[AHEAD-46] who leaves before the first frame is told of, with the time that was waited; what is left later is not', () => {
    const { meter, notes, pass, world } = aMeter()
    meter.told(load)
    pass(2_500)
    world.watched = { kind: 'live', contentId: '1102' }
    meter.told({ ...load, generation: 2 })
    pass(700)
    meter.left()
    expect(notes).toMatchObject([
      { event: 'exitBeforeStart', contentId: '1101', startupMs: 2_500, host: 'cdn.example:8443' },
      { event: 'exitBeforeStart', contentId: '1102', startupMs: 700 },
    ])
    const unloaded = aMeter()
    unloaded.meter.told(load)
    unloaded.pass(1_200)
    unloaded.meter.told({ type: 'media.unload' })
    unloaded.pass(2_000)
    expect(unloaded.notes).toMatchObject([{ event: 'exitBeforeStart', startupMs: 1_200 }])
    expect(unloaded.time.count()).toBe(0)
    expect(notes.every(each => !('latencyMs' in each) && !('dropped' in each))).toBe(true)
    const started = playing()
    started.meter.left()
    expect(started.events()).toEqual(['start'])
  })

  test('[AHEAD-46] what its player gives up before the first frame failed to start, and nobody left it; the next try is another viewing', () => {
    const { meter, notes, pass } = aMeter()
    const gaveUp = { kind: 'live' as const, contentId: '1101', errCode: 'LIVE-NET-404' }
    meter.gaveUp(gaveUp)
    meter.told(load)
    meter.gaveUp(gaveUp)
    meter.told({ type: 'media.unload' })
    pass(2_000)
    meter.told(load)
    meter.told({ type: 'media.unload' })
    meter.gaveUp(gaveUp)
    pass(2_000)
    meter.told(load)
    pass(90)
    meter.heard(FIRST)
    meter.gaveUp(gaveUp)
    expect(notes).toMatchObject([
      { event: 'startFailed', contentId: '1101', errCode: 'LIVE-NET-404' },
      { event: 'startFailed', viewId: 'view-1', contentId: '1101', errCode: 'LIVE-NET-404', host: 'cdn.example:8443' },
      { event: 'startFailed', viewId: 'view-2', contentId: '1101', errCode: 'LIVE-NET-404' },
      { event: 'start', viewId: 'view-3', startupMs: 90 },
      { event: 'error', viewId: 'view-3', errCode: 'LIVE-NET-404', stallCount: 0 },
    ])
  })

  test('[AHEAD-46] the host is the one that gives the stream now, without a name or a password in its address', () => {
    const { meter, notes } = playing()
    meter.told({ ...load, address: 'https://ana:secret@two.example/live/x?token=t' })
    meter.told({ type: 'media.unload' })
    expect(notes.map(({ host }) => host)).toEqual(['cdn.example:8443', 'two.example'])
    expect(JSON.stringify(notes)).not.toMatch(/ana|secret|token/)
  })

  test('[NET-07] a file of the app, and what is nothing of the operator’s, leave no trace', () => {
    const { meter, notes, pass, world } = aMeter()
    meter.told({ ...load, kind: 'clip' })
    meter.heard(FIRST)
    pass(60_000)
    world.watched = undefined
    meter.told(load)
    meter.heard(FIRST)
    expect(notes).toEqual([])
  })
})
