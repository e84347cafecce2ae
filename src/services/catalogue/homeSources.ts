import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { VodHistoryEntry } from '../../../models/vodHistory.ts'
import type { CataloguePages } from './catalogue.ts'

/** What the account watched, as the operator has it. */
export interface WatchedTitles {
  readonly history: () => Promise<Either<CallFailure, ReadonlyArray<VodHistoryEntry>>>
}

/** What the home page is made of. */
export interface HomeSources {
  readonly places: () => Promise<WatchedTitles>
  readonly catalogue: CataloguePages
}
