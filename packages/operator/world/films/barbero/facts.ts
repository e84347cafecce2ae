import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const barbero: Film = {
  kind: 'MOVIE',
  slug: 'barbero',
  original: 'El barbero de la frontera',
  title: texts('The Border Barber', 'El barbero de la frontera', 'O barbeiro da fronteira'),
  plot: texts(
    'Two armies share his only chair on alternate days, and with each shave he nudges the border a little towards peace.',
    'Dos ejércitos comparten su único sillón, un día cada uno, y con cada afeitada él corre la frontera hacia la paz.',
    'Dois exércitos dividem sua única cadeira, um dia cada, e a cada barba ele empurra a fronteira para o lado da paz.',
  ),
  visual: 'Lather on a chin, two armies',
  shot: 'face',
  ground: '#ee6b52',
  genres: ['comedy', 'war'],
  year: 1963,
  minutes: 86,
  ageRating: 7,
  rating: 7.8,
  country: 'PE',
  maker: 'Nicanor Urrelo',
  cast: [
    { name: 'Fidel Caycho', role: texts('The barber', 'El barbero', 'O barbeiro') },
    { name: 'Armando Solf', role: texts('The general', 'El general', 'O general') },
    { name: 'Zoila Requena', role: texts('The widow', 'La viuda', 'A viúva') },
    { name: 'Tito Manchay', role: texts('The bugler', 'El corneta', 'O corneteiro') },
  ],
}
