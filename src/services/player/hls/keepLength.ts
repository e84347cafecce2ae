import Hls, { type HlsEventEmitter, type LevelDetails } from 'hls.js'

type Loading = Pick<HlsEventEmitter, 'on'> & { readonly latestLevelDetails: LevelDetails | null }

/**
 * hls.js gives what is whole its length once. Where a buffer is at work in that moment the browser refuses it (seen with
 * 1.7.4 on a busy machine), and a film without an end keeps no place and is sought in no further than it has been fetched.
 */
export const keepLength = (hls: Loading, video: Pick<HTMLMediaElement, 'duration'>): void => {
  let source: MediaSource | undefined
  hls.on(Hls.Events.MEDIA_ATTACHED, (_, { mediaSource }) => {
    source = mediaSource
  })
  hls.on(Hls.Events.BUFFER_APPENDED, () => {
    const details = hls.latestLevelDetails
    if (details === null || details.live || video.duration !== Infinity || source?.readyState !== 'open') return
    if ([...source.sourceBuffers].every(({ updating }) => !updating)) source.duration = details.edge
  })
}
