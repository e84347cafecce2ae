import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const ministro: Film = {
  kind: 'MOVIE',
  slug: 'ministro',
  original: 'El ministro de las lluvias',
  title: texts('The Minister of Rain', 'El ministro de las lluvias', 'O ministro das chuvas'),
  plot: texts(
    'A weather presenter guesses right three times and is handed a ministry; now it must not stop raining before the vote.',
    'Un presentador del clima acierta tres veces y le dan un ministerio; ahora no puede dejar de llover hasta la votación.',
    'Um apresentador do tempo acerta três vezes e ganha um ministério; agora não pode parar de chover até a votação.',
  ),
  visual: 'A suit with a raining head',
  shot: 'figure',
  ground: '#f1b7ab',
  genres: ['comedy'],
  year: 2021,
  minutes: 99,
  ageRating: 12,
  rating: 7.2,
  country: 'PE',
  maker: 'Amador Quispilla',
  cast: [
    { name: 'Gastón Arrieta Pino', role: texts('Minister Salcedo', 'El ministro Salcedo', 'O ministro Salcedo') },
    { name: 'Yovana Chuqui', role: texts('His driver', 'Su chofer', 'A motorista') },
    { name: 'Maruja Tello', role: texts('The President', 'La presidenta', 'A presidenta') },
    { name: 'Ciro Lanata', role: texts('The adviser', 'El asesor', 'O assessor') },
  ],
}
