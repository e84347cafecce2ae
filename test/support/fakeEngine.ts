import type { MediaFact } from '../../machines/engine/index.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { FactSink, LoadRequest, MediaEngine } from '../../src/services/player/engine.ts'

/** An engine that does nothing by itself: it records what it is told and says what the test lets it say. */
export interface FakeEngine extends MediaEngine {
  /** Every load, oldest first. */
  readonly loads: ReadonlyArray<LoadRequest>
  /** Every other command, oldest first. */
  readonly commands: ReadonlyArray<string>
  /** A fact of the newest load, or of an older one. */
  readonly say: (fact: MediaFact, generation?: number) => void
  readonly showMoment: (at: Instant) => void
  /** Whether sound comes out of it. */
  readonly isAudible: () => boolean
}

export const makeFakeEngine = (): FakeEngine & { readonly connect: (tell: FactSink) => FakeEngine } => {
  const loads: LoadRequest[] = []
  const commands: string[] = []
  let tell: FactSink = () => {}
  let moment: Instant | undefined
  let audible = false
  let isLoaded = false

  const engine: FakeEngine = {
    loads,
    commands,
    load: request => {
      loads.push(request)
      isLoaded = true
      audible = false
    },
    play: () => commands.push('play'),
    pause: () => commands.push('pause'),
    seek: to => commands.push(`seek ${to}`),
    setRate: rate => commands.push(`rate ${rate}`),
    recover: step => commands.push(`recover ${step}`),
    chooseTracks: ({ audio, captions }) => commands.push(`chooseTracks ${audio} ${captions}`),
    place: () => moment,
    stats: () => ({ engine: 'fake', bitrate: undefined, bandwidth: undefined, drm: undefined }),
    sign: () => undefined,
    destroy: async () => {
      commands.push('destroy')
      isLoaded = false
      audible = false
    },
    say: (fact, generation = loads.at(-1)?.generation ?? 0) => {
      const isNewest = isLoaded && generation === loads.at(-1)?.generation
      if (isNewest && fact.type === 'media.playing') audible = true
      if (isNewest && (fact.type === 'media.paused' || fact.type === 'media.failed')) audible = false
      tell(generation, fact)
    },
    showMoment: at => {
      moment = at
    },
    isAudible: () => audible,
  }
  return Object.assign(engine, {
    connect: (sink: FactSink) => {
      tell = sink
      return engine
    },
  })
}
