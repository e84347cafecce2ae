import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const placa: Film = {
  kind: 'MOVIE',
  slug: 'placa',
  original: 'Placa diecinueve',
  title: texts('Dish Nineteen', 'Placa diecinueve', 'Placa dezenove'),
  plot: texts(
    'A night technician who only wants to keep her job cannot throw dish nineteen away: the mould has built harbours, and now lights.',
    'Una técnica de laboratorio que solo quiere conservar el puesto no puede tirar la placa diecinueve: el moho construyó puertos y ya enciende luces.',
    'Uma técnica de laboratório que só quer manter o emprego não consegue jogar fora a placa dezenove: o mofo ergueu portos e já acende luzes.',
  ),
  visual: 'A continent grows in a dish',
  shot: 'object',
  ground: '#9fd8c0',
  genres: ['scifi', 'thriller'],
  year: 2018,
  minutes: 99,
  ageRating: 10,
  rating: 7.5,
  country: 'CR',
  maker: 'Marlen Alpízar',
  cast: [
    { name: 'Xinia Corrales', role: texts('The technician', 'La técnica', 'A técnica') },
    { name: 'Gerardo Umaña Fait', role: texts('The professor', 'El profesor', 'O professor') },
    { name: 'Keylor Brenes', role: texts('The cleaner', 'El de limpieza', 'O da limpeza') },
    { name: 'Odilie Ramírez Coto', role: texts('The minister', 'La ministra', 'A ministra') },
  ],
}
