import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const compases: Film = {
  kind: 'MOVIE',
  slug: 'compases',
  original: 'Ocho compases',
  title: texts('Eight Bars', 'Ocho compases', 'Oito compassos'),
  plot: texts(
    'Two dancers who no longer speak must dance one last tango, and eight bars are all they have to say it.',
    'Dos bailarines que ya no se hablan deben bailar un último tango: ocho compases para decirlo todo.',
    'Dois bailarinos que já não se falam têm de dançar um último tango: oito compassos para dizer tudo.',
  ),
  visual: 'Four feet, whose shadows embrace alone',
  shot: 'below',
  ground: '#b3202c',
  genres: ['romance', 'drama'],
  year: 2012,
  minutes: 103,
  ageRating: 12,
  rating: 7.8,
  country: 'AR',
  maker: 'Malena Urdapil',
  cast: [
    { name: 'Renata Oviedo Sáez', role: texts('Mora', 'Mora', 'Mora') },
    { name: 'Ciro Galvani', role: texts('Dante', 'Dante', 'Dante') },
    { name: 'Pocha Lemos', role: texts('The seamstress', 'La modista', 'A costureira') },
    { name: 'Héctor Tassano', role: texts('The bandoneon', 'El bandoneón', 'O bandoneon') },
  ],
}
