import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const cerrajero: Film = {
  kind: 'MOVIE',
  slug: 'cerrajero',
  original: 'El cerrajero sordo',
  title: texts('The Deaf Locksmith', 'El cerrajero sordo', 'O chaveiro surdo'),
  plot: texts(
    'He opens safes with his fingertips because he has never heard one click; tonight the safe is in the police station.',
    'Abre cajas fuertes con la yema de los dedos porque nunca oyó un clic; esta noche la caja está en la comisaría.',
    'Abre cofres com a ponta dos dedos porque nunca ouviu um clique; esta noite o cofre fica na delegacia.',
  ),
  visual: 'A keyhole that is a man',
  shot: 'figure',
  ground: '#e9b52f',
  genres: ['thriller', 'crime'],
  year: 1974,
  minutes: 104,
  ageRating: 14,
  rating: 8.1,
  country: 'AR',
  maker: 'Inés Baraldo',
  cast: [
    { name: 'Octavio Lerna', role: texts('Rufino, the locksmith', 'Rufino, el cerrajero', 'Rufino, o chaveiro') },
    { name: 'Mirta Salduendo', role: texts('Inspector Quiroga', 'La inspectora Quiroga', 'A inspetora Quiroga') },
    { name: 'Elio Banfi', role: texts('The Swiss', 'El Suizo', 'O Suíço') },
    { name: 'Perla Cordal', role: texts('Nina, his daughter', 'Nina, su hija', 'Nina, a filha') },
  ],
}
