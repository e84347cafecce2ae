import Hls, { type Fragment, type MediaPlaylist, type NonNativeTextTrack } from 'hls.js'
import type { CaptionTrack } from '../../../../models/trackChoice.ts'
import { makeDigitalReader } from './cea708.ts'
import { captionsOf } from './readTracks.ts'

/** Captions that travel inside the picture: a service of CEA-608 (CC1) or CEA-708 (SERVICE1), and as what it is offered. */
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

const SERVICE = /^(?:CC[1-4]|SERVICE(?:[1-9]|[1-5]\d|6[0-3]))$/
const HLS_NAME = /^textTrack([1-4])$/
const isDigital = ({ name }: Service): boolean => name.startsWith('SERVICE')

/** hls.js numbers those of CEA-608. */
const nameOf = (hlsName: string | undefined): string | undefined => {
  const [, number] = HLS_NAME.exec(hlsName ?? '') ?? []
  return number === undefined ? undefined : `CC${number}`
}

/** Who needs captions that were made for all that is heard: that is what they are where nothing else is said. */
const trackOf = (rendition: MediaPlaylist): CaptionTrack => {
  const track = captionsOf(rendition)
  return rendition.characteristics === undefined ? { ...track, role: 'sdh' } : track
}

const declaredIn = (captions: ReadonlyArray<MediaPlaylist>): ReadonlyArray<Service> =>
  captions.flatMap(rendition =>
    SERVICE.test(rendition.instreamId ?? '') ? { name: rendition.instreamId ?? '', track: trackOf(rendition) } : [],
  )

const foundAs = (name: string): Service => ({
  name,
  track: { language: '', role: 'sdh', label: name, isDefault: false },
})

/** The services of a stream: those that it tells of, and those that its pictures turn out to carry. */
export const followClosedCaptions = ({ hls, add, tellFound }: ClosedCaptionParts): (() => ReadonlyArray<Service>) => {
  const { Events } = Hls
  let declared: ReadonlyArray<Service> = []
  let found: ReadonlyArray<Service> = []
  let last: Fragment | undefined

  /** What CEA-708 says without being told of is said in CEA-608 too, where both are there. */
  const services = (): ReadonlyArray<Service> => {
    const hasOlder = [...declared, ...found].some(service => !isDigital(service))
    return [...declared, ...found.filter(service => !hasOlder || !isDigital(service))]
  }
  const find = (name: string | undefined): void => {
    if (name === undefined || [...declared, ...found].some(service => service.name === name)) return
    found = [...found, foundAs(name)]
    tellFound()
  }
  const reader = makeDigitalReader(({ service, start, end, text }) => {
    const name = `SERVICE${service}`
    find(name)
    add(name, [new VTTCue(start, end, text)])
  })

  hls.on(Events.MANIFEST_LOADED, (_, { captions }) => {
    declared = declaredIn(captions ?? [])
    found = []
    reader.reset()
  })
  hls.on(Events.NON_NATIVE_TEXT_TRACKS_FOUND, (_, { tracks }) => {
    for (const { _id } of tracks as ReadonlyArray<NonNativeTextTrack>) find(nameOf(_id))
  })
  hls.on(Events.CUES_PARSED, (_, { type, cues, track }) => {
    const name = nameOf(track)
    if (type === 'captions' && name !== undefined) add(name, cues)
  })
  hls.on(Events.FRAG_PARSING_USERDATA, (_, { frag, samples }) => {
    if (frag.type !== 'main') return
    if (last === undefined || frag.sn !== Number(last.sn) + 1 || frag.cc !== last.cc) reader.reset()
    last = frag
    for (const { pts, bytes } of samples) if (bytes !== undefined) reader.read(pts, bytes)
    reader.pause(frag.end)
  })
  return services
}
