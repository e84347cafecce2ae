import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const salchicha: Film = {
  kind: 'MOVIE',
  slug: 'salchicha',
  original: 'La mitad del perro',
  title: texts('Half the Dog', 'La mitad del perro', 'Metade do cachorro'),
  plot: texts(
    'After the divorce each keeps one floor and half the dachshund, until the dog chooses a third flat.',
    'Tras el divorcio cada uno se queda con un piso y medio perro salchicha, hasta que el perro elige un tercero.',
    'Depois do divórcio cada um fica com um andar e meio salsicha, até o cachorro escolher um terceiro apartamento.',
  ),
  visual: 'A dachshund winds up the stairwell',
  shot: 'animal',
  ground: '#bfd65a',
  genres: ['comedy', 'romance'],
  year: 2009,
  minutes: 94,
  ageRating: 7,
  rating: 7.1,
  country: 'ES',
  maker: 'Amparo Lliso',
  cast: [
    { name: 'Beatriz Montcada', role: texts('Marga, second floor', 'Marga, del segundo', 'Marga, do segundo andar') },
    { name: 'Fermín Arrojo', role: texts('Chema, ground floor', 'Chema, del bajo', 'Chema, do térreo') },
    { name: 'Pura Ventosa', role: texts('The neighbour in between', 'La vecina del medio', 'A vizinha do meio') },
    { name: 'Longaniza', role: texts('Perro', 'Perro', 'Perro') },
  ],
}
