import type { MarkName, Scene } from '../art/index.ts'
import { type Height, type Protection, type RosterChannel, roster, type SpokenLanguage } from '../world/roster.ts'
import { writtenTitles } from '../world/writtenTitles.ts'
import { type ClosedCaptions, SERVICES } from './closedCaptions/index.ts'

/** The pieces of sound that loops share; `voice-*` says its language's name over the calm piece, `described-*` what is seen. */
export type Piece =
  | 'calm'
  | 'pulse'
  | 'play'
  | 'drift'
  | 'swing'
  | 'sail'
  | 'surround'
  | `voice-${SpokenLanguage}`
  | `described-${SpokenLanguage}`

type AudioTrack = Readonly<{ language: SpokenLanguage; piece: Piece; role?: 'described' | 'commentary' | 'surround' }>
export type CaptionTrack = Readonly<{ language: SpokenLanguage; role?: 'sdh' | 'forced' }>

/** One loop of the origin: a channel's, or a film's. */
export type Loop = Readonly<{
  name: string
  /** None: the art of the title that it is the film of, moved. */
  scene: Scene | undefined
  /** Burnt in, where the loop is a channel's. */
  label?: Readonly<{ key: MarkName; name: string }>
  renditions: ReadonlyArray<Height>
  audio: readonly [AudioTrack, ...AudioTrack[]]
  captions: ReadonlyArray<CaptionTrack>
  captionForm?: 'imsc'
  closedCaptions?: ClosedCaptions
  /** Somebody signs beside it (AHEAD-38). */
  isSigned?: boolean
  protection?: Protection
}>

const pieceOfGroup: Record<RosterChannel['group'], Piece> = {
  General: 'calm',
  News: 'pulse',
  Sport: 'pulse',
  Film: 'sail',
  Documentary: 'drift',
  Kids: 'play',
  Music: 'swing',
  Audio: 'swing',
}

const pieceOfRadio: Partial<Record<MarkName, Piece>> = { alba: 'calm', lenta: 'drift', mar: 'drift', sertao: 'sail' }

const voice = (language: SpokenLanguage): AudioTrack => ({ language, piece: `voice-${language}` })

/** The same language once more, for whoever does not see the picture, and for whoever knows it by heart. */
const besides = (language: SpokenLanguage): ReadonlyArray<AudioTrack> => [
  { language, piece: `described-${language}`, role: 'described' },
  { language, piece: 'swing', role: 'commentary' },
]

const writtenFor = ([first, ...others]: RosterChannel['languages']): ReadonlyArray<CaptionTrack> => [
  { language: first },
  { language: first, role: 'sdh' },
  ...others.map(language => ({ language })),
  ...[first, ...others].map(language => ({ language, role: 'forced' as const })),
]

const audioOf = ({
  key,
  group,
  languages: [first, ...others],
  hasRoles,
  hasSurround,
}: RosterChannel): Loop['audio'] => {
  if (hasRoles) return [voice(first), ...besides(first), ...others.map(voice)]
  const main: AudioTrack = { language: first, piece: pieceOfRadio[key] ?? pieceOfGroup[group] }
  if (hasSurround) return [main, { language: first, piece: 'surround', role: 'surround' }]
  if (others.length === 0) return [main]
  return [voice(first), ...others.map(voice)]
}

const captionsOf = ({ captions, languages, hasRoles }: RosterChannel): Loop['captions'] => {
  if (!captions) return []
  return hasRoles ? writtenFor(languages) : languages.map(language => ({ language }))
}

const closedCaptionsOf = (
  closedCaptions: NonNullable<RosterChannel['closedCaptions']>,
  { languages }: RosterChannel,
): ClosedCaptions => ({
  ...closedCaptions,
  languages: languages.slice(0, SERVICES[closedCaptions.form].length),
})

const loopOfChannel = (channel: RosterChannel): Loop => ({
  name: channel.key,
  scene: channel.scene,
  label: { key: channel.key, name: channel.name },
  renditions: channel.renditions,
  audio: audioOf(channel),
  captions: captionsOf(channel),
  ...(channel.captionForm ? { captionForm: channel.captionForm } : {}),
  ...(channel.closedCaptions ? { closedCaptions: closedCaptionsOf(channel.closedCaptions, channel) } : {}),
  ...(channel.isSigned ? { isSigned: true } : {}),
  ...(channel.protection ? { protection: channel.protection } : {}),
})

export const channelLoops: ReadonlyArray<Loop> = roster.map(loopOfChannel)

const FILM_LANGUAGES = ['en', 'es', 'pt'] as const

const film = (name: string, scene: Scene | undefined, more: Partial<Loop> = {}): Loop => ({
  name: `film-${name}`,
  scene,
  renditions: [360],
  audio: [voice('en'), voice('es'), voice('pt')],
  captions: FILM_LANGUAGES.map(language => ({ language })),
  ...more,
})

const withRoles: Pick<Loop, 'audio' | 'captions' | 'isSigned'> = {
  isSigned: true,
  audio: [voice('en'), ...besides('en'), voice('es'), voice('pt')],
  captions: writtenFor(FILM_LANGUAGES),
}

/** Of titles that were written by hand each has its own, for all its episodes. */
export const titleLoops: ReadonlyMap<string, Loop> = new Map(
  writtenTitles.map(({ slug }) => [slug, film(slug, undefined)]),
)

/** Films and episodes: any other title plays one of these, as long as the title is. */
export const filmLoops: ReadonlyArray<Loop> = [
  film('ferry', { kind: 'sea', palette: 'rose', seed: 14 }, { renditions: [180, 360, 720], ...withRoles }),
  film('orbit', { kind: 'planet', palette: 'plum', seed: 8 }),
  film('ruta', { kind: 'road', palette: 'ember', seed: 9 }),
  film('night', { kind: 'city', palette: 'tide', seed: 12 }),
  film('leaf', { kind: 'leaves', palette: 'moss', seed: 3 }),
  film('north', { kind: 'pines', palette: 'ink', seed: 5 }, { protection: 'cenc', ...withRoles }),
]

export const isProtected = (loop: Loop): boolean => loop.protection !== undefined
export const isRadio = (loop: Loop): boolean => loop.renditions.length === 0

/** File names under loops/, without a folder. */
export const videoFile = (loop: Pick<Loop, 'name'>, height: Height): string => `${loop.name}-${height}.mp4`
/** One for all: who signs says nothing of what is shown. */
export const SIGN_FILE = 'sign.mp4'
export const CHANNELS_IN_SURROUND = 6
export const channelsOf = (piece: Piece): number => (piece === 'surround' ? CHANNELS_IN_SURROUND : 1)
export const audioFile = (piece: Piece): string => `${piece}.mp4`
