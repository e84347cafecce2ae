import { fromCallback } from 'xstate'
import type { StageCommand, StageFact } from '../../../machines/livePlayer/index.ts'
import type { Sound } from './sound.ts'
import type { Stage } from './stage.ts'

export interface StageParts {
  /** Hears when the host of a stream that was given up answers again. */
  readonly watchHost?: (listener: () => void) => () => void
  readonly stage: Pick<Stage, 'element' | 'video'>
  readonly document: Document
  readonly window: Window
  readonly sound: { readonly read: () => Sound | undefined; readonly write: (sound: Sound) => void }
}

const clamp = (volume: number): number => Math.min(1, Math.max(0, volume))

/** Volume of the one element and its leave to go picture-in-picture, as the live player's `stage` actor. */
export const makeStageActor = ({ stage: { element, video }, document, window, sound, watchHost }: StageParts) =>
  fromCallback<StageCommand>(({ sendBack, receive }) => {
    const listening = new AbortController()
    const { signal } = listening
    /** What the viewer chose: a sound that the browser holds back is not the viewer's choice. */
    let isChosen = false

    const tell = (fact: StageFact | { readonly type: 'network.restored' }) => sendBack(fact)
    const tellVolume = () => {
      const { volume, muted } = video
      if (isChosen) sound.write({ volume, muted })
      isChosen = false
      tell({ type: 'stage.volumeChanged', volume, muted })
    }

    // the element outlives the players: what the one before was told of it ends here
    video.disablePictureInPicture = false
    delete element.dataset.aspect

    const kept = sound.read()
    if (kept !== undefined) {
      video.volume = clamp(kept.volume)
      video.muted = kept.muted
    }
    video.addEventListener('volumechange', tellVolume, { signal })
    window.addEventListener('online', () => tell({ type: 'network.restored' }), { signal })
    const leaveHost = watchHost?.(() => tell({ type: 'network.restored' }))
    tell({ type: 'stage.volumeChanged', volume: video.volume, muted: video.muted })

    receive(command => {
      switch (command.type) {
        case 'stage.setVolume':
          isChosen = true
          video.volume = clamp(command.volume)
          video.muted = command.volume <= 0
          return
        case 'stage.setMuted':
          isChosen = true
          video.muted = command.muted
          return
        case 'stage.setAspect':
          element.dataset.aspect = command.aspect
          return
        case 'stage.setPictureInPicture':
          video.disablePictureInPicture = !command.allowed
          if (!command.allowed && document.pictureInPictureElement === video)
            document.exitPictureInPicture().catch(() => undefined)
          return
      }
    })
    return () => {
      leaveHost?.()
      listening.abort()
    }
  })
