import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const azulejos: Film = {
  kind: 'MOVIE',
  slug: 'azulejos',
  original: 'Sete azulejos azuis',
  title: texts('Seven Blue Tiles', 'Siete azulejos azules', 'Sete azulejos azuis'),
  plot: texts(
    'Four pensioners steal the wall of a bank, one tile a day, and nobody notices until the picture starts to look like them.',
    'Cuatro jubilados roban la pared de un banco, un azulejo por día, y nadie lo nota hasta que el dibujo empieza a parecérseles.',
    'Quatro reformados roubam a parede de um banco, um azulejo por dia, e ninguém repara até o desenho começar a parecer-se com eles.',
  ),
  visual: 'Seven missing tiles make a face',
  shot: 'sign',
  ground: '#f4f1e6',
  genres: ['comedy', 'crime'],
  year: 1983,
  minutes: 96,
  ageRating: 10,
  rating: 7.5,
  country: 'PT',
  maker: 'Fradique Almodim',
  cast: [
    { name: 'Ermelinda Sarrafo', role: texts('Dona Zulmira', 'Doña Zulmira', 'Dona Zulmira') },
    { name: 'Aníbal Teles Roque', role: texts('The Major', 'El Mayor', 'O Major') },
    { name: 'Quim Barradas', role: texts('Quim', 'Quim', 'Quim') },
    { name: 'Lurdes Pimpão', role: texts('The clerk', 'El cajero', 'O bancário') },
  ],
}
