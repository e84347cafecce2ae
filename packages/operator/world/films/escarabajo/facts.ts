import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const escarabajo: Film = {
  kind: 'MOVIE',
  slug: 'escarabajo',
  original: 'El último escarabajo',
  title: texts('The Last Beetle', 'El último escarabajo', 'O último besouro'),
  plot: texts(
    'A milkman joins the race across the cordillera only to see the sea and, an hour ahead, takes the turn for the coast.',
    'Un lechero corre la vuelta por la cordillera solo para ver el mar y, con una hora de ventaja, se desvía a la costa.',
    'Um leiteiro entra na volta da cordilheira só para ver o mar e, com uma hora de vantagem, desvia para o litoral.',
  ),
  visual: 'The cyclist from above, a beetle',
  shot: 'above',
  ground: '#4db2da',
  genres: ['sport', 'comedy'],
  year: 1973,
  minutes: 92,
  ageRating: 0,
  rating: 7.6,
  country: 'CO',
  maker: 'Efraín Monsalvo',
  cast: [
    { name: 'Rubiel Cifuentes Toro', role: texts('The milkman', 'El lechero', 'O leiteiro') },
    { name: 'Nubia Alzate Peláez', role: texts('The radio announcer', 'La locutora', 'A locutora') },
    { name: 'Gildardo Henker', role: texts('The team doctor', 'El médico del equipo', 'O médico da equipe') },
    { name: 'Omaira Bustos', role: texts('The girl at the turn', 'La muchacha del desvío', 'A moça do desvio') },
  ],
}
