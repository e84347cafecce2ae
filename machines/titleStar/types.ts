import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { MetaId } from '../../models/title.ts'

export interface TitleStarInput {
  readonly metaId: MetaId
}

/** A favourite, or not: as the operator has it, as the viewer wants it, and as it was sent last. */
export interface TitleStarContext extends TitleStarInput {
  readonly saved: boolean | undefined
  readonly wanted: boolean | undefined
  readonly sent: boolean | undefined
}

export type TitleStarEvent = { readonly type: 'viewer.toggleTitle' }

export interface StarWish extends TitleStarInput {
  readonly isFavourite: boolean
}
export type FavouredAnswer = Either<CallFailure, boolean>
export type SavedAnswer = Either<CallFailure, void>
