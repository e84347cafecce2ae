import shaka from 'shaka-player/dist/shaka-player.hls-es2021.js'
import { makeCaptions } from '../hls/captions.ts'
import { captionDisplayer } from './captionDisplayer.ts'
import { TUNED_OPTIONS } from './options.ts'

/** One shaka-player that serves load after load, until the element is given back. */
export interface ReusedPlayer {
  readonly current: () => shaka.Player | undefined
  /** The player with nothing on it; what was there before has spoken its last. */
  readonly emptied: () => Promise<shaka.Player>
  /** Closes media source, keys and sessions in turn, so that whoever has the element next finds nothing of them. */
  readonly end: () => Promise<void>
}

/** `onBorne` hears of what shaka has got over. */
interface Listeners {
  readonly onError: (error: shaka.util.Error) => void
  readonly onBorne: (error: shaka.util.Error) => void
}

export const makeReusedPlayer = (video: HTMLVideoElement, { onError, onBorne }: Listeners): ReusedPlayer => {
  const captions = makeCaptions(video)
  let player: shaka.Player | undefined

  const make = async (): Promise<shaka.Player> => {
    const made = new shaka.Player()
    player = made
    made.configure({ ...TUNED_OPTIONS, textDisplayFactory: (_player: shaka.Player) => captionDisplayer(captions) })
    made.addEventListener('error', event => {
      const error: unknown = 'detail' in event ? event.detail : undefined
      if (!(error instanceof shaka.util.Error)) return
      if (error.severity === shaka.util.Error.Severity.CRITICAL) onError(error)
      else onBorne(error)
    })
    await made.attach(video)
    return made
  }

  return {
    current: () => player,
    emptied: async () => {
      if (player === undefined) return make()
      const used = player
      await used.unload()
      return used
    },
    end: async () => {
      const used = player
      player = undefined
      await used?.destroy()
    },
  }
}
