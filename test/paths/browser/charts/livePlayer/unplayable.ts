import type { Route } from 'playwright/test'

const UNPLAYABLE = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="none"\nnone.m3u8\n'

/** A stream in a form that no browser plays: another try would not help. */
export const refuseForm = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'application/x-mpegurl', body: UNPLAYABLE })
