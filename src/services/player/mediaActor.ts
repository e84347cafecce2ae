import type { CallbackLogicFunction } from 'xstate'
import type { MediaCommand, MediaFact, MediaSource } from '../../../machines/engine/index.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { TrackChoice } from '../../../models/trackChoice.ts'
import type { PlaybackMeter } from '../metrics/playbackMeter.ts'
import { type MediaEngine, NO_CODE, type StreamToken } from './engine.ts'
import type { Stage } from './stage.ts'
import { withToken } from './streams.ts'

type Load = Extract<MediaCommand, { readonly type: 'media.load' }>

/** Protected streams have an engine of their own, live and recorded alike. */
type EngineName = MediaSource['kind'] | 'protected'

export interface MediaParts {
  readonly stage: Pick<Stage, 'video' | 'holdPicture' | 'releasePicture'>
  /** Fetches the engine's code where it is not there yet. */
  readonly engineFor: (name: EngineName, tell: (generation: number, fact: MediaFact) => void) => Promise<MediaEngine>
  readonly tokenFor: (kind: MediaSource['kind']) => StreamToken
  /** Renews the tokens before they end for as long as something plays. */
  readonly keepTokens: () => () => void
  /** The languages that the viewer chose, kept on the device (AHEAD-09). */
  readonly languages: { readonly read: () => TrackChoice | undefined; readonly write: (choice: TrackChoice) => void }
  readonly meter: PlaybackMeter
  /** Hears which engine has the element. */
  readonly onEngine: (engine: MediaEngine | undefined) => void
}

const NO_CHOICE: TrackChoice = { audio: undefined, captions: undefined }

/**
 * The engines over the one element, as the engine chart's `media` actor: one of them at a time has the element, facts
 * of a load that was replaced are dropped, and the old picture is held until the first new frame.
 */
export const makeMedia =
  ({
    stage,
    engineFor,
    tokenFor,
    keepTokens,
    languages,
    meter,
    onEngine,
  }: MediaParts): CallbackLogicFunction<MediaCommand> =>
  ({ sendBack, receive }) => {
    const fetched = new Map<EngineName, Promise<MediaEngine>>()
    const engines = new Map<EngineName, MediaEngine>()
    let active: MediaEngine | undefined
    let chosen = languages.read() ?? NO_CHOICE
    let stopKeeping = (): void => undefined
    /** Resolves when the element is free of the engine before; `undefined` while it is. */
    let given: Promise<void> | undefined
    /** Where the viewer was last, or is on the way to: it outlives the load that was to show it. */
    let here: Instant | undefined
    let wanted: { readonly generation: number; paused: boolean } | undefined

    const tell = (generation: number, fact: MediaFact) => {
      if (wanted?.generation !== generation) return
      meter({ heard: fact })
      if (fact.type === 'media.firstFrame') stage.releasePicture()
      sendBack(fact)
    }

    /** An engine that is there already starts in the same moment: nothing of the page comes in between (AHEAD-01). */
    const withEngine = (name: EngineName, use: (engine: MediaEngine) => void, lack: () => void): void => {
      const ready = engines.get(name)
      if (ready !== undefined) {
        use(ready)
        return
      }
      const coming = fetched.get(name) ?? engineFor(name, tell)
      fetched.set(name, coming)
      coming.then(
        engine => {
          engines.set(name, engine)
          use(engine)
        },
        () => {
          fetched.delete(name)
          lack()
        },
      )
    }

    const place = (): Instant | undefined => {
      here = active?.place() ?? here
      return here
    }

    const give = (): void => {
      const giving = active?.destroy()
      active = undefined
      if (giving === undefined) return
      given = giving
      const done = () => {
        if (given === giving) given = undefined
      }
      giving.then(done, done)
    }

    const begin = (engine: MediaEngine, command: Load): void => {
      const { generation, address, kind, protection, begins, quality, captions, rate } = command
      if (wanted?.generation !== generation) return
      const token = tokenFor(kind)
      active = engine
      meter({ given: engine })
      onEngine(engine)
      engine.load({
        generation,
        address: withToken(address, token.current()),
        token,
        protection,
        begins,
        isFilm: kind === 'film',
        quality,
        captions,
        startAt: here,
        paused: wanted.paused,
        rate,
        languages: chosen,
      })
    }

    const start = (engine: MediaEngine, command: Load): void => {
      const { generation, startAt } = command
      if (wanted?.generation !== generation) return
      here = startAt === 'place' ? place() : startAt === 'edge' ? undefined : startAt
      if (active !== engine) give()
      const next = () => begin(engine, command)
      if (given === undefined) next()
      else given.then(next, next)
    }

    const load = (command: Load) => {
      const { generation, kind, protection, paused } = command
      if (wanted === undefined) stopKeeping = keepTokens()
      wanted = { generation, paused }
      stage.holdPicture()
      withEngine(
        protection === undefined ? kind : 'protected',
        engine => start(engine, command),
        () => tell(generation, NO_CODE),
      )
    }

    const unload = () => {
      if (wanted !== undefined) stopKeeping()
      wanted = undefined
      place()
      give()
      onEngine(undefined)
      stage.releasePicture()
    }

    const setPaused = (paused: boolean) => {
      if (wanted !== undefined) wanted.paused = paused
      if (paused) active?.pause()
      else active?.play()
    }

    const seek = (to: Instant | 'edge') => {
      here = to === 'edge' ? undefined : to
      active?.seek(to)
    }

    const chooseTracks = (choice: Partial<TrackChoice>) => {
      chosen = { ...chosen, ...choice }
      languages.write(chosen)
      active?.chooseTracks(chosen)
    }

    receive(command => {
      meter({ told: command })
      switch (command.type) {
        case 'media.load':
          return load(command)
        case 'media.play':
          return setPaused(false)
        case 'media.playMuted':
          stage.video.muted = true
          return setPaused(false)
        case 'media.pause':
          return setPaused(true)
        case 'media.seek':
          return seek(command.to)
        case 'media.setRate':
          return active?.setRate(command.rate)
        case 'media.chooseTracks':
          return chooseTracks(command.choice)
        case 'media.recover':
          return active?.recover(command.step)
        case 'media.unload':
          return unload()
      }
    })
    return () => {
      meter({ told: { type: 'media.unload' } })
      unload()
    }
  }
