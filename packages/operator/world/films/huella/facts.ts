import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const huella: Film = {
  kind: 'MOVIE',
  slug: 'huella',
  original: 'Agua sin nombre',
  title: texts('Water Without a Name', 'Agua sin nombre', 'Água sem nome'),
  plot: texts(
    "A swimmer without papers crosses the wide river to break a record, and has to do it under her dead sister's name.",
    'Una nadadora sin papeles cruza el río ancho para batir un récord, y tiene que hacerlo con el nombre de su hermana muerta.',
    'Uma nadadora sem documentos atravessa o rio largo para bater um recorde, e precisa usar o nome da irmã morta.',
  ),
  visual: 'A swimmer draws a fingerprint',
  shot: 'sign',
  ground: '#a8703c',
  genres: ['sport', 'drama'],
  year: 2013,
  minutes: 95,
  ageRating: 10,
  rating: 7.7,
  country: 'PY',
  maker: 'Arami Sosa Duré',
  cast: [
    { name: 'Lorena Benegas', role: texts('The swimmer', 'La nadadora', 'A nadadora') },
    { name: 'Cirilo Ayala Vera', role: texts('The boatman', 'El lanchero', 'O barqueiro') },
    { name: 'Myrian Estigarribe', role: texts('The registrar', 'La funcionaria', 'A escrivã') },
    { name: 'Derlis Ojeda', role: texts('The timekeeper', 'El cronometrista', 'O cronometrista') },
  ],
}
