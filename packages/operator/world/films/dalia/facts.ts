import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const dalia: Film = {
  kind: 'MOVIE',
  slug: 'dalia',
  original: 'Ojo de dalia',
  title: texts('Dahlia Eye', 'Ojo de dalia', 'Olho de dália'),
  plot: texts(
    'She sells flowers at dawn and boxes by night, hidden from her blind mother, who knows every rival by the scent.',
    'Vende flores al alba y boxea de noche a escondidas de su madre ciega, que reconoce a cada rival por el perfume.',
    'Vende flores ao amanhecer e luta boxe à noite escondida da mãe cega, que reconhece cada rival pelo perfume.',
  ),
  visual: 'Her black eye is a dahlia',
  shot: 'face',
  ground: '#b9c73c',
  genres: ['sport', 'drama'],
  year: 2020,
  minutes: 97,
  ageRating: 12,
  rating: 7.9,
  country: 'MX',
  maker: 'Jacinta Olmedo Rey',
  cast: [
    { name: 'Yareli Cuautle', role: texts('Lupe', 'Lupe', 'Lupe') },
    { name: 'Socorro Anzaldo', role: texts('The mother', 'La madre', 'A mãe') },
    { name: 'Beto Zarazúa', role: texts('The trainer', 'El entrenador', 'O treinador') },
    { name: 'Ixchel Barrientos', role: texts('The champion', 'La campeona', 'A campeã') },
  ],
}
