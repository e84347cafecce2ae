import { SourceFault } from '../gateway/sourceFault.ts'
import type { Bytes } from './bytes.ts'
import { type MovieTrack, readMovie } from './movie.ts'
import type { Samples } from './sampleRows.ts'
import { samplesOf } from './samples.ts'
import { initOf, type Segment, segmentHead, segmentsOf } from './segments.ts'

/** A track of a film by the name that its playlist has: `v`, `a1`, `a2`. */
interface FilmTrack {
  readonly name: string
  readonly track: MovieTrack
  readonly samples: Samples
  readonly segments: ReadonlyArray<Segment>
  readonly shift: number
}

/** An MP4 file as a film of HLS: nothing of it is written anew but where its samples lie. */
export interface Film {
  readonly master: () => string
  /** `undefined` where it has no track of this name. */
  readonly playlist: (name: string) => string | undefined
  readonly init: (name: string) => Buffer | undefined
  readonly segment: (
    name: string,
    n: number,
  ) => { readonly size: number; readonly parts: () => AsyncGenerator<Buffer> } | undefined
}

/** Of all tracks together: each takes thirty bytes of memory. */
const MAX_ALL_SAMPLES = 4_000_000
/** In one piece no more is in memory. */
const PIECE = 1_048_576

async function* partsOf(bytes: Bytes, { head, runs }: ReturnType<typeof segmentHead>): AsyncGenerator<Buffer> {
  yield head
  for (const { from, length } of runs)
    for (let at = 0; at < length; at += PIECE) yield await bytes.read(from + at, Math.min(PIECE, length - at))
}

const bitsOf = ({ samples, segments, track }: FilmTrack) => {
  const each = segments.map(({ first, end, seconds }) => {
    let size = 0
    for (let at = first; at < end; at += 1) size += samples.sizes[at] ?? 0
    return { bits: size * 8, seconds }
  })
  const whole = each.reduce((sum, { bits }) => sum + bits, 0)
  const seconds = (samples.times[samples.count] ?? 0) / track.timescale
  return {
    peak: Math.ceil(Math.max(...each.map(one => one.bits / Math.max(one.seconds, 1)))),
    average: Math.ceil(whole / Math.max(seconds, 1)),
  }
}

/** ISO 639-2 as people's browsers know it: most have a shorter tag. */
const tagOf = (language: string): string => new Intl.Locale(language).language

const nameOf = (language: string | undefined, at: number): string => {
  const name =
    language === undefined
      ? undefined
      : new Intl.DisplayNames(tagOf(language), { type: 'language' }).of(tagOf(language))
  return name === undefined ? `${at + 1}` : `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`
}

const masterOf = (video: FilmTrack, audios: ReadonlyArray<FilmTrack>): string => {
  const names = new Map<string, number>()
  const sounds = audios.map(({ name, track: { language } }, at) => {
    const plain = nameOf(language, at)
    const before = names.get(plain) ?? 0
    names.set(plain, before + 1)
    return `#EXT-X-MEDIA:${[
      'TYPE=AUDIO,GROUP-ID="sound"',
      `NAME="${before === 0 ? plain : `${plain} (${before + 1})`}"`,
      ...(language === undefined ? [] : [`LANGUAGE="${tagOf(language)}"`]),
      `DEFAULT=${at === 0 ? 'YES' : 'NO'},AUTOSELECT=YES,URI="${name}.m3u8"`,
    ].join(',')}`
  })
  const all = [video, ...audios]
  const [first, ...others] = all.map(bitsOf)
  const heaviest = (of: 'peak' | 'average'): number => (first?.[of] ?? 0) + Math.max(0, ...others.map(each => each[of]))
  const { width, height } = video.track.codec
  const codecs = [...new Set(all.map(({ track }) => track.codec.name))].join(',')
  return `${[
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...sounds,
    `#EXT-X-STREAM-INF:${[
      `BANDWIDTH=${heaviest('peak')},AVERAGE-BANDWIDTH=${heaviest('average')},CODECS="${codecs}"`,
      ...(width > 0 && height > 0 ? [`RESOLUTION=${width}x${height}`] : []),
      ...(sounds.length === 0 ? [] : ['AUDIO="sound"']),
    ].join(',')}`,
    `${video.name}.m3u8`,
  ].join('\n')}\n`
}

const playlistOf = ({ name, segments }: FilmTrack): string =>
  `${[
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments.map(({ seconds }) => seconds)))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${name}/init.mp4"`,
    ...segments.flatMap(({ seconds }, n) => [`#EXTINF:${seconds.toFixed(5)},`, `${name}/${n}.m4s`]),
    '#EXT-X-ENDLIST',
  ].join('\n')}\n`

export const openFilm = async (bytes: Bytes): Promise<Film> => {
  const movie = await readMovie(bytes)
  if (movie.fragmentsFrom !== undefined && bytes.isFar)
    throw new SourceFault('an MP4 file in fragments, which is read from a folder only')
  const all = [movie.video, ...movie.audios]
  /** No time is less than nothing: where one track begins before the film, all are as much later. */
  const delay = Math.max(0, ...all.map(({ shift, timescale }) => -shift / timescale))
  const tracks: FilmTrack[] = []
  let count = 0
  for (const [at, track] of all.entries()) {
    const samples = await samplesOf(bytes, movie, track)
    count += samples.count
    if (count > MAX_ALL_SAMPLES) throw new SourceFault('it has too many samples')
    tracks.push({
      name: at === 0 ? 'v' : `a${at}`,
      track,
      samples,
      segments: segmentsOf(samples, track.timescale),
      shift: Math.round(delay * track.timescale) + track.shift,
    })
  }
  const [video, ...audios] = tracks
  const named = (name: string): FilmTrack | undefined => tracks.find(each => each.name === name)
  return {
    master: () => (video === undefined ? '' : masterOf(video, audios)),
    playlist: name => {
      const found = named(name)
      return found && playlistOf(found)
    },
    init: name => {
      const found = named(name)
      return found && initOf(movie, found.track)
    },
    segment: (name, n) => {
      const found = named(name)
      const segment = found?.segments[n]
      if (found === undefined || segment === undefined) return undefined
      const made = segmentHead(found.track, found.samples, segment, found.shift)
      return { size: made.head.length + made.size, parts: () => partsOf(bytes, made) }
    },
  }
}
