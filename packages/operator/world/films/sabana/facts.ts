import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const sabana: Film = {
  kind: 'MOVIE',
  slug: 'sabana',
  original: 'La sábana de los domingos',
  title: texts('The Sunday Sheet', 'La sábana de los domingos', 'O lençol dos domingos'),
  plot: texts(
    "The street's goal is her clothes line; tired of washing, a grandmother starts to save every shot, and the club calls.",
    'El arco del barrio es su tendedero; cansada de lavar, una abuela empieza a atajar todo, y la llama el club.',
    'O gol da rua é o varal dela; cansada de lavar, uma avó começa a defender tudo, e o clube telefona.',
  ),
  visual: "Grandmother's shadow keeps the sheet goal",
  shot: 'figure',
  ground: '#f0b93a',
  genres: ['comedy', 'sport', 'family'],
  year: 2014,
  minutes: 92,
  ageRating: 0,
  rating: 7.5,
  country: 'PY',
  maker: 'Celso Ayala Benegas',
  cast: [
    { name: 'Ramona Vallejos', role: texts('Ña Tomasa', 'Ña Tomasa', 'Ña Tomasa') },
    { name: 'Derlis Cabañas', role: texts('Number ten', 'El diez', 'O camisa dez') },
    { name: 'Mirtha Insfrán', role: texts('The rival across the road', 'La rival de enfrente', 'A rival da frente') },
    { name: 'Arnaldo Duré', role: texts('The trainer', 'El entrenador', 'O treinador') },
  ],
}
