import styles from './stage.module.css'

/** The one media element of the app, with the frame that is held over it while the next stream loads. */
export interface Stage {
  /** What stands in a place of the screen; it moves from place to place and keeps playing. */
  readonly element: HTMLElement
  readonly video: HTMLVideoElement
  /** Keeps what is on screen visible until `releasePicture` (AHEAD-01: the old picture stays until the first new frame). */
  readonly holdPicture: () => void
  readonly releasePicture: () => void
  /** Moves the picture into a place; gives back how to take it out of there, unless it stands elsewhere by then. */
  readonly attachTo: (place: HTMLElement) => () => void
  /** Out of sight but in the document: an element outside of it is paused by the browser. */
  readonly park: () => void
}

/** No wider than this: the held frame is seen for a blink. */
const HELD_WIDTH = 960

interface KeepingState {
  readonly moveBefore?: (node: Node, child: Node | null) => void
}

/** Where the browser can, the move keeps picture-in-picture and everything else as it is. */
const move = (element: HTMLElement, place: HTMLElement & KeepingState): void => {
  const keepsState = element.isConnected && place.isConnected && element.ownerDocument === place.ownerDocument
  if (keepsState && place.moveBefore !== undefined) place.moveBefore(element, null)
  else place.append(element)
}

export const makeStage = (document: Document): Stage => {
  const element = document.createElement('div')
  const video = document.createElement('video')
  const held = document.createElement('canvas')
  const parking = document.createElement('div')
  element.className = styles.stage ?? ''
  video.className = styles.video ?? ''
  video.playsInline = true
  held.className = styles.held ?? ''
  held.hidden = true
  held.setAttribute('aria-hidden', 'true')
  element.append(video, held)
  parking.className = styles.parking ?? ''
  parking.inert = true
  parking.append(element)
  document.body.append(parking)

  const park = () => move(element, parking)
  return {
    element,
    video,
    holdPicture: () => {
      const { videoWidth, videoHeight, readyState } = video
      if (videoWidth === 0 || readyState < HTMLMediaElement.HAVE_CURRENT_DATA || !held.hidden) return
      const scale = Math.min(1, HELD_WIDTH / videoWidth)
      const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)]
      // a canvas that is given a size is made anew, be it the size that it has
      if (held.width !== width || held.height !== height) Object.assign(held, { width, height })
      held.getContext('2d', { alpha: false })?.drawImage(video, 0, 0, width, height)
      held.hidden = false
    },
    releasePicture: () => {
      held.hidden = true
    },
    attachTo: place => {
      move(element, place)
      return () => {
        if (element.parentElement === place) park()
      }
    },
    park,
  }
}
