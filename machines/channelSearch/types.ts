import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { TopChannels } from '../../models/channelSearch.ts'

export type TopAnswer = Either<CallFailure, TopChannels>

export interface ChannelSearchContext {
  /** As it stands in the field. */
  readonly text: string
  /** What is searched for: the text, when the typing has rested. */
  readonly query: string
  readonly top: TopChannels | undefined
}

export type ChannelSearchEvent =
  /** The field has the focus. */
  | { readonly type: 'viewer.openSearch' }
  | { readonly type: 'viewer.closeSearch' }
  | { readonly type: 'viewer.typeSearch'; readonly text: string }
  /** The operator has other top channels. */
  | { readonly type: 'top.outdated' }
