import type { Language } from '../../../models/language.ts'
import type { Person } from '../../../models/person.ts'
import { creditedById, creditedCrew, creditedNamed, isCredited } from './credits.ts'
import { inventedById, inventedCrew, inventedNamed, isInCrew } from './inventedPeople.ts'
import { type Work, works } from './works.ts'

export const personById = (id: string, language: Language): Person | undefined =>
  creditedById(id, language) ?? inventedById(id, language)

/** Who made a work, the first of them first. */
export const personsOf = (work: Work, language: Language): ReadonlyArray<Person> =>
  work.written === undefined ? inventedCrew(work, language) : creditedCrew(work.written, language)

export const filmographyOf = (personId: string): ReadonlyArray<Work> =>
  works.filter(work => (work.written === undefined ? isInCrew(work, personId) : isCredited(work.written, personId)))

export const peopleNamed = (matches: (name: string) => boolean, language: Language): ReadonlyArray<Person> => [
  ...creditedNamed(matches, language),
  ...inventedNamed(matches, language),
]
