import type { SpokenLanguage } from '../world/roster.ts'
import type { CaptionTrack } from './catalogue.ts'
import { imscSegment } from './imsc.ts'
import { SEGMENT_SECONDS } from './timeline.ts'

const MPEG_CLOCK = 90_000
/** The 33 bits of an MPEG timestamp roll over after 26.5 hours. */
const MPEG_ROLLOVER = 2 ** 33

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19)

const sentences: Readonly<Record<'live' | 'film', Readonly<Record<SpokenLanguage, (time: string) => string>>>> = {
  live: {
    en: time => `It is ${time} UTC.`,
    es: time => `Son las ${time} UTC.`,
    pt: time => `São ${time} UTC.`,
  },
  film: {
    en: time => `${time} into the film.`,
    es: time => `${time} de película.`,
    pt: time => `${time} de filme.`,
  },
}

const HEARD: Readonly<Record<SpokenLanguage, string>> = { en: '[music]', es: '[música]', pt: '[música]' }
/** What stands in the picture in another language. */
const SIGNS: Readonly<Record<SpokenLanguage, string>> = { en: 'SIGN', es: 'CARTEL', pt: 'PLACA' }
/** Forced captions are seldom there. */
const SIGN_EVERY = 3

/** What the captions of segment `n` say: the time of that moment, so that a reader can check them against the picture. */
export const captionText = (kind: 'live' | 'film', { language, role }: CaptionTrack, n: number): string => {
  const time = clock(n * SEGMENT_SECONDS)
  if (role === 'forced') return `${SIGNS[language]}: ${time}`
  const said = sentences[kind][language](time)
  return role === 'sdh' ? `${HEARD[language]} ${said}` : said
}

/** Whether segment `n` says anything at all. */
const isThere = ({ role }: CaptionTrack, n: number): boolean => role !== 'forced' || n % SIGN_EVERY === 0

/** One segment of IMSC text. */
export const imscCaptions = (kind: 'live' | 'film', track: CaptionTrack, n: number): Buffer =>
  imscSegment(
    {
      language: track.language,
      begin: n * SEGMENT_SECONDS,
      seconds: SEGMENT_SECONDS,
      text: isThere(track, n) ? captionText(kind, track, n) : undefined,
    },
    n,
  )

/** One WebVTT segment, tied to the media timeline by its timestamp map. */
export const captionSegment = (kind: 'live' | 'film', track: CaptionTrack, n: number): string => {
  const stamp = (n * SEGMENT_SECONDS * MPEG_CLOCK) % MPEG_ROLLOVER
  const end = `00:00:0${SEGMENT_SECONDS}.000`
  const cue = [`${n}`, `00:00:00.000 --> ${end}`, captionText(kind, track, n), '']
  return ['WEBVTT', `X-TIMESTAMP-MAP=MPEGTS:${stamp},LOCAL:00:00:00.000`, '', ...(isThere(track, n) ? cue : [])].join(
    '\n',
  )
}
