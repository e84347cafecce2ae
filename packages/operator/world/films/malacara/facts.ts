import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const malacara: Film = {
  kind: 'MOVIE',
  slug: 'malacara',
  original: 'El malacara',
  title: texts('White Blaze', 'El malacara', 'O malacara'),
  plot: texts(
    'A horse breaker must return the stolen horse that saved his life, and its owner is the man he has sworn to kill.',
    'Un domador tiene que devolver el caballo robado que le salvó la vida, y el dueño es el hombre que juró matar.',
    'Um domador tem de devolver o cavalo roubado que lhe salvou a vida, e o dono é o homem que jurou matar.',
  ),
  visual: "A horse's blaze is a knife",
  shot: 'animal',
  ground: '#cbc7bf',
  genres: ['western', 'drama'],
  year: 1956,
  minutes: 88,
  ageRating: 12,
  rating: 7.9,
  country: 'AR',
  maker: 'Leónidas Arrechea',
  cast: [
    { name: 'Pancho Villarruel', role: texts('The horse breaker', 'El domador', 'O domador') },
    { name: 'Delia Moncayo', role: texts('The storekeeper', 'La pulpera', 'A dona da venda') },
    { name: 'Evaristo Luna Paz', role: texts('The owner', 'El patrón', 'O patrão') },
    { name: 'Chiche Barraza', role: texts('The boy', 'El gurí', 'O guri') },
  ],
}
