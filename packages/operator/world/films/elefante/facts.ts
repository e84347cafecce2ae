import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const elefante: Film = {
  kind: 'MOVIE',
  slug: 'elefante',
  original: 'Manual para perder un elefante',
  title: texts('How to Lose an Elephant', 'Manual para perder un elefante', 'Manual para perder um elefante'),
  plot: texts(
    'The circus forgot him, the flat has forty square metres and grandma is back on Sunday: hide an elephant in five easy steps.',
    'El circo lo olvidó, el departamento tiene cuarenta metros y la abuela vuelve el domingo: esconder un elefante en cinco pasos.',
    'O circo o esqueceu, o apartamento tem quarenta metros e a avó volta no domingo: esconda um elefante em cinco passos.',
  ),
  visual: 'An elephant dressed as a lamp',
  shot: 'animal',
  ground: '#43204f',
  genres: ['animation', 'family'],
  year: 2023,
  minutes: 78,
  ageRating: 0,
  rating: 7.8,
  country: 'UY',
  maker: 'Nina Basaldúa',
  cast: [
    { name: 'Olivia Sarandí', role: texts('Cata (voice)', 'Cata (voz)', 'Cata (voz)') },
    {
      name: 'Tito Berrondo',
      role: texts('Bernardo, the elephant (voice)', 'Bernardo, el elefante (voz)', 'Bernardo, o elefante (voz)'),
    },
    { name: 'Nelly Acuña', role: texts('The grandmother (voice)', 'La abuela (voz)', 'A avó (voz)') },
    { name: 'Walter Grille', role: texts('The doorman (voice)', 'El portero (voz)', 'O porteiro (voz)') },
  ],
}
