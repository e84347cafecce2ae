import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const cuarenta: Film = {
  kind: 'MOVIE',
  slug: 'cuarenta',
  original: 'Cuarenta a la sombra',
  title: texts('Forty in the Shade', 'Cuarenta a la sombra', 'Quarenta à sombra'),
  plot: texts(
    'Three brothers ride to collect a debt from the only man in the desert who owns a tree.',
    'Tres hermanos cabalgan a cobrar una deuda al único hombre del desierto que tiene un árbol.',
    'Três irmãos cavalgam para cobrar uma dívida do único homem do deserto que tem uma árvore.',
  ),
  visual: "The hat's brim is the horizon",
  shot: 'face',
  ground: '#2fb0aa',
  genres: ['western'],
  year: 1969,
  minutes: 92,
  ageRating: 14,
  rating: 7.6,
  country: 'MX',
  maker: 'Hilario Tenorio',
  cast: [
    { name: 'Baltasar Quirce', role: texts('Don Hilo', 'Don Hilo', 'Dom Hilo') },
    { name: 'Lucio Armenta', role: texts('The eldest', 'El mayor', 'O mais velho') },
    { name: 'Paco Renedo', role: texts('The middle one', 'El del medio', 'O do meio') },
    { name: 'Abel Zarzo', role: texts('The youngest', 'El menor', 'O caçula') },
    { name: 'Concha Mirabal', role: texts('The widow', 'La viuda', 'A viúva') },
  ],
}
