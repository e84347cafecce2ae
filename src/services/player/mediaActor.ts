import { fromCallback } from 'xstate'
import type { MediaCommand, MediaFact, MediaSource } from '../../../machines/engine/index.ts'
import type { LoadRequest, MediaEngine } from './engine.ts'
import type { Stage } from './stage.ts'

type Load = Extract<MediaCommand, { readonly type: 'media.load' }>

export interface MediaParts {
  readonly stage: Pick<Stage, 'video' | 'holdPicture' | 'releasePicture'>
  /** Fetches the engine's code where it is not there yet. */
  readonly engineFor: (
    kind: MediaSource['kind'],
    tell: (generation: number, fact: MediaFact) => void,
  ) => Promise<MediaEngine>
  /** Puts the stream token of this moment into an address. */
  readonly withToken: (address: string) => string
}

const NO_CODE: MediaFact = {
  type: 'media.failed',
  failure: { kind: 'network', detail: 'engineCode', status: undefined },
}

/**
 * The engines over the one element, as the engine chart's `media` actor: one of them at a time has the element, facts
 * of a load that was replaced are dropped, and the old picture is held until the first new frame.
 */
export const makeMediaActor = ({ stage, engineFor, withToken }: MediaParts) =>
  fromCallback<MediaCommand>(({ sendBack, receive }) => {
    const engines = new Map<MediaSource['kind'], Promise<MediaEngine>>()
    let active: MediaEngine | undefined
    let wanted: { readonly generation: number; paused: boolean } | undefined

    const tell = (generation: number, fact: MediaFact) => {
      if (wanted?.generation !== generation) return
      if (fact.type === 'media.firstFrame') stage.releasePicture()
      sendBack(fact)
    }

    const engineOf = (kind: MediaSource['kind']): Promise<MediaEngine> => {
      const engine = engines.get(kind) ?? engineFor(kind, tell)
      engines.set(kind, engine)
      engine.catch(() => engines.delete(kind))
      return engine
    }

    const start = (engine: MediaEngine, command: Load) => {
      if (wanted?.generation !== command.generation) return
      const startAt = command.startAt === 'place' ? active?.place() : undefined
      const request: LoadRequest = {
        generation: command.generation,
        address: withToken(command.address),
        startAt,
        paused: wanted.paused,
      }
      if (active !== engine) active?.destroy()
      active = engine
      engine.load(request)
    }

    const load = (command: Load) => {
      wanted = { generation: command.generation, paused: command.paused }
      stage.holdPicture()
      engineOf(command.kind).then(
        engine => start(engine, command),
        () => tell(command.generation, NO_CODE),
      )
    }

    const unload = () => {
      wanted = undefined
      active?.destroy()
      active = undefined
      stage.releasePicture()
    }

    const setPaused = (paused: boolean) => {
      if (wanted !== undefined) wanted.paused = paused
      if (paused) active?.pause()
      else active?.play()
    }

    receive(command => {
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
        case 'media.recover':
          return active?.recover(command.step)
        case 'media.unload':
          return unload()
      }
    })
    return unload
  })
