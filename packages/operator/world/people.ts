import type { Language } from '../../../models/language.ts'
import { type Person, PersonId } from '../../../models/person.ts'
import { FIRST_NAMES, SURNAMES } from './data/personNames.ts'
import { filled, same, type Texts, texts } from './data/texts.ts'
import { idOf } from './ids.ts'
import { hashOf, pick } from './seed.ts'
import { type Work, works } from './works.ts'

const PEOPLE = 72
const CAST = 5

const CITIES = [
  'Montevideo',
  'São Luís',
  'Rosario',
  'Valparaíso',
  'Recife',
  'Cuenca',
  'Asunción',
  'Curitiba',
  'Arequipa',
  'Porto',
]

const ROLES: ReadonlyArray<Texts> = [
  texts('Director', 'Dirección', 'Direção'),
  texts('Screenplay', 'Guion', 'Roteiro'),
  texts('Cast', 'Reparto', 'Elenco'),
]

const BIOGRAPHY = texts(
  'Born in {city} in {year}, on stage at seventeen, before the camera since {debut}. Lives between two cities and rehearses in kitchens.',
  'De {city}, nacimiento en {year}, en el teatro desde los diecisiete y ante la cámara desde {debut}. Vive entre dos ciudades y ensaya en cocinas.',
  'De {city}, nascimento em {year}, no palco desde os dezessete e diante da câmera desde {debut}. Vive entre duas cidades e ensaia em cozinhas.',
)

const nameOf = (index: number): string =>
  `${pick(FIRST_NAMES, index)} ${pick(SURNAMES, Math.floor(index / 3) + index * 7)}`

const yearOf = (index: number): number => 1948 + (hashOf('born', index) % 52)

const pad = (value: number): string => String(value).padStart(2, '0')

export const personAt = (index: number, language: Language, role?: string): Person => {
  const city = pick(CITIES, hashOf('city', index))
  const year = yearOf(index)
  const values = { city: same(city), year: same(String(year)), debut: same(String(year + 21)) }
  return {
    personId: idOf(PersonId, `p${index}`),
    name: nameOf(index),
    role,
    avatar: `/art/still/portrait-${pick(['ember', 'dusk', 'bone', 'tide', 'rose', 'clay'], index)}-${index}-320x320.svg`,
    birthday: `${year}-${pad(1 + (index % 12))}-${pad(1 + (index % 28))}`,
    birthPlace: city,
    biography: filled(BIOGRAPHY, values)[language],
  }
}

export const personById = (id: string, language: Language): Person | undefined => {
  const index = Number(/^p(\d+)$/.exec(id)?.[1] ?? -1)
  return index >= 0 && index < PEOPLE ? personAt(index, language) : undefined
}

const castOf = ({ seed }: Work): ReadonlyArray<number> => [
  ...new Set(Array.from({ length: CAST }, (_, place) => hashOf(seed, 'cast', place) % PEOPLE)),
]

/** Who made a work: direction, screenplay, then the cast. */
export const personsOf = (work: Work, language: Language): ReadonlyArray<Person> =>
  castOf(work).map((index, place) => personAt(index, language, (ROLES[place] ?? ROLES[2])?.[language]))

export const filmographyOf = (personId: string): ReadonlyArray<Work> =>
  works.filter(work => castOf(work).some(index => `p${index}` === personId))

export const peopleNamed = (matches: (name: string) => boolean, language: Language): ReadonlyArray<Person> =>
  Array.from({ length: PEOPLE }, (_, index) => index)
    .filter(index => matches(nameOf(index)))
    .map(index => personAt(index, language))
