import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const pozo: Film = {
  kind: 'MOVIE',
  slug: 'pozo',
  original: 'Siete lámparas',
  title: texts('Seven Lamps', 'Siete lámparas', 'Sete lâmpadas'),
  plot: texts(
    'Seven miners swear that the rope broke; the eighth, alive forty metres below, hears them sharing out his shift.',
    'Siete mineros juran que se cortó la soga; el octavo, vivo cuarenta metros abajo, escucha cómo se reparten su turno.',
    'Sete mineiros juram que a corda arrebentou; o oitavo, vivo quarenta metros abaixo, escuta como repartem o seu turno.',
  ),
  visual: 'From below, lamps around cut rope',
  shot: 'below',
  ground: '#16130f',
  genres: ['thriller', 'drama'],
  year: 1968,
  minutes: 92,
  ageRating: 14,
  rating: 8.1,
  country: 'ES',
  maker: 'Fermín Valdeón',
  cast: [
    { name: 'Celso Barredo', role: texts('The eighth', 'El octavo', 'O oitavo') },
    { name: 'Marino Lastra', role: texts('The foreman', 'El capataz', 'O capataz') },
    { name: 'Olvido Noriega', role: texts('The widow too soon', 'La viuda antes de hora', 'A viúva antes da hora') },
    { name: 'Nel Piñera', role: texts('The youngest', 'El más joven', 'O mais novo') },
  ],
}
