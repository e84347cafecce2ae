import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const volcan: Film = {
  kind: 'MOVIE',
  slug: 'volcan',
  original: 'La cocinera del volcán',
  title: texts('The Cook of the Volcano', 'La cocinera del volcán', 'A cozinheira do vulcão'),
  plot: texts(
    'The village is told to leave; she lights forty fires and invites the geologists to lunch.',
    'Ordenan evacuar el pueblo; ella prende cuarenta fogones e invita a almorzar a los geólogos.',
    'Mandam evacuar a aldeia; ela acende quarenta fogões e convida os geólogos para almoçar.',
  ),
  visual: "The pot's steam is the eruption",
  shot: 'object',
  ground: '#3b2a3f',
  genres: ['drama'],
  year: 2020,
  minutes: 106,
  ageRating: 7,
  rating: 7.9,
  country: 'EC',
  maker: 'Dolores Guamán Pita',
  cast: [
    { name: 'Zoila Toapanta', role: texts('Mama Rosa', 'Mama Rosa', 'Mama Rosa') },
    { name: 'Andrés Egüez', role: texts('The geologist', 'La geóloga', 'A geóloga') },
    { name: 'Sisa Cachimuel', role: texts('Killa', 'Killa', 'Killa') },
    { name: 'Vicente Borja', role: texts('The colonel', 'El coronel', 'O coronel') },
  ],
}
