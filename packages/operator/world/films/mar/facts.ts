import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const mar: Film = {
  kind: 'MOVIE',
  slug: 'mar',
  original: 'Mar de fóra',
  title: texts('Swell', 'Mar brava', 'Mar de fora'),
  plot: texts(
    'The best barnacle picker of the coast is told she may no longer go down the rocks, and the whole port starts to live off what she knows.',
    'A la mejor percebeira de la costa le prohíben bajar a las piedras, y el puerto entero empieza a vivir de lo que ella sabe.',
    'A melhor percebeira da costa é proibida de descer às pedras, e o porto inteiro passa a viver do que ela sabe.',
  ),
  visual: 'Her hair is the breaking wave',
  shot: 'face',
  ground: '#efe2ca',
  genres: ['drama'],
  year: 2022,
  minutes: 101,
  ageRating: 14,
  rating: 8.3,
  country: 'ES',
  maker: 'Sabela Outeiral',
  cast: [
    { name: 'Uxía Rebordán', role: texts('Carme', 'Carme', 'Carme') },
    { name: 'Xián Loureda', role: texts('Brais', 'Brais', 'Brais') },
    { name: 'Dorinda Veiga', role: texts('The grandmother', 'La abuela', 'A avó') },
    { name: 'Telmo Asorei', role: texts('The harbour master', 'El capitán de puerto', 'O capitão do porto') },
  ],
}
