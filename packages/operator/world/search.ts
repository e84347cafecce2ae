import { matchesSearch } from '../../../models/search.ts'
import type { Call } from '../handlers/handler.ts'
import { hashOf, shuffled } from './seed.ts'
import { shelved } from './shelved.ts'
import { placeOf, type Work, works } from './works.ts'

/** Works whose title in the caller's language, or in any, has words that begin as typed; what was written by hand first, the best rated before the rest. */
export const worksFound = (keyword: string, { language }: Call): ReadonlyArray<string> =>
  works
    .filter(({ title, isAdult }) => !isAdult && Object.values(title).some(text => matchesSearch(keyword, text)))
    .toSorted(
      (one, other) =>
        Number(matchesSearch(keyword, other.title[language])) - Number(matchesSearch(keyword, one.title[language])) ||
        Number(other.written !== undefined) - Number(one.written !== undefined) ||
        other.rating - one.rating,
    )
    .map(({ id }) => id)

const TOP = 10

/** What people search most: an order that does not change from call to call. */
export const topWorks = shelved(works.filter(({ isAdult }) => !isAdult)).slice(0, TOP)

/** Works that share a genre with the named one, else a choice for this account. */
export const recommendedIds = ({ operator, account }: Call, like: string | undefined): ReadonlyArray<string> => {
  const work = like === undefined ? undefined : placeOf(like)?.work
  const shares = (other: Work): boolean => work === undefined || other.genres.some(genre => work.genres.includes(genre))
  const seed = hashOf('recommended', work?.id ?? account?.accountId ?? 'guest', operator.conditions.startedAt)
  return shelved(
    shuffled(
      works.filter(other => other.id !== work?.id && !other.isAdult && shares(other)),
      seed,
    ),
  ).map(other => other.id)
}
