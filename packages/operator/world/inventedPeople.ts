import type { Language } from '../../../models/language.ts'
import { type Person, PersonId } from '../../../models/person.ts'
import { FIRST_NAMES, SURNAMES } from './data/personNames.ts'
import { filled, same, type Texts, texts } from './data/texts.ts'
import { idOf } from './ids.ts'
import { bornIn, personLook } from './personLook.ts'
import { hashOf, pick } from './seed.ts'
import type { Work } from './works.ts'

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

const personAt = (index: number, language: Language, role?: string): Person => {
  const city = pick(CITIES, hashOf('city', index))
  const year = bornIn(index)
  const values = { city: same(city), year: same(String(year)), debut: same(String(year + 21)) }
  return {
    personId: idOf(PersonId, `p${index}`),
    name: nameOf(index),
    role,
    ...personLook(index),
    birthPlace: city,
    biography: filled(BIOGRAPHY, values)[language],
  }
}

export const inventedById = (id: string, language: Language): Person | undefined => {
  const index = Number(/^p(\d+)$/.exec(id)?.[1] ?? -1)
  return index >= 0 && index < PEOPLE ? personAt(index, language) : undefined
}

const castOf = ({ seed }: Work): ReadonlyArray<number> => [
  ...new Set(Array.from({ length: CAST }, (_, place) => hashOf(seed, 'cast', place) % PEOPLE)),
]

/** Who made a work: direction, screenplay, then the cast. */
export const inventedCrew = (work: Work, language: Language): ReadonlyArray<Person> =>
  castOf(work).map((index, place) => personAt(index, language, (ROLES[place] ?? ROLES[2])?.[language]))

export const isInCrew = (work: Work, personId: string): boolean => castOf(work).some(index => `p${index}` === personId)

export const inventedNamed = (matches: (name: string) => boolean, language: Language): ReadonlyArray<Person> =>
  Array.from({ length: PEOPLE }, (_, index) => index)
    .filter(index => matches(nameOf(index)))
    .map(index => personAt(index, language))
