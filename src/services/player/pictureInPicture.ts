import type { PictureWindow } from '../../../machines/presentation/index.ts'
import type { DocumentPictureInPicture, MaybeWithOwnWindows } from './ownWindow.ts'
import type { Stage } from './stage.ts'

export interface PictureInPicture {
  readonly isPossible: boolean
  /** Asks the browser for a window; needs a gesture of the person. Rejects where the browser refuses. */
  readonly enter: () => Promise<void>
  readonly leave: () => void
}

interface PictureInPictureParts {
  readonly stage: Pick<Stage, 'video' | 'park'>
  readonly window: Window
}

export interface PictureInPictureListener {
  readonly entered: (window: PictureWindow) => void
  readonly left: () => void
}

/** Pixels, 16 to 9: large enough for the controls. */
const SIZE = { width: 480, height: 270 }

const LOOK = ['lang', 'dir', 'data-theme', 'data-ten-foot']

/** The other window starts as an empty page: it gets the look of this one. */
const dress = ({ document: here }: Window, { document: there }: Window): void => {
  for (const name of LOOK) {
    const value = here.documentElement.getAttribute(name)
    if (value !== null) there.documentElement.setAttribute(name, value)
  }
  for (const style of here.head.querySelectorAll('link[rel="stylesheet"], style'))
    there.head.append(style.cloneNode(true))
  there.title = here.title
}

/** A window over all others: the app's own with our controls, else the browser's for the video (AHEAD-14). */
export const makePictureInPicture = ({ stage, window }: PictureInPictureParts) => {
  const { video } = stage
  const { document } = window
  const { documentPictureInPicture } = window as MaybeWithOwnWindows
  let own: Window | undefined
  let isOpening = false

  const listen = (listener: PictureInPictureListener, signal: AbortSignal): PictureInPicture => {
    const openOwn = async (windows: DocumentPictureInPicture): Promise<void> => {
      const opened = await windows.requestWindow(SIZE)
      if (signal.aborted) return opened.close()
      dress(window, opened)
      own = opened
      // the window takes everything in it along when it closes: the picture leaves it first
      opened.addEventListener('pagehide', () => {
        own = undefined
        stage.park()
        if (!signal.aborted) listener.left()
      })
      listener.entered('own')
    }
    const openNative = async (): Promise<void> => {
      await video.requestPictureInPicture()
    }
    const enter = async (): Promise<void> => {
      if (isOpening) return
      isOpening = true
      try {
        if (documentPictureInPicture === undefined) await openNative()
        else await openOwn(documentPictureInPicture)
      } finally {
        isOpening = false
      }
    }
    const leave = (): void => {
      own?.close()
      if (document.pictureInPictureElement === video) document.exitPictureInPicture().catch(() => undefined)
    }

    video.addEventListener('enterpictureinpicture', () => listener.entered('browser'), { signal })
    video.addEventListener('leavepictureinpicture', () => listener.left(), { signal })
    return {
      isPossible: documentPictureInPicture !== undefined || document.pictureInPictureEnabled,
      enter,
      leave,
    }
  }

  return {
    listen,
    /** Where the controls of the app's own window go, while there is one. */
    body: () => own?.document.body,
  }
}
