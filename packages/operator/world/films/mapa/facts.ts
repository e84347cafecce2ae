import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const mapa: Film = {
  kind: 'MOVIE',
  slug: 'mapa',
  original: 'Las que cosen el mapa',
  title: texts('The Women Who Sew the Map', 'Las que cosen el mapa', 'As que costuram o mapa'),
  plot: texts(
    'No map shows their river, so forty women of the delta embroider one, house by house, and take it to court.',
    'Ningún mapa muestra su río, así que cuarenta mujeres del delta bordan uno, casa por casa, y lo llevan al juzgado.',
    'Nenhum mapa mostra seu rio, então quarenta mulheres do delta bordam um, casa por casa, e o levam ao tribunal.',
  ),
  visual: 'Embroidery thread becomes the river',
  shot: 'hand',
  ground: '#e7dcc3',
  genres: ['documentary'],
  year: 2018,
  minutes: 83,
  ageRating: 7,
  rating: 8.4,
  country: 'CO',
  maker: 'Eulalia Restrán',
  cast: [
    { name: 'Ligia Mosquera Ibarbo', role: texts('Herself', 'Ella misma', 'Ela mesma') },
    { name: 'Fanny Hurtán', role: texts('Herself', 'Ella misma', 'Ela mesma') },
    { name: 'Doña Eneida', role: texts('Herself', 'Ella misma', 'Ela mesma') },
    { name: 'Ramiro Casas', role: texts('The judge', 'La jueza', 'A juíza') },
  ],
}
