import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const insomnes: Film = {
  kind: 'MOVIE',
  slug: 'insomnes',
  original: 'El pueblo que no dormía',
  title: texts('The Village Without Sleep', 'El pueblo que no dormía', 'A aldeia que não dormia'),
  plot: texts(
    'Since the bell was stolen nobody can fall asleep, and the priest, the baker and the thief begin to enjoy it.',
    'Desde que robaron la campana nadie concilia el sueño, y el cura, el panadero y el ladrón empiezan a disfrutarlo.',
    'Desde que roubaram o sino ninguém prega olho, e o padre, o padeiro e o ladrão começam a gostar.',
  ),
  visual: 'A bell asleep in a hammock',
  shot: 'object',
  ground: '#0f0f10',
  genres: ['comedy', 'fantasy'],
  year: 1958,
  minutes: 81,
  ageRating: 7,
  rating: 7.6,
  country: 'ES',
  maker: 'Anselmo Gárate Ríos',
  cast: [
    { name: 'Pelayo Montijo', role: texts('The priest', 'El cura', 'O padre') },
    { name: 'Casilda Roa', role: texts('The baker', 'La panadera', 'A padeira') },
    { name: 'Tinín Vallespín', role: texts('The thief', 'El ladrón', 'O ladrão') },
    { name: 'Aurora Belmez', role: texts('The teacher', 'La maestra', 'A professora') },
  ],
}
