import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const luz: Film = {
  kind: 'MOVIE',
  slug: 'luz',
  original: 'El hombre que cobraba la luz',
  title: texts('The Man Who Collected the Light', 'El hombre que cobraba la luz', 'O homem que cobrava a luz'),
  plot: texts(
    'He reads meters from door to door, so he knows who is home, who is lying and who has not switched on a lamp since Friday.',
    'Lee contadores puerta a puerta: sabe quién está, quién miente y quién no prende un foco desde el viernes.',
    'Lê medidores de porta em porta: sabe quem está, quem mente e quem não acende uma lâmpada desde sexta.',
  ),
  visual: 'A bulb whose filament is city',
  shot: 'object',
  ground: '#0c0f1e',
  genres: ['crime', 'thriller'],
  year: 2003,
  minutes: 110,
  ageRating: 16,
  rating: 7.5,
  country: 'CO',
  maker: 'Wilmar Ocaranza',
  cast: [
    { name: 'Edilson Murgas', role: texts('Ferney', 'Ferney', 'Ferney') },
    { name: 'Paola Buendiaz', role: texts('The widow of 302', 'La viuda del 302', 'A viúva do 302') },
    { name: 'Alirio Cepeda', role: texts('Captain Rojas', 'El capitán Rojas', 'O capitão Rojas') },
    { name: 'Dayra Valoyes', role: texts('Yuli', 'Yuli', 'Yuli') },
  ],
}
