import { fromCallback } from 'xstate'
import type { PlaceCommand, PlaceFact } from '../../../machines/vodPlayer/index.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import { every } from '../clock/every.ts'
import type { Timer } from '../clock/timer.ts'
import type { Places } from './places.ts'

interface PlacesActorParts {
  readonly video: HTMLVideoElement
  readonly window: Window
  readonly timer: Timer
  readonly places: Pick<Places, 'keep' | 'report'>
}

/** A tab that is killed loses no more (AHEAD-06: at most 10 s). */
const LOOK_EVERY = 5 * SECOND

/** Says where the picture is every few seconds and wherever it comes to rest, and keeps what the chart makes of it. */
export const makePlacesActor = ({ video, window, timer, places }: PlacesActorParts) =>
  fromCallback<PlaceCommand>(({ sendBack, receive }) => {
    const listening = new AbortController()
    const { signal } = listening
    const say = (fact: PlaceFact): void => sendBack(fact)
    const tell = (): void => {
      const { currentTime, duration, seeking, readyState } = video
      const isCertain = Number.isFinite(duration) && !seeking && readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
      if (isCertain) say({ type: 'place.moved', positionSec: currentTime, durationSec: duration })
    }
    const hide = (): void => {
      tell()
      say({ type: 'page.hidden' })
    }
    const stopLooking = every(timer, LOOK_EVERY, tell)
    for (const event of ['pause', 'seeked']) video.addEventListener(event, tell, { signal })
    window.addEventListener('pagehide', hide, { signal })
    window.document.addEventListener(
      'visibilitychange',
      () => {
        if (window.document.visibilityState === 'hidden') hide()
      },
      { signal },
    )
    receive(({ type, progress }) => {
      if (type === 'place.keep') places.keep(progress)
      else places.report(progress)
    })
    return () => {
      listening.abort()
      stopLooking()
    }
  })
