import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const elena: Film = {
  kind: 'MOVIE',
  slug: 'elena',
  original: 'Los mil doscientos kilómetros de Elena',
  title: texts(
    "Elena's Twelve Hundred Kilometres",
    'Los mil doscientos kilómetros de Elena',
    'Os mil e duzentos quilômetros de Elena',
  ),
  plot: texts(
    "She has never driven a lorry, but the freight is her husband's last promise and it must reach the south alive.",
    'Nunca manejó un camión, pero la carga es la última promesa de su marido y tiene que llegar viva al sur.',
    'Nunca dirigiu um caminhão, mas a carga é a última promessa do marido e tem de chegar viva ao sul.',
  ),
  visual: "One wiper's arc of clear road",
  shot: 'place',
  ground: '#20302f',
  genres: ['drama', 'adventure'],
  year: 2017,
  minutes: 102,
  ageRating: 10,
  rating: 7.8,
  country: 'AR',
  maker: 'Tadeo Larrún',
  cast: [
    { name: 'Norma Achiral', role: texts('Elena', 'Elena', 'Elena') },
    { name: 'Gino Peralva', role: texts('The hitchhiker', 'El mochilero', 'O mochileiro') },
    { name: 'Quela Ñancu', role: texts('The mechanic', 'La mecánica', 'A mecânica') },
    { name: 'Oscar Tirado', role: texts('The voice on the radio', 'La voz de la radio', 'A voz do rádio') },
  ],
}
