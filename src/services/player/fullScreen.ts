/** The view marks its frame around picture and controls with this attribute; the frame goes full screen with the stage. */
export const PLAYER_FRAME = 'data-player-frame'

/** What an iPhone has in place of the standard: only the video itself fills its screen. */
type MaybeWebkitVideo = HTMLVideoElement & {
  readonly webkitEnterFullscreen?: () => void
  readonly webkitExitFullscreen?: () => void
}

interface FullScreenParts {
  readonly element: HTMLElement
  readonly video: HTMLVideoElement
  readonly document: Document
  readonly onChange: (isFull: boolean) => void
  readonly signal: AbortSignal
}

export interface FullScreen {
  readonly isPossible: boolean
  readonly enter: () => void
  readonly leave: () => void
}

/** The player's frame over the whole screen, or the video alone where the browser can do no more (UI-06). */
export const makeFullScreen = ({ element, video, document, onChange, signal }: FullScreenParts): FullScreen => {
  const phone: MaybeWebkitVideo = video
  const frame = () => element.closest(`[${PLAYER_FRAME}]`) ?? element

  document.addEventListener('fullscreenchange', () => onChange(document.fullscreenElement !== null), { signal })
  video.addEventListener('webkitbeginfullscreen', () => onChange(true), { signal })
  video.addEventListener('webkitendfullscreen', () => onChange(false), { signal })
  return {
    isPossible: document.fullscreenEnabled || phone.webkitEnterFullscreen !== undefined,
    enter: () => {
      if (document.fullscreenEnabled) {
        frame()
          .requestFullscreen()
          .catch(() => onChange(false))
      } else phone.webkitEnterFullscreen?.()
    },
    leave: () => {
      if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined)
      else if (!document.fullscreenEnabled) phone.webkitExitFullscreen?.()
    },
  }
}
