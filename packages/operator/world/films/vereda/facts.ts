import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const vereda: Film = {
  kind: 'MOVIE',
  slug: 'vereda',
  original: 'La vereda impar',
  title: texts('The Odd Side of the Street', 'La vereda impar', 'A calçada ímpar'),
  plot: texts(
    'They have lived face to face for nine years and only ever meet on the crossing, when it rains.',
    'Viven enfrente hace nueve años y solo se cruzan en la senda peatonal, los días de lluvia.',
    'Moram frente a frente há nove anos e só se cruzam na faixa de pedestres, quando chove.',
  ),
  visual: 'Two umbrellas about to touch, rain',
  shot: 'above',
  ground: '#123840',
  genres: ['romance', 'comedy'],
  year: 2019,
  minutes: 97,
  ageRating: 10,
  rating: 7.4,
  country: 'AR',
  maker: 'Bruno Achával',
  cast: [
    { name: 'Julieta Ferraris', role: texts('Alma, number 1417', 'Alma, del 1417', 'Alma, do 1417') },
    { name: 'Damián Osco', role: texts('Teo, number 1418', 'Teo, del 1418', 'Teo, do 1418') },
    { name: 'Rosario Villalta', role: texts('The caretaker', 'La portera', 'A zeladora') },
    { name: 'Nahuel Prim', role: texts('The boy with the kite', 'El chico del barrilete', 'O menino da pipa') },
  ],
}
