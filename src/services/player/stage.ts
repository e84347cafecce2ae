import styles from './stage.module.css'

/** The one media element of the app, with the frame that is held over it while the next stream loads. */
export interface Stage {
  /** What a view puts into its page; it may move from page to page and keeps playing. */
  readonly element: HTMLElement
  readonly video: HTMLVideoElement
  /** Keeps what is on screen visible until `releasePicture` (AHEAD-01: the old picture stays until the first new frame). */
  readonly holdPicture: () => void
  readonly releasePicture: () => void
}

/** No wider than this: the held frame is seen for a blink. */
const HELD_WIDTH = 960

export const makeStage = (document: Document): Stage => {
  const element = document.createElement('div')
  const video = document.createElement('video')
  const held = document.createElement('canvas')
  element.className = styles.stage ?? ''
  video.className = styles.video ?? ''
  video.playsInline = true
  held.className = styles.held ?? ''
  held.hidden = true
  held.setAttribute('aria-hidden', 'true')
  element.append(video, held)

  return {
    element,
    video,
    holdPicture: () => {
      const { videoWidth, videoHeight, readyState } = video
      if (videoWidth === 0 || readyState < HTMLMediaElement.HAVE_CURRENT_DATA || !held.hidden) return
      const scale = Math.min(1, HELD_WIDTH / videoWidth)
      held.width = Math.round(videoWidth * scale)
      held.height = Math.round(videoHeight * scale)
      held.getContext('2d')?.drawImage(video, 0, 0, held.width, held.height)
      held.hidden = false
    },
    releasePicture: () => {
      held.hidden = true
    },
  }
}
