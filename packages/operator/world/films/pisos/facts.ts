import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const pisos: Film = {
  kind: 'MOVIE',
  slug: 'pisos',
  original: 'Boda de tres pisos',
  title: texts('Three-Storey Wedding', 'Boda de tres pisos', 'Casamento de três andares'),
  plot: texts(
    'They marry to inherit the empty flat; by the time the cake is cut, three families have moved in with the presents.',
    'Se casan para heredar el departamento vacío; cuando parten el pastel, ya se mudaron tres familias con los regalos.',
    'Casam para herdar o apartamento vazio; quando cortam o bolo, três famílias já se mudaram com os presentes.',
  ),
  visual: 'The wedding cake is a tenement',
  shot: 'place',
  ground: '#f48fb1',
  genres: ['comedy', 'romance'],
  year: 2019,
  minutes: 101,
  ageRating: 10,
  rating: 6.9,
  country: 'MX',
  maker: 'Lupita Arangure',
  cast: [
    { name: 'Xóchitl Barrenechea', role: texts('The bride', 'La novia', 'A noiva') },
    { name: 'Emilio Zarazúa', role: texts('The groom', 'El novio', 'O noivo') },
    { name: 'Concha Irigoyen Paz', role: texts('The aunt from Toluca', 'La tía de Toluca', 'A tia de Toluca') },
    { name: 'Beto Camarillo', role: texts('The best man', 'El padrino', 'O padrinho') },
    { name: 'Martina Olvera', role: texts('The notary', 'La notaria', 'A tabeliã') },
  ],
}
