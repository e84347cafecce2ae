import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const oleo: Film = {
  kind: 'MOVIE',
  slug: 'oleo',
  original: 'Óleo fresco',
  title: texts('Wet Oil', 'Óleo fresco', 'Tinta fresca'),
  plot: texts(
    'A museum night guard must explain why the lady of room twelve has walked out of her frame, and borrows her dress.',
    'Un sereno de museo tiene que explicar por qué la dama de la sala doce se fue de su marco, y toma prestado el vestido.',
    'Um vigia noturno de museu precisa explicar por que a dama da sala doze saiu da moldura, e pega emprestado o vestido dela.',
  ),
  visual: 'Painted footprints leave an empty frame',
  shot: 'place',
  ground: '#7c1f2e',
  genres: ['mystery', 'comedy'],
  year: 1995,
  minutes: 93,
  ageRating: 7,
  rating: 7.6,
  country: 'UY',
  maker: 'Graciela Sotelo Prim',
  cast: [
    { name: 'Washington Etcheverry', role: texts('The night guard', 'El sereno', 'O vigia') },
    { name: 'Perla Nogueira', role: texts('The restorer', 'La restauradora', 'A restauradora') },
    { name: 'Ademar Tisnés', role: texts('The director', 'El director', 'O diretor') },
    { name: 'Lía Camponovo', role: texts('The lady', 'La dama', 'A dama') },
  ],
}
