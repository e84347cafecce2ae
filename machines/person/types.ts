import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Person, PersonId } from '../../models/person.ts'
import type { Title } from '../../models/title.ts'

export interface PersonInput {
  readonly personId: PersonId
}

/** One page of the titles that a person has a part in. */
export interface Films {
  readonly titles: ReadonlyArray<Title>
  readonly hasMore: boolean
}

export interface PersonContext extends PersonInput {
  /** `undefined` until it is known. */
  readonly person: Person | undefined
  readonly films: Films
  /** Pages of the titles that are known. */
  readonly pages: number
  readonly failure: CallFailure | undefined
}

export type PersonEvent =
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'viewer.wantMore' }
  | { readonly type: 'network.restored' }

export interface FilmsWish extends PersonInput {
  /** From 1. */
  readonly pageId: number
}
export type PersonAnswer = Either<CallFailure, Films & { readonly person: Person }>
export type FilmsAnswer = Either<CallFailure, Films>

export type PersonTag = 'failed' | 'loadingMore' | 'moreFailed'
