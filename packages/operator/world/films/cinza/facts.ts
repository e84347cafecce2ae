import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const cinza: Film = {
  kind: 'MOVIE',
  slug: 'cinza',
  original: 'A máscara da quarta-feira',
  title: texts('The Wednesday Mask', 'La máscara del miércoles', 'A máscara da quarta-feira'),
  plot: texts(
    'Carnival is over, everyone has undressed, and one mask is still dancing in the square.',
    'Terminó el carnaval, todos se quitaron el disfraz, y una máscara sigue bailando en la plaza.',
    'O carnaval acabou, todos tiraram a fantasia, e uma máscara continua a dançar na praça.',
  ),
  visual: 'A mask, half plumes, half ash',
  shot: 'face',
  ground: '#6e6a74',
  genres: ['mystery', 'thriller'],
  year: 2011,
  minutes: 100,
  ageRating: 14,
  rating: 7.2,
  country: 'BR',
  maker: 'Odara Santamar',
  cast: [
    { name: 'Marcéu Olinda', role: texts('Inspector Dantas', 'El inspector Dantas', 'O inspetor Dantas') },
    { name: 'Jussara Pelô', role: texts('Benedita', 'Benedita', 'Benedita') },
    { name: 'Caê Landim', role: texts('The drummer', 'El percusionista', 'O percussionista') },
    { name: 'Irmã Noêmia', role: texts('The nun', 'La monja', 'A freira') },
  ],
}
