import Hls from 'hls.js'
import type { MediaFact } from '../../../../machines/engine/index.ts'
import { type Instant, instant } from '../../../../models/codec/instant.ts'
import { type ElementFacts, elementFacts, playElement } from '../elementFacts.ts'
import type { FactSink, LoadRequest, MediaEngine } from '../engine.ts'
import type { Prefetch } from '../prefetch.ts'
import type { Stage } from '../stage.ts'
import { describeFailure } from './describeFailure.ts'
import { memoryLoader } from './memoryLoader.ts'
import { TUNED_OPTIONS } from './options.ts'
import { positionOf } from './position.ts'

export interface HlsEngineParts {
  readonly stage: Pick<Stage, 'video'>
  readonly prefetch: Prefetch
  readonly tell: FactSink
}

interface Loaded {
  readonly hls: Hls
  readonly request: LoadRequest
  readonly facts: ElementFacts
  readonly tell: (fact: MediaFact) => void
}

/** A plain seek as soon as the element takes one: hls.js may not be stopped and started again while its first segment is on the way. */
const startInPlace = (hls: Hls, video: HTMLVideoElement, at: Instant): void => {
  const seek = () => {
    const details = hls.latestLevelDetails
    const position = details === null ? undefined : positionOf(details, at)
    if (position !== undefined) video.currentTime = position
  }
  video.addEventListener('loadedmetadata', seek, { once: true })
  hls.once(Hls.Events.DESTROYING, () => video.removeEventListener('loadedmetadata', seek))
}

/**
 * hls.js behind the port. Every load has an hls.js of its own, so what an old one still says is known by its generation.
 * The element's `data-moment` is the programme's date on screen.
 */
export const makeHlsEngine = ({ stage: { video }, prefetch, tell }: HlsEngineParts): MediaEngine => {
  const loader = memoryLoader(Hls.DefaultConfig.loader, prefetch)
  let loaded: Loaded | undefined

  const showMoment = () => {
    const date = loaded?.hls.playingDate
    if (date !== null && date !== undefined) video.dataset.moment = date.toISOString()
  }
  const release = (): void => {
    video.removeEventListener('timeupdate', showMoment)
    delete video.dataset.moment
    loaded?.facts.release()
    loaded?.hls.destroy()
    loaded = undefined
  }

  const load = (request: LoadRequest): void => {
    const tellThis = (fact: MediaFact) => tell(request.generation, fact)
    if (!Hls.isSupported()) {
      tellThis({ type: 'media.failed', failure: { kind: 'unsupported', detail: 'mediaSource', status: undefined } })
      return
    }
    const hls = new Hls({ ...TUNED_OPTIONS, loader })
    hls.on(Hls.Events.ERROR, (_, data) => {
      if (data.fatal) tellThis({ type: 'media.failed', failure: describeFailure(data) })
    })
    hls.loadSource(request.address)
    release()
    video.autoplay = !request.paused
    if (request.startAt !== undefined) startInPlace(hls, video, request.startAt)
    hls.attachMedia(video)
    video.addEventListener('timeupdate', showMoment)
    loaded = { hls, request, facts: elementFacts(video, tellThis), tell: tellThis }
    if (!request.paused) playElement(video, tellThis)
  }

  return {
    load,
    play: () => {
      if (loaded !== undefined) playElement(video, loaded.tell)
    },
    pause: () => {
      video.autoplay = false
      video.pause()
    },
    recover: step => {
      if (loaded === undefined) return
      const { hls, request, facts } = loaded
      facts.expectProgress()
      if (step === 'retry') {
        if (hls.levels.length > 0) hls.startLoad()
        else hls.loadSource(request.address)
        return
      }
      if (step === 'pictureAndSound') hls.swapAudioCodec()
      hls.recoverMediaError()
      playElement(video, loaded.tell)
    },
    place: () => {
      const date = loaded?.hls.playingDate
      return date === null || date === undefined ? undefined : instant(date.getTime())
    },
    destroy: release,
  }
}
