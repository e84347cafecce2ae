import type { MaybeWithOwnWindows } from './ownWindow.ts'

/** A picture or a sound is on, or waits for its data; also in the window over all others. */
export const plays = (window: MaybeWithOwnWindows): boolean =>
  [window, window.documentPictureInPicture?.window].some(each =>
    [...(each?.document.querySelectorAll('video') ?? [])].some(({ paused }) => !paused),
  )
