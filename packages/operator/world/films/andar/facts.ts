import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const andar: Film = {
  kind: 'MOVIE',
  slug: 'andar',
  original: 'Terceiro andar sem elevador',
  title: texts('Third Floor, No Lift', 'Tercero sin ascensor', 'Terceiro andar sem elevador'),
  plot: texts(
    'He delivers a piano, breaks a leg on the second landing and stays for a year.',
    'Entrega un piano, se rompe la pierna en el segundo rellano y se queda un año.',
    'Vem entregar um piano, parte a perna no segundo patamar e fica um ano.',
  ),
  visual: 'A stairwell is an enormous ear',
  shot: 'above',
  ground: '#c4583a',
  genres: ['comedy', 'drama'],
  year: 2015,
  minutes: 95,
  ageRating: 10,
  rating: 7.4,
  country: 'PT',
  maker: 'Leopoldina Vasques Rio',
  cast: [
    { name: 'Joaquim Serpa Leitão', role: texts('Amílcar', 'Amílcar', 'Amílcar') },
    { name: 'Filomena Durães', role: texts('Dona Custódia', 'Doña Custódia', 'Dona Custódia') },
    { name: 'Iara Monjardim', role: texts('The nurse', 'La enfermera', 'A enfermeira') },
    { name: 'Zé Malhoa', role: texts('The landlord', 'El casero', 'O senhorio') },
  ],
}
