import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const expreso: Film = {
  kind: 'MOVIE',
  slug: 'expreso',
  original: 'El expreso callado',
  title: texts('The Silent Express', 'El expreso callado', 'O expresso calado'),
  plot: texts(
    "A signalman's deaf daughter reads a murder on the lips of a passing train, and the killer has read hers.",
    'La hija sorda de un señalero lee un crimen en los labios de un tren que pasa, y el asesino leyó los suyos.',
    'A filha surda de um sinaleiro lê um crime nos lábios de um trem que passa, e o assassino leu os dela.',
  ),
  visual: 'Train windows are frames of film',
  shot: 'machine',
  ground: '#b4b3ac',
  genres: ['thriller', 'mystery'],
  year: 1957,
  minutes: 88,
  ageRating: 12,
  rating: 7.9,
  country: 'AR',
  maker: 'Leandro Iturbe',
  cast: [
    { name: 'Mirna Casavalle', role: texts('Elisa', 'Elisa', 'Elisa') },
    { name: 'Horacio Bendaña', role: texts('The traveller', 'El viajero', 'O viajante') },
    { name: 'Rodolfo Quirno Paz', role: texts('The signalman', 'El señalero', 'O sinaleiro') },
    { name: 'Tita Larrobla', role: texts('The ticket clerk', 'La boletera', 'A bilheteira') },
  ],
}
