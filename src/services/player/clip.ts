import { NO_TRACKS } from '../../../models/trackChoice.ts'
import { elementFacts, playElement } from './elementFacts.ts'
import type { FactSink, MediaEngine } from './engine.ts'
import type { Stage } from './stage.ts'

const NETWORK_ERROR = 2

/** Plays a file of the app itself over and over: the placeholder of a channel without rights (LIVE-07). */
export const makeClipEngine = ({ video }: Pick<Stage, 'video'>, tell: FactSink): MediaEngine => {
  let address: string | undefined
  let stop = () => {}

  const give = () => {
    stop()
    stop = () => {}
    address = undefined
    video.loop = false
    video.removeAttribute('src')
    video.load()
  }

  return {
    load: request => {
      give()
      const tellThis: Parameters<typeof playElement>[1] = fact => tell(request.generation, fact)
      const listening = new AbortController()
      address = request.address
      video.loop = true
      video.autoplay = !request.paused
      video.src = request.address
      const facts = elementFacts(video, tellThis)
      tellThis({ type: 'media.tracksFound', tracks: NO_TRACKS })
      video.addEventListener(
        'error',
        () => {
          const kind = video.error?.code === NETWORK_ERROR ? 'network' : 'unsupported'
          tellThis({ type: 'media.failed', failure: { kind, detail: 'clip', status: undefined } })
        },
        { signal: listening.signal },
      )
      stop = () => {
        listening.abort()
        facts.release()
      }
      if (!request.paused) playElement(video, tellThis)
    },
    play: () => {
      video.play().catch(() => undefined)
    },
    pause: () => video.pause(),
    seek: () => undefined,
    setRate: () => undefined,
    chooseTracks: () => undefined,
    recover: () => {
      if (address !== undefined) video.src = address
    },
    place: () => undefined,
    stats: () => ({ engine: 'video', bitrate: undefined, bandwidth: undefined, drm: undefined }),
    sign: () => undefined,
    destroy: async () => give(),
  }
}
