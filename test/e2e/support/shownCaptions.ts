import type { Page } from 'playwright/test'

/** The captions on screen at this moment. */
export const shownCaptions = (page: Page): Promise<readonly string[]> =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement) =>
      [...video.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .flatMap(({ activeCues }) => [...(activeCues ?? [])].map(cue => (cue as VTTCue).text)),
    )
