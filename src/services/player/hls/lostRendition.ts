import type Hls from 'hls.js'
import type { ErrorData, MediaPlaylist } from 'hls.js'

const NOT_THERE: ReadonlySet<number | undefined> = new Set([404, 410])
/** hls.js says so once and waits for ever. */
const GARBAGE: ReadonlySet<string> = new Set(['manifestParsingError', 'levelParsingError'])

export const isGarbage = ({ details }: Pick<ErrorData, 'details'>): boolean => GARBAGE.has(details)

type Failed = Pick<ErrorData, 'details' | 'response' | 'context' | 'frag'>

/** The sound or the captions that the host does not have, or has something else in place of. */
export const lostRendition = (
  { audioTracks, audioTrack, subtitleTracks, subtitleTrack }: Hls,
  failed: Failed,
): MediaPlaylist | undefined => {
  if (!isGarbage(failed) && !NOT_THERE.has(failed.response?.code)) return undefined
  const { context, frag } = failed
  if (context?.type === 'audioTrack' || frag?.type === 'audio') return audioTracks[context?.id ?? audioTrack]
  if (context?.type === 'subtitleTrack' || frag?.type === 'subtitle')
    return subtitleTracks[context?.id ?? subtitleTrack]
  return undefined
}
