/** The browser takes segments from a page: what hls.js and shaka-player feed. An iPhone has the second alone, since 17.1. */
export const hasMediaSource = (window: Window): boolean =>
  ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'].some(name => name in window)
