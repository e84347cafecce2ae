import type { Dash, DashSegment, DashStretch, DashTrack } from './dash.ts'
import type { DashRole } from './dashRoles.ts'

const SOUND = 'sound'
const quoted = (text: string): string => `"${text.replace(/["\r\n]/g, '')}"`

const streamLine = ({ bandwidth, codecs, size, frameRate }: DashTrack, sound: DashTrack | undefined): string => {
  const all = [codecs, ...(sound === undefined ? [] : [sound.codecs])].filter(each => each !== '')
  return [
    `#EXT-X-STREAM-INF:BANDWIDTH=${Math.max(1, bandwidth + (sound?.bandwidth ?? 0))}`,
    ...(all.length > 0 ? [`CODECS=${quoted(all.join(','))}`] : []),
    ...(size === undefined ? [] : [`RESOLUTION=${size}`]),
    ...(frameRate === undefined ? [] : [`FRAME-RATE=${frameRate.toFixed(3)}`]),
    ...(sound === undefined ? [] : [`AUDIO="${SOUND}"`]),
  ].join(',')
}

const STEREO = 2
const isSurround = ({ channels = STEREO }: DashTrack): boolean => channels > STEREO

/** The best of each language, purpose and sort: HLS has one sound for all pictures. What is for everybody comes first. */
const soundsOf = (tracks: ReadonlyArray<DashTrack>): ReadonlyArray<DashTrack> => {
  const best = new Map<string, DashTrack>()
  for (const track of tracks.filter(({ kind }) => kind === 'audio')) {
    const key = JSON.stringify([track.language, track.role, isSurround(track)])
    const known = best.get(key)
    if (known === undefined || track.bandwidth > known.bandwidth) best.set(key, track)
  }
  const sounds = [...best.values()]
  return [...sounds.filter(({ role }) => role === 'main'), ...sounds.filter(({ role }) => role !== 'main')]
}

/** What HLS calls them (RFC 8216bis, 4.4.6.1.2; who signs: AVFoundation); a commentary is never chosen by itself. */
const MARKS: Readonly<Record<DashRole, string>> = {
  main: 'AUTOSELECT=YES',
  description: 'AUTOSELECT=YES,CHARACTERISTICS="public.accessibility.describes-video"',
  commentary: 'AUTOSELECT=NO,CHARACTERISTICS="public.auxiliary-content"',
  sign: 'AUTOSELECT=NO,CHARACTERISTICS="public.accessibility.sign-language-interpretation"',
}

/** No two of a group may have one name. */
const nameOf = (track: DashTrack): string =>
  [
    track.language ?? track.id,
    ...(track.role === 'main' ? [] : [track.role]),
    ...(isSurround(track) ? [`${track.channels}`] : []),
  ].join(' ')

const mediaLine = (track: DashTrack, isFirst: boolean, address: string): string =>
  [
    `#EXT-X-MEDIA:TYPE=${track.kind.toUpperCase()},GROUP-ID="${track.kind === 'audio' ? SOUND : track.role}",NAME=${quoted(nameOf(track))}`,
    ...(track.language === undefined ? [] : [`LANGUAGE=${quoted(track.language)}`]),
    `DEFAULT=${isFirst ? 'YES' : 'NO'},${MARKS[track.role]}`,
    ...(track.channels === undefined ? [] : [`CHANNELS="${track.channels}"`]),
    `URI=${quoted(address)}`,
  ].join(',')

/** The HLS master playlist of a DASH stream, for the engine that plays HLS. */
export const dashMaster = ({ tracks }: Dash, addressOf: (track: DashTrack) => string): string => {
  const videos = tracks.filter(({ kind }) => kind === 'video')
  const plain = videos.filter(({ role }) => role !== 'sign')
  const pictures = plain.length > 0 ? plain : videos
  const signed = videos.find(track => !pictures.includes(track))
  const sounds = soundsOf(tracks)
  const [first] = pictures.length > 0 ? sounds : []
  const streams = pictures.length > 0 ? pictures : sounds
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(first === undefined ? [] : sounds.map((sound, at) => mediaLine(sound, at === 0, addressOf(sound)))),
    ...(signed === undefined ? [] : [mediaLine(signed, false, addressOf(signed))]),
    ...streams.flatMap(track => [streamLine(track, first), addressOf(track)]),
    '',
  ].join('\n')
}

/** Numbers for segments that are named by their time: what is known keeps its number, what is new goes on from there. */
export type Counter = (segments: ReadonlyArray<DashSegment>) => number

export const makeCounter = (): Counter => {
  let known = new Map<number, number>()
  let next = 0
  return segments => {
    const met = segments.findIndex(({ begin }) => known.has(begin))
    const first = met < 0 ? next : (known.get(segments[met]?.begin ?? 0) ?? 0) - met
    known = new Map(segments.map(({ begin }, at) => [begin, first + at]))
    next = first + segments.length
    return first
  }
}

const WINDOW = 60

/** The newest minute, where it is live: what is older is not shown. */
const windowOf = (segments: ReadonlyArray<DashSegment>): ReadonlyArray<DashSegment> => {
  const edge = segments.at(-1)
  return edge === undefined ? [] : segments.filter(({ begin }) => begin >= edge.begin - WINDOW)
}

const dateLine = (at: number): string => `#EXT-X-PROGRAM-DATE-TIME:${new Date(at * 1000).toISOString()}`

const stretchLines = ({ init, segments }: DashStretch, at: number, datedFrom: number | undefined) => [
  ...(at === 0 ? [] : ['#EXT-X-DISCONTINUITY']),
  `#EXT-X-MAP:URI=${quoted(init)}`,
  ...segments.flatMap(({ address, begin, seconds }) => [
    ...(datedFrom === undefined ? [] : [dateLine(datedFrom + begin)]),
    `#EXTINF:${seconds.toFixed(5)},`,
    address,
  ]),
]

/** The HLS media playlist of one track of a DASH stream. */
export const dashMedia = ({ isLive, beganAt }: Dash, { stretches }: DashTrack, counter: Counter): string => {
  const shown = isLive ? stretches.map(each => ({ ...each, segments: windowOf(each.segments) })) : stretches
  const segments = shown.flatMap(each => each.segments)
  const longest = Math.max(1, ...segments.map(({ seconds }) => seconds))
  const first = isLive ? (segments[0]?.number ?? counter(segments)) : 0
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(longest)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    ...(isLive ? [] : ['#EXT-X-PLAYLIST-TYPE:VOD']),
    ...shown.flatMap((stretch, at) => stretchLines(stretch, at, isLive ? beganAt : undefined)),
    ...(isLive ? [] : ['#EXT-X-ENDLIST']),
    '',
  ].join('\n')
}
