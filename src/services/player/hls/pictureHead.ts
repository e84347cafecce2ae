import Hls, { type Fragment } from 'hls.js'

/** What hls.js sends along; its types say nothing of it. */
interface ParsedHead {
  readonly frag: Fragment
  readonly tracks: { readonly video?: unknown; readonly audiovideo?: unknown }
}

const isOfMain = (data: object): data is ParsedHead => 'id' in data && data.id === 'main'

/** Tells where the head of segments with a picture describes none: hls.js would look for one in them for ever. */
export const watchPictureHead = (hls: Hls, tellMissing: () => void): void => {
  hls.on(Hls.Events.FRAG_PARSING_INIT_SEGMENT, (_, data) => {
    if (!isOfMain(data)) return
    const { frag, tracks } = data
    const level = hls.levels[frag.level]
    const hasPicture = level?.videoCodec !== undefined || (level?.height ?? 0) > 0
    const isHead = frag.sn === 'initSegment'
    if (isHead && hasPicture && tracks.video === undefined && tracks.audiovideo === undefined) tellMissing()
  })
}
