/** What a sound is beside its language: `described` tells what is seen, `other` has a purpose that nobody here knows. */
export type SoundRole = 'main' | 'original' | 'described' | 'commentary' | 'other'

/** `sdh` also writes what is heard, `forced` only what the sound's language leaves unsaid. */
export type CaptionRole = 'full' | 'sdh' | 'easy' | 'forced' | 'other'

type Words<Role> = ReadonlyArray<readonly [Role, RegExp]>

/**
 * What HLS (CHARACTERISTICS), DASH (Role) and shaka-player (the purpose of DASH's Accessibility) call them; of several
 * words of one track the first line here decides.
 */
const SOUND_WORDS: Words<SoundRole> = [
  ['described', /^(public\.accessibility\.describes-video|description|visually impaired)$/],
  ['commentary', /^(public\.auxiliary-content|commentary)$/],
  ['original', /^public\.original-content$/],
  [
    'other',
    /intelligibility$|^(public\.easy-to-read|hard of hearing|spoken subtitles|alternate|supplementary|emergency)$/,
  ],
  ['main', /^(public\.(main-program-content|translation(\..*)?)|main|dub)$/],
]

const CAPTION_WORDS: Words<CaptionRole> = [
  ['forced', /^forced([-_]subtitle)?$/],
  ['easy', /^(public\.easy-to-read|easyreader)$/],
  ['sdh', /^(public\.accessibility\..*|captions?|hard of hearing)$/],
  ['full', /^(public\.(main-program-content|original-content|translation(\..*)?)|main|dub|subtitles?)$/],
  ['other', /^(public\.auxiliary-content|commentary|alternate|supplementary|description)$/],
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
    const known = words.find(([, names]) => heard.some(word => names.test(word)))
    const isUnclear = heard.some(word => !words.some(([, names]) => names.test(word)))
    return { role: known?.[0] ?? (isUnclear ? unknown : unsaid), isUnclear }
  }

export const soundRoleOf = reader(SOUND_WORDS, 'main', 'other')
export const captionRoleOf = reader(CAPTION_WORDS, 'full', 'other')
