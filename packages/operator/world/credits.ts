import type { Language } from '../../../models/language.ts'
import { type Person, PersonId } from '../../../models/person.ts'
import { type Texts, texts } from './data/texts.ts'
import { idOf } from './ids.ts'
import { personLook } from './personLook.ts'
import { hashOf } from './seed.ts'
import type { WrittenTitle } from './written.ts'
import { writtenTitles } from './writtenTitles.ts'

/** Somebody whom a written title names, and what they did in it. */
interface Credit {
  readonly id: string
  readonly name: string
  readonly role: Texts
}

const DIRECTOR = texts('Director', 'Dirección', 'Direção')
const CREATOR = texts('Creator', 'Creación', 'Criação')

const idOfName = (name: string): string =>
  `p-${name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')}`

const creditsOf = ({ kind, maker, cast }: WrittenTitle): ReadonlyArray<Credit> =>
  [{ name: maker, role: kind === 'MOVIE' ? DIRECTOR : CREATOR }, ...cast].map(({ name, role }) => ({
    id: idOfName(name),
    name,
    role,
  }))

interface Known {
  readonly name: string
  readonly titles: ReadonlyArray<WrittenTitle>
}

const gathered = (): ReadonlyMap<string, Known> => {
  const people = new Map<string, Known>()
  for (const title of writtenTitles) {
    for (const { id, name } of creditsOf(title))
      people.set(id, { name, titles: [...(people.get(id)?.titles ?? []), title] })
  }
  return people
}

const everybody = gathered()

const KNOWN_FOR = texts('Known for', 'Se le conoce por', 'Trabalhos:')

const biographyOf = ({ titles }: Known, language: Language): string =>
  `${KNOWN_FOR[language]} ${titles.map(({ title, year }) => `${title[language]} (${year})`).join(', ')}.`

/** They come from where their first title does. */
const countryOf = ({ titles: [first] }: Known, language: Language): string | undefined =>
  first && new Intl.DisplayNames(language, { type: 'region' }).of(first.country)

export const creditedById = (id: string, language: Language, role?: string): Person | undefined => {
  const known = everybody.get(id)
  return (
    known && {
      ...personLook(hashOf(id) % 1000),
      personId: idOf(PersonId, id),
      name: known.name,
      role,
      birthPlace: countryOf(known, language),
      biography: biographyOf(known, language),
    }
  )
}

/** Who made a title: who directed or created it, then the cast. */
export const creditedCrew = (title: WrittenTitle, language: Language): ReadonlyArray<Person> =>
  creditsOf(title).flatMap(({ id, role }) => creditedById(id, language, role[language]) ?? [])

export const isCredited = (title: WrittenTitle, personId: string): boolean =>
  creditsOf(title).some(({ id }) => id === personId)

export const creditedNamed = (matches: (name: string) => boolean, language: Language): ReadonlyArray<Person> =>
  [...everybody].filter(([, { name }]) => matches(name)).flatMap(([id]) => creditedById(id, language) ?? [])
