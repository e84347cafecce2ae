import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const castanas: Film = {
  kind: 'MOVIE',
  slug: 'castanas',
  original: 'La tregua de las castañas',
  title: texts('The Chestnut Truce', 'La tregua de las castañas', 'A trégua das castanhas'),
  plot: texts(
    'Two sentries on opposite hills share one tree, one winter and one secret.',
    'Dos centinelas en cerros enfrentados comparten un árbol, un invierno y un secreto.',
    'Duas sentinelas em morros opostos partilham uma árvore, um inverno e um segredo.',
  ),
  visual: 'A helmet full of glowing chestnuts',
  shot: 'hand',
  ground: '#dfe3e4',
  genres: ['war', 'drama'],
  year: 1987,
  minutes: 98,
  ageRating: 12,
  rating: 8.1,
  country: 'ES',
  maker: 'Ramón Escuín Lobo',
  cast: [
    { name: 'Isidro Palomeque', role: texts('Julián', 'Julián', 'Julián') },
    { name: 'Bernat Coromí', role: texts('Biel', 'Biel', 'Biel') },
    { name: 'Asun Lezaun', role: texts('The muleteer', 'El arriero', 'O tropeiro') },
    { name: 'Eladio Robres', role: texts('The sergeant', 'El sargento', 'O sargento') },
  ],
}
