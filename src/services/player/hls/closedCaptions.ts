import Hls, { type MediaPlaylist, type NonNativeTextTrack } from 'hls.js'
import type { CaptionTrack } from '../../../../models/trackChoice.ts'
import { captionsOf } from './readTracks.ts'

/** Captions that travel inside the picture (CEA-608): a service, as hls.js calls it, and as what it is offered. */
export interface Service {
  readonly name: string
  readonly track: CaptionTrack
}

interface ClosedCaptionParts {
  readonly hls: Hls
  readonly add: (service: string, cues: ReadonlyArray<TextTrackCue>) => void
  /** Another service than those that the stream has told of. */
  readonly tellFound: () => void
}

const CHANNEL = /^CC([1-4])$/
const HLS_NAME = /^textTrack([1-4])$/

/** Who needs captions that were made for all that is heard: that is what they are where nothing else is said. */
const trackOf = (rendition: MediaPlaylist): CaptionTrack => {
  const track = captionsOf(rendition)
  return rendition.characteristics === undefined ? { ...track, role: 'sdh' } : track
}

const declaredIn = (captions: ReadonlyArray<MediaPlaylist>): ReadonlyArray<Service> =>
  captions.flatMap(rendition => {
    const [, number] = CHANNEL.exec(rendition.instreamId ?? '') ?? []
    return number === undefined ? [] : { name: `textTrack${number}`, track: trackOf(rendition) }
  })

/** The services of a stream: those that it tells of, and those that its pictures turn out to carry. */
export const followClosedCaptions = ({ hls, add, tellFound }: ClosedCaptionParts): (() => ReadonlyArray<Service>) => {
  const { Events } = Hls
  let services: ReadonlyArray<Service> = []
  hls.on(Events.MANIFEST_LOADED, (_, { captions }) => {
    services = declaredIn(captions ?? [])
  })
  const find = ({ _id: name }: NonNativeTextTrack): void => {
    const [, number] = HLS_NAME.exec(name ?? '') ?? []
    if (name === undefined || number === undefined || services.some(service => service.name === name)) return
    const track: CaptionTrack = { language: '', role: 'sdh', label: `CC${number}`, isDefault: false }
    services = [...services, { name, track }]
    tellFound()
  }
  hls.on(Events.NON_NATIVE_TEXT_TRACKS_FOUND, (_, { tracks }) => tracks.forEach(find))
  hls.on(Events.CUES_PARSED, (_, { type, cues, track }) => {
    if (type === 'captions') add(track, cues)
  })
  return () => services
}
