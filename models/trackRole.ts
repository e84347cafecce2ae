import { oneOf } from './codec/optional.ts'

/** What a sound is beside its language: `described` says what is seen, `other` is a sound whose purpose nobody here knows. */
export const SoundRole = oneOf('SoundRole', ['main', 'original', 'described', 'commentary', 'other'])
export type SoundRole = (typeof SoundRole.values)[number]

/** `sdh` also writes what is heard, `forced` only what the sound's language leaves unsaid. */
export const CaptionRole = oneOf('CaptionRole', ['full', 'sdh', 'easy', 'commentary', 'forced', 'other'])
export type CaptionRole = (typeof CaptionRole.values)[number]

type Words<Role> = ReadonlyArray<readonly [Role, ReadonlyArray<string>]>

/**
 * What HLS (CHARACTERISTICS), DASH (Role) and shaka-player (the purpose of DASH's Accessibility) call them; of several
 * words of one track the first line here decides.
 */
const SOUND_WORDS: Words<SoundRole> = [
  ['described', ['public.accessibility.describes-video', 'description', 'visually impaired']],
  ['commentary', ['public.auxiliary-content', 'commentary']],
  ['original', ['public.original-content']],
  [
    'other',
    [
      'public.accessibility.enhances-speech-intelligibility',
      'public.easy-to-read',
      'enhanced-audio-intelligibility',
      'hard of hearing',
      'spoken subtitles',
      'alternate',
      'supplementary',
      'emergency',
      'karaoke',
    ],
  ],
  ['main', ['public.main-program-content', 'public.translation', 'public.translation.dubbed', 'main', 'dub']],
]

const CAPTION_WORDS: Words<CaptionRole> = [
  ['forced', ['forced-subtitle', 'forced_subtitle', 'forced']],
  ['easy', ['public.easy-to-read', 'easyreader']],
  [
    'sdh',
    [
      'public.accessibility.transcribes-spoken-dialog',
      'public.accessibility.describes-music-and-sound',
      'caption',
      'captions',
      'hard of hearing',
    ],
  ],
  ['commentary', ['public.auxiliary-content', 'commentary']],
  [
    'full',
    [
      'public.main-program-content',
      'public.original-content',
      'public.translation',
      'main',
      'dub',
      'subtitle',
      'subtitles',
    ],
  ],
  ['other', ['alternate', 'supplementary', 'description', 'metadata']],
]

export interface ReadRole<Role> {
  readonly role: Role
  /** Some of its words say nothing to anybody here. */
  readonly isUnclear: boolean
}

const reader =
  <Role extends string>(words: Words<Role>, unsaid: Role, unknown: Role) =>
  (said: ReadonlyArray<string>): ReadRole<Role> => {
    const heard = said.map(word => word.trim().toLowerCase()).filter(word => word !== '')
    const known = words.find(([, names]) => heard.some(word => names.includes(word)))
    const isUnclear = heard.some(word => !words.some(([, names]) => names.includes(word)))
    return { role: known?.[0] ?? (isUnclear ? unknown : unsaid), isUnclear }
  }

export const soundRoleOf = reader(SOUND_WORDS, 'main', 'other')
export const captionRoleOf = reader(CAPTION_WORDS, 'full', 'other')
