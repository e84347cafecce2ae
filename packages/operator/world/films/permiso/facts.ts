import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const permiso: Film = {
  kind: 'MOVIE',
  slug: 'permiso',
  original: 'Permiso para preguntar',
  title: texts('Permission to Ask', 'Permiso para preguntar', 'Permissão para perguntar'),
  plot: texts(
    'In a school where nobody asks anything, a girl raises her hand and keeps it up for eleven days.',
    'En una escuela donde nadie pregunta nada, una niña levanta la mano y no la baja en once días.',
    'Numa escola onde ninguém pergunta nada, uma menina levanta a mão e não a abaixa por onze dias.',
  ),
  visual: 'Among grey pencils, a raised hand',
  shot: 'hand',
  ground: '#f4d9b8',
  genres: ['drama', 'family'],
  year: 1990,
  minutes: 91,
  ageRating: 7,
  rating: 8.2,
  country: 'CL',
  maker: 'Hernán Pichulmán',
  cast: [
    { name: 'Isidora Calbuco', role: texts('Rosa', 'Rosa', 'Rosa') },
    { name: 'Gladys Ormazábal', role: texts('The teacher', 'La maestra', 'A professora') },
    { name: 'Octavio Linares Prat', role: texts('The headmaster', 'El director', 'O diretor') },
    { name: 'Tomás Riquelme Soto', role: texts('The bench mate', 'El compañero de banco', 'O colega de carteira') },
  ],
}
