import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const carab: Film = {
  kind: 'MOVIE',
  slug: 'carab',
  original: 'La cara B de Celeste Amaro',
  title: texts('The B-Side of Celeste Amaro', 'La cara B de Celeste Amaro', 'O lado B de Celeste Amaro'),
  plot: texts(
    'The bolero that made her famous was sung by somebody else, and the only proof is pressed on the back of one record.',
    'El bolero que la hizo famosa lo cantó otra, y la única prueba está prensada al reverso de un disco.',
    'O bolero que a tornou famosa foi cantado por outra, e a única prova está prensada no verso de um disco.',
  ),
  visual: 'An eye whose iris plays records',
  shot: 'face',
  ground: '#c9245f',
  genres: ['music', 'drama'],
  year: 1996,
  minutes: 118,
  ageRating: 12,
  rating: 7.7,
  country: 'MX',
  maker: 'Leandro Uribazo',
  cast: [
    { name: 'Graciela Montaño Ruz', role: texts('Celeste', 'Celeste', 'Celeste') },
    { name: 'Itzel Barrueta', role: texts('Lupe, the other voice', 'Lupe, la otra voz', 'Lupe, a outra voz') },
    { name: 'Fermín Aldao', role: texts('The producer', 'El productor', 'O produtor') },
    { name: 'Chelo Prado', role: texts('The pianist', 'La pianista', 'A pianista') },
  ],
}
