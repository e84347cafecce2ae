import type { SoundTrack, TrackChoice } from '../../../models/trackChoice.ts'
import { audioFor } from '../../../models/trackRule.ts'
import { soundOf as readSound } from './hls/readTracks.ts'

/** The little of HLS playlists that preparing a channel needs; hls.js itself reads them in full. */
export interface Variant {
  readonly address: string
  readonly height: number
  readonly bandwidth: number
  readonly audioGroup: string | undefined
}

export interface Sound extends SoundTrack {
  readonly address: string
}

export interface MasterPlaylist {
  readonly variants: ReadonlyArray<Variant>
  /** The renditions of each audio group that have a playlist of their own. */
  readonly audio: ReadonlyMap<string, ReadonlyArray<Sound>>
}

export interface Segment {
  /** As it is written: a title has thousands, and few are asked for. */
  readonly uri: string
  /** Seconds. */
  readonly duration: number
}

export interface MediaPlaylist {
  readonly init: string | undefined
  readonly segments: ReadonlyArray<Segment>
  /** Nothing of it changes any more; with dates it may be a live stream that is over, and begins again. */
  readonly isWhole: boolean
  readonly isDated: boolean
  /** Its segments are whole files, and all of them are named. */
  readonly isPlain: boolean
}

const NOT_PLAIN = ['#EXT-X-PART', '#EXT-X-SKIP', '#EXT-X-BYTERANGE']

export const attributesOf = (line: string): ReadonlyMap<string, string> =>
  new Map(
    [...line.matchAll(/(?<![A-Z0-9-])([A-Z0-9-]+)=("[^"]*"|[^,]*)/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/^"|"$/g, ''),
    ]),
  )

export const linesOf = (text: string): ReadonlyArray<string> => text.split(/\r?\n/).filter(line => line !== '')
export const absolute = (uri: string, base: string): string => new URL(uri, base).href

const END = '#EXT-X-ENDLIST'
/** Nothing is added to it any more; told without reading it. */
export const isEnded = (text: string): boolean => text.includes(END)

export const isMaster = (text: string): boolean => text.includes('#EXT-X-STREAM-INF')

const variantOf = (line: string, uri: string | undefined, base: string): ReadonlyArray<Variant> => {
  if (!line.startsWith('#EXT-X-STREAM-INF:') || uri === undefined || uri.startsWith('#')) return []
  const attributes = attributesOf(line)
  return [
    {
      address: absolute(uri, base),
      height: Number(attributes.get('RESOLUTION')?.split('x')[1] ?? 0),
      bandwidth: Number(attributes.get('BANDWIDTH') ?? 0),
      audioGroup: attributes.get('AUDIO'),
    },
  ]
}

export const parseMaster = (text: string, base: string): MasterPlaylist => {
  const lines = linesOf(text)
  const audio = new Map<string, Sound[]>()
  for (const line of lines) {
    if (!line.startsWith('#EXT-X-MEDIA:')) continue
    const attributes = attributesOf(line)
    const [group, uri] = [attributes.get('GROUP-ID'), attributes.get('URI')]
    if (attributes.get('TYPE') !== 'AUDIO' || group === undefined || uri === undefined) continue
    const sound = {
      address: absolute(uri, base),
      ...readSound({
        lang: attributes.get('LANGUAGE'),
        name: attributes.get('NAME') ?? '',
        default: attributes.get('DEFAULT') === 'YES',
        characteristics: attributes.get('CHARACTERISTICS'),
        channels: attributes.get('CHANNELS'),
      }),
    }
    const sounds = audio.get(group)
    if (sounds === undefined) audio.set(group, [sound])
    else sounds.push(sound)
  }
  return { variants: lines.flatMap((line, at) => variantOf(line, lines[at + 1], base)), audio }
}

export const parseMedia = (text: string, base: string): MediaPlaylist => {
  const lines = linesOf(text)
  const map = lines.find(line => line.startsWith('#EXT-X-MAP:'))
  const init = map === undefined ? undefined : attributesOf(map).get('URI')
  const segments: Segment[] = []
  let duration = 0
  for (const line of lines) {
    if (line.startsWith('#EXTINF:')) duration = Number.parseFloat(line.slice('#EXTINF:'.length))
    else if (!line.startsWith('#')) segments.push({ uri: line, duration })
  }
  const isWhole = lines.includes(END)
  const isDated = lines.some(line => line.startsWith('#EXT-X-PROGRAM-DATE-TIME:'))
  const isPlain = !lines.some(line => NOT_PLAIN.some(tag => line.startsWith(tag)))
  return { init: init === undefined ? undefined : absolute(init, base), segments, isWhole, isDated, isPlain }
}

/** The rendition that hls.js starts with at `startLevel: 0`: the smallest picture, of those the lowest bitrate. */
export const firstVariant = ({ variants }: MasterPlaylist): Variant | undefined =>
  [...variants].sort((a, b) => a.height - b.height || a.bandwidth - b.bandwidth)[0]

/** The sound that a start of this variant plays: as the viewer chose it, else as the stream wants it (AHEAD-09, AHEAD-35). */
export const soundOf = (
  { audio }: MasterPlaylist,
  { audioGroup = '' }: Variant,
  choice: TrackChoice,
): Sound | undefined => {
  const sounds = audio.get(audioGroup) ?? []
  return sounds[audioFor(sounds, choice) ?? -1] ?? sounds.find(({ isDefault }) => isDefault) ?? sounds[0]
}

/** The segments from the one that a second of a whole stream lies in. */
export const segmentsFrom = ({ segments }: MediaPlaylist, second: number, count: number): ReadonlyArray<Segment> => {
  let end = 0
  const at = segments.findIndex(({ duration }) => {
    end += duration
    return second < end
  })
  return at < 0 ? [] : segments.slice(at, at + count)
}

/** The segments from the one that lies `behind` seconds before the edge: what a start at the live edge plays first. */
export const startSegments = (
  { segments }: Pick<MediaPlaylist, 'segments'>,
  behind: number,
  count: number,
): ReadonlyArray<Segment> => {
  let fromEdge = 0
  let at = segments.length
  while (at > 0 && fromEdge < behind) {
    at -= 1
    fromEdge += segments[at]?.duration ?? 0
  }
  return segments.slice(at, at + count)
}
