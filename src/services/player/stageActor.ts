import { fromCallback } from 'xstate'
import type { StageCommand, StageFact } from '../../../machines/livePlayer/index.ts'
import type { Sound } from './sound.ts'
import type { Stage } from './stage.ts'

export interface StageParts {
  readonly stage: Pick<Stage, 'element' | 'video'>
  readonly document: Document
  readonly window: Window
  readonly sound: { readonly read: () => Sound | undefined; readonly write: (sound: Sound) => void }
}

/** The view marks its frame around picture and controls with this attribute; the frame goes full screen with the stage. */
export const PLAYER_FRAME = 'data-player-frame'

const clamp = (volume: number): number => Math.min(1, Math.max(0, volume))

/** Volume, full screen and picture-in-picture of the one element, as the live player's `stage` actor. */
export const makeStageActor = ({ stage: { element, video }, document, window, sound }: StageParts) =>
  fromCallback<StageCommand>(({ sendBack, receive }) => {
    const listening = new AbortController()
    const { signal } = listening
    /** What the viewer chose: a sound that the browser holds back is not the viewer's choice. */
    let isChosen = false

    const tell = (fact: StageFact | { readonly type: 'network.restored' }) => sendBack(fact)
    const frame = () => element.closest(`[${PLAYER_FRAME}]`) ?? element
    const tellVolume = () => {
      const { volume, muted } = video
      if (isChosen) sound.write({ volume, muted })
      isChosen = false
      tell({ type: 'stage.volumeChanged', volume, muted })
    }
    const tellScreen = () =>
      tell({ type: document.fullscreenElement === null ? 'stage.fullScreenLeft' : 'stage.fullScreenEntered' })

    const kept = sound.read()
    if (kept !== undefined) {
      video.volume = clamp(kept.volume)
      video.muted = kept.muted
    }
    video.addEventListener('volumechange', tellVolume, { signal })
    document.addEventListener('fullscreenchange', tellScreen, { signal })
    window.addEventListener('online', () => tell({ type: 'network.restored' }), { signal })
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
        case 'stage.enterFullScreen':
          frame()
            .requestFullscreen()
            .catch(() => tell({ type: 'stage.fullScreenLeft' }))
          return
        case 'stage.leaveFullScreen':
          document.exitFullscreen().catch(() => undefined)
          return
        case 'stage.setPictureInPicture':
          video.disablePictureInPicture = !command.allowed
          if (!command.allowed && document.pictureInPictureElement === video)
            document.exitPictureInPicture().catch(() => undefined)
          return
      }
    })
    return () => listening.abort()
  })
