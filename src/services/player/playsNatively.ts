import { hasMediaSource } from './hasMediaSource.ts'

const PLAYLIST = 'application/vnd.apple.mpegurl'

/** The browser takes no segments from a page, but playlists as they are (AHEAD-33). */
export const playsNatively = (window: Window): boolean =>
  !hasMediaSource(window) && window.document.createElement('video').canPlayType(PLAYLIST) !== ''
