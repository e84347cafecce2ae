import type { CaptionTrack, SoundTrack } from '../../../../models/trackChoice.ts'
import { captionRoleOf, type ReadRole, soundRoleOf } from '../../../../models/trackRole.ts'

/** What an EXT-X-MEDIA line says of a sound or of captions. */
export interface Rendition {
  readonly lang?: string | undefined
  readonly name: string
  readonly default: boolean
  readonly characteristics?: string | undefined
  readonly channels?: string | undefined
  readonly forced?: boolean
}

const STEREO = 2

const wordsOf = ({ characteristics = '', forced }: Rendition): ReadonlyArray<string> => [
  ...(forced ? ['forced'] : []),
  ...characteristics.split(','),
]

const named = ({ lang = '', name, default: isDefault }: Rendition) => ({ language: lang, label: name, isDefault })

export const soundRoleIn = (rendition: Rendition): ReadRole<SoundTrack['role']> => soundRoleOf(wordsOf(rendition))
export const captionRoleIn = (rendition: Rendition): ReadRole<CaptionTrack['role']> => captionRoleOf(wordsOf(rendition))

export const soundOf = (rendition: Rendition): SoundTrack => ({
  ...named(rendition),
  role: soundRoleIn(rendition).role,
  isSurround: Number.parseInt(rendition.channels ?? '', 10) > STEREO,
})

export const captionsOf = (rendition: Rendition): CaptionTrack => ({
  ...named(rendition),
  role: captionRoleIn(rendition).role,
})
