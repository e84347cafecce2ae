import { Count } from './codec/numeric.ts'
import { lenient, optional } from './codec/optional.ts'

/** From which age on a title is meant; `undefined` where the operator does not say. */
export const AgeRating = lenient(optional(Count), undefined)

/** Kids mode leaves what is rated up to this age (AHEAD-22). */
export const KIDS_AGE = 10

interface Rated {
  readonly ageRating: number | undefined
}

/** Nothing is guessed from a name or a genre: what is not rated is not for children. */
const isForChildren = ({ ageRating }: Rated): boolean => ageRating !== undefined && ageRating <= KIDS_AGE

/** Everything is shown, in kids mode what is rated for children. */
export const isShown =
  (isKidsMode: boolean) =>
  (rated: Rated): boolean =>
    !isKidsMode || isForChildren(rated)
