import type { SpokenLanguage } from '../world/roster.ts'
import { audioFile, type CaptionTrack, channelsOf, type Loop, type Piece, SIGN_FILE, videoFile } from './catalogue.ts'
import { SERVICES } from './closedCaptions/index.ts'
import { type EncoderTrouble, isGap } from './encoder.ts'
import { IMSC_CODEC } from './imsc.ts'
import { keyLines } from './licence.ts'
import { SEGMENT_SECONDS, segmentAt } from './timeline.ts'
import { loadTrack, type Track } from './track.ts'

const FRAME_RATE = 25
const LANGUAGE_NAMES: Readonly<Record<SpokenLanguage, string>> = { en: 'English', es: 'Español', pt: 'Português' }
/** By the language that is spoken: the tags of ISO 639-3. */
const SIGN_LANGUAGES: Readonly<Record<SpokenLanguage, Readonly<{ tag: string; name: string }>>> = {
  en: { tag: 'ase', name: 'American Sign Language' },
  es: { tag: 'aed', name: 'Lengua de señas argentina' },
  pt: { tag: 'bzs', name: 'Libras' },
}
type Role = NonNullable<Loop['audio'][number]['role'] | CaptionTrack['role']>
/** A name is used once in a group. */
const ROLE_NAMES: Readonly<Record<Role, string>> = {
  described: ' (AD)',
  commentary: ' (2)',
  surround: ' (5.1)',
  sdh: ' (CC)',
  forced: ' (F)',
}
/** RFC 8216, 4.3.4.1; what is not for everybody is chosen, never found. */
const ROLE_ATTRIBUTES: Readonly<Record<Role | 'main', string>> = {
  main: 'AUTOSELECT=YES',
  described: 'AUTOSELECT=YES,CHARACTERISTICS="public.accessibility.describes-video"',
  surround: 'AUTOSELECT=YES',
  commentary: 'AUTOSELECT=NO,CHARACTERISTICS="public.auxiliary-content"',
  sdh: 'AUTOSELECT=YES,CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound"',
  forced: 'AUTOSELECT=YES,FORCED=YES',
}
/** A delta update may leave out what is older than this many target durations (RFC 8216bis needs at least six). */
const SKIP_BOUNDARY = 6 * SEGMENT_SECONDS
/** A date at least this often, so that a player that joins anywhere knows the hour. */
const DATE_EVERY = 30

/** A media playlist of a stream: `v360`, `a-es`, `a-es-described`, `a-es-surround`, `s-es`, `s-es-forced`, `sign`. */
export type Part =
  | Readonly<{ kind: 'video' | 'audio' | 'sign'; name: string; file: string; protected: boolean }>
  | Readonly<{ kind: 'captions'; name: string; track: CaptionTrack; form: 'webvtt' | 'imsc' }>

const SIGN = 'sign'

const nameOf = (prefix: 'a' | 's', { language, role }: Readonly<{ language: SpokenLanguage; role?: Role }>): string =>
  [prefix, language, ...(role ? [role] : [])].join('-')

/** Every media playlist that a loop has, in the order of the master playlist. */
export const partsOf = (loop: Loop): ReadonlyArray<Part> => [
  ...[...loop.renditions]
    .sort((one, other) => one - other)
    .map(height => ({
      kind: 'video' as const,
      name: `v${height}`,
      file: videoFile(loop, height),
      protected: loop.protection !== undefined,
    })),
  ...loop.audio.map(track => ({
    kind: 'audio' as const,
    name: nameOf('a', track),
    file: audioFile(track.piece),
    protected: false,
  })),
  ...loop.captions.map(track => ({
    kind: 'captions' as const,
    name: nameOf('s', track),
    track,
    form: loop.captionForm ?? ('webvtt' as const),
  })),
  ...(loop.isSigned ? [{ kind: 'sign' as const, name: SIGN, file: SIGN_FILE, protected: false }] : []),
]

interface Rendition {
  readonly type: 'AUDIO' | 'SUBTITLES'
  readonly track: Readonly<{ language: SpokenLanguage; role?: Role; piece?: Piece }>
  readonly isFirst: boolean
  readonly uri: string
}

const rendition = ({ type, track: { language, role, piece }, isFirst, uri }: Rendition) =>
  `#EXT-X-MEDIA:${[
    `TYPE=${type}`,
    `GROUP-ID="${type === 'AUDIO' ? 'sound' : 'captions'}"`,
    `NAME="${LANGUAGE_NAMES[language]}${role ? ROLE_NAMES[role] : ''}"`,
    `LANGUAGE="${language}"`,
    type === 'AUDIO' && isFirst ? 'DEFAULT=YES' : 'DEFAULT=NO',
    ROLE_ATTRIBUTES[role ?? 'main'],
    ...(piece === undefined ? [] : [`CHANNELS="${channelsOf(piece)}"`]),
    `URI="${uri}"`,
  ].join(',')}`

/** Captions inside the picture, where the playlist says of them; where it keeps them to itself it says nothing at all. */
const closedCaptionLines = ({ closedCaptions }: Loop): ReadonlyArray<string> =>
  closedCaptions?.isDeclared
    ? closedCaptions.languages.map(
        (language, at) =>
          `#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="closed",NAME="${LANGUAGE_NAMES[language]}${ROLE_NAMES.sdh}",LANGUAGE="${language}",AUTOSELECT=YES,INSTREAM-ID="${SERVICES[closedCaptions.form][at]}"`,
      )
    : []

/**
 * Somebody who signs, as a picture beside all others: in a group that no variant names, for none of them is it the picture.
 * The characteristic is Apple's (AVMediaCharacteristic.signLanguageInterpretationForAccessibility); DASH says Role `sign`.
 */
const signLines = ({ isSigned, audio: [{ language }] }: Loop, uri: string): ReadonlyArray<string> =>
  isSigned
    ? [
        `#EXT-X-MEDIA:TYPE=VIDEO,GROUP-ID="${SIGN}",NAME="${SIGN_LANGUAGES[language].name}",LANGUAGE="${SIGN_LANGUAGES[language].tag}",DEFAULT=NO,AUTOSELECT=NO,CHARACTERISTICS="public.accessibility.sign-language-interpretation",URI="${uri}"`,
      ]
    : []

const variant = (attributes: ReadonlyArray<string>, uri: string) => `#EXT-X-STREAM-INF:${attributes.join(',')}\n${uri}`

/** The master playlist: only what the loop has. `query` is handed on to every media playlist. */
export const masterPlaylist = async (loop: Loop, query: string): Promise<string> => {
  const uri = (name: string) => `${name}.m3u8${query}`
  const sounds = await Promise.all(loop.audio.map(({ piece }) => loadTrack(audioFile(piece))))
  const heaviest = (of: (track: Track) => number) => Math.max(...sounds.map(of))
  const captions = loop.captions.length > 0 ? ['SUBTITLES="captions"'] : []
  const closed = closedCaptionLines(loop)
  const rates = (peak: number, average: number) => [`BANDWIDTH=${peak}`, `AVERAGE-BANDWIDTH=${average}`]
  const [peak, average] = [heaviest(track => track.peakBandwidth), heaviest(track => track.averageBandwidth)]
  const soundCodec = sounds[0]?.codec ?? ''
  const writtenCodec = loop.captionForm === 'imsc' ? [IMSC_CODEC] : []
  const heights = [...loop.renditions].sort((one, other) => one - other)
  const pictures = heights.map(async height => {
    const track = await loadTrack(videoFile(loop, height))
    const attributes = [
      ...rates(track.peakBandwidth + peak, track.averageBandwidth + average),
      `CODECS="${[track.codec, soundCodec, ...writtenCodec].join(',')}"`,
      `RESOLUTION=${Math.round((height * 16) / 9)}x${height}`,
      `FRAME-RATE=${FRAME_RATE.toFixed(3)}`,
      'AUDIO="sound"',
      ...captions,
      ...(closed.length > 0 ? ['CLOSED-CAPTIONS="closed"'] : []),
    ]
    return variant(attributes, uri(`v${height}`))
  })
  const [first] = loop.audio
  const radio = variant(
    [...rates(peak, average), `CODECS="${soundCodec}"`, 'AUDIO="sound"', ...captions],
    uri(`a-${first.language}`),
  )
  return `${[
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...loop.audio.map((track, index) =>
      rendition({ type: 'AUDIO', track, isFirst: index === 0, uri: uri(nameOf('a', track)) }),
    ),
    ...loop.captions.map(track =>
      rendition({ type: 'SUBTITLES', track, isFirst: false, uri: uri(nameOf('s', track)) }),
    ),
    ...closed,
    ...signLines(loop, uri(SIGN)),
    ...(heights.length > 0 ? await Promise.all(pictures) : [radio]),
  ].join('\n')}\n`
}

/** Which segments a media playlist lists, and how it goes on. */
export type Range = Readonly<{
  first: number
  last: number
  /** A window slides, an event grows from its beginning, a film is whole. */
  type: 'window' | 'event' | 'whole'
  /** Media time is wall clock, so dates are told. */
  dated: boolean
  /** Offer delta updates (worth it for long lists only), and answer with one. */
  skippable: boolean
  skip: boolean
  trouble?: EncoderTrouble | undefined
}>

const typeLine = { window: [], event: ['#EXT-X-PLAYLIST-TYPE:EVENT'], whole: ['#EXT-X-PLAYLIST-TYPE:VOD'] } as const

type Listed = Readonly<{ dated: boolean; missing: boolean; version: string | undefined }>

/** How the names of its segments end. */
export const captionEnding = (part: Part): 'vtt' | 'm4s' =>
  part.kind === 'captions' && part.form === 'webvtt' ? 'vtt' : 'm4s'

const captionTimes = (n: number) => ({ start: n * SEGMENT_SECONDS, seconds: SEGMENT_SECONDS })

/** Names what its segments hold. */
const versionOf = ({ version }: Track, part: Part, { closedCaptions }: Loop): string =>
  part.kind === 'video' && closedCaptions ? `${version}-cc` : version

const entry = (part: Part, track: Track | undefined, n: number, { dated, missing, version }: Listed) => {
  const { start, seconds } = track ? segmentAt(track, n) : captionTimes(n)
  const file = track ? `${part.name}/${n}.m4s?v=${version}` : `${part.name}/${n}.${captionEnding(part)}`
  const date = dated ? `#EXT-X-PROGRAM-DATE-TIME:${new Date(Math.round(start * 1000)).toISOString()}\n` : ''
  return `${date}${missing ? '#EXT-X-GAP\n' : ''}#EXTINF:${seconds.toFixed(6)},\n${file}`
}

/** How many segments a delta update leaves out: those older than the boundary. */
const skippedOf = ({ first, last, skip }: Range) =>
  skip ? Math.max(0, last - first + 1 - Math.ceil(SKIP_BOUNDARY / SEGMENT_SECONDS)) : 0

export const mediaPlaylist = async (stream: { id: string; loop: Loop }, part: Part, range: Range): Promise<string> => {
  const track = part.kind === 'captions' ? undefined : await loadTrack(part.file)
  const { protection } = stream.loop
  const keys = part.kind !== 'captions' && part.protected && protection ? keyLines(protection, stream.id) : []
  const version = track && versionOf(track, part, stream.loop)
  const skipped = skippedOf(range)
  const from = range.first + skipped
  const count = Math.max(0, range.last - from + 1)
  const entries = Array.from({ length: count }, (_, index) => {
    const n = from + index
    const dated = range.dated && (index === 0 || (n - range.first) % DATE_EVERY === 0)
    return entry(part, track, n, { dated, missing: isGap(range.trouble, n), version })
  })
  return `${[
    '#EXTM3U',
    `#EXT-X-VERSION:${range.skippable ? 9 : 7}`,
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    ...(range.skippable ? [`#EXT-X-SERVER-CONTROL:CAN-SKIP-UNTIL=${SKIP_BOUNDARY}`] : []),
    `#EXT-X-MEDIA-SEQUENCE:${range.first}`,
    ...typeLine[range.type],
    ...(track
      ? ['#EXT-X-INDEPENDENT-SEGMENTS', ...keys, `#EXT-X-MAP:URI="${part.name}/init.mp4?v=${track.version}"`]
      : []),
    ...(part.kind === 'captions' && part.form === 'imsc' ? [`#EXT-X-MAP:URI="${part.name}/init.mp4"`] : []),
    ...(skipped > 0 ? [`#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}`] : []),
    ...entries,
    ...(range.type === 'whole' || range.trouble?.kind === 'ended' ? ['#EXT-X-ENDLIST'] : []),
  ].join('\n')}\n`
}
