import type { CallbackLogicFunction } from 'xstate'
import type { EngineName, EnginesCommand, MediaFact, MediaKind } from '../../../machines/media/index.ts'
import { NO_CHOICE } from '../../../models/chosenTracks.ts'
import type { TrackChoice } from '../../../models/trackChoice.ts'
import type { PlaybackMeter } from '../metrics/playbackMeter.ts'
import type { CmcdOf, MediaEngine, StreamToken } from './engine.ts'
import type { Stage } from './stage.ts'
import { withToken } from './streams.ts'

export interface EnginesParts {
  readonly stage: Pick<Stage, 'video' | 'holdPicture' | 'releasePicture'>
  /** Fetches the engine's code where it is not there yet. */
  readonly engineFor: (name: EngineName, tell: (generation: number, fact: MediaFact) => void) => Promise<MediaEngine>
  readonly tokenFor: (kind: MediaKind) => StreamToken
  /** Renews the tokens before they end for as long as something plays. */
  readonly keepTokens: () => () => void
  /** The languages and the roles that the viewer chose, kept on the device (AHEAD-09, AHEAD-35). */
  readonly languages: { readonly read: () => TrackChoice | undefined; readonly write: (choice: TrackChoice) => void }
  readonly meter: PlaybackMeter
  readonly cmcdOf: CmcdOf
  /** Hears which engine has the element. */
  readonly onEngine: (engine: MediaEngine | undefined) => void
}

type Give = Extract<EnginesCommand, { readonly type: 'element.give' }>

/** The engines over the one element, as the media chart's `engines`: it says which of them has the element, and when. */
export const makeEngines =
  ({
    stage,
    engineFor,
    tokenFor,
    keepTokens,
    languages,
    meter,
    cmcdOf,
    onEngine,
  }: EnginesParts): CallbackLogicFunction<EnginesCommand> =>
  ({ sendBack, receive }) => {
    const asked = new Set<EngineName>()
    const engines = new Map<EngineName, MediaEngine>()
    const remembered = languages.read() ?? NO_CHOICE
    let active: MediaEngine | undefined
    let stopKeeping = (): void => undefined

    const tell = (generation: number, fact: MediaFact) => sendBack({ type: 'engine.told', generation, fact })

    const fetchCode = (name: EngineName): void => {
      if (asked.has(name)) return
      asked.add(name)
      engineFor(name, tell).then(
        engine => {
          engines.set(name, engine)
          sendBack({ type: 'code.came', name })
        },
        () => {
          asked.delete(name)
          sendBack({ type: 'code.missing', name })
        },
      )
    }

    const tellPlace = (): void => sendBack({ type: 'place.told', place: active?.place() })

    const give = ({ name, load, startAt, chosen }: Give): void => {
      const engine = engines.get(name)
      if (engine === undefined) return
      const { generation, address, kind, protection, begins, quality, captions, paused, rate } = load
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
        startAt,
        paused,
        rate,
        languages: { ...remembered, ...chosen },
        cmcd: cmcdOf(load),
      })
    }

    const takeBack = (): void => {
      tellPlace()
      const giving = active?.destroy()
      active = undefined
      onEngine(undefined)
      const done = () => sendBack({ type: 'element.returned' })
      giving?.then(done, done)
    }

    const chooseTracks = (choice: Partial<TrackChoice>) => {
      const chosen = { ...remembered, ...choice }
      languages.write(chosen)
      active?.chooseTracks(chosen)
    }

    receive(command => {
      switch (command.type) {
        case 'code.fetch':
          return fetchCode(command.name)
        case 'element.give':
          return give(command)
        case 'element.takeBack':
          return takeBack()
        case 'place.ask':
          return tellPlace()
        case 'picture.hold':
          return stage.holdPicture()
        case 'picture.release':
          return stage.releasePicture()
        case 'tokens.keep':
          stopKeeping = keepTokens()
          return
        case 'tokens.leave':
          return stopKeeping()
        case 'meter.note':
          return meter(command.entry.type === 'engine.told' ? { heard: command.entry.fact } : { told: command.entry })
        case 'media.playMuted':
          stage.video.muted = true
          return active?.play()
        case 'media.play':
          return active?.play()
        case 'media.pause':
          return active?.pause()
        case 'media.seek':
          return active?.seek(command.to)
        case 'media.setRate':
          return active?.setRate(command.rate)
        case 'media.chooseTracks':
          return chooseTracks(command.choice)
        case 'media.recover':
          return active?.recover(command.step)
      }
    })
    return () => {
      meter({ told: { type: 'media.unload' } })
      stopKeeping()
      active?.destroy()
      onEngine(undefined)
      stage.releasePicture()
    }
  }
