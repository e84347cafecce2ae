import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const revelado: Film = {
  kind: 'MOVIE',
  slug: 'revelado',
  original: 'Baño de paro',
  title: texts('Stop Bath', 'Baño de paro', 'Banho de parada'),
  plot: texts(
    "A police photographer prints a stranger's old negatives to find their owner, and in the last she is the child being carried away.",
    'Una fotógrafa policial revela negativos ajenos para hallar a su dueño, y en el último la niña que se llevan es ella.',
    'Uma fotógrafa da polícia revela negativos alheios para achar o dono, e no último a menina que levam embora é ela.',
  ),
  visual: 'A face surfaces in the developer',
  shot: 'hand',
  ground: '#951a12',
  genres: ['thriller', 'drama'],
  year: 1994,
  minutes: 101,
  ageRating: 14,
  rating: 7.7,
  country: 'GT',
  maker: 'Amílcar Xicay',
  cast: [
    { name: 'Dora Lisseth Pineda', role: texts('Irma, the photographer', 'Irma, la fotógrafa', 'Irma, a fotógrafa') },
    { name: 'Ovidio Recinos', role: texts('The commissioner', 'El comisario', 'O delegado') },
    { name: 'Juana Tzoc', role: texts('The woman of the market', 'La mujer del mercado', 'A mulher do mercado') },
    { name: 'Sandy Mérida', role: texts('The child', 'La niña', 'A menina') },
  ],
}
