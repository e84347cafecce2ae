import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const huracan: Film = {
  kind: 'MOVIE',
  slug: 'huracan',
  original: 'Nombre de huracán',
  title: texts('Named After a Hurricane', 'Nombre de huracán', 'Nome de furacão'),
  plot: texts(
    'An archivist looks for the women whose names were lent to hurricanes, and meets one who still apologises from door to door.',
    'Una archivista busca a las mujeres que prestaron su nombre a los huracanes, y da con una que todavía pide perdón puerta por puerta.',
    'Uma arquivista procura as mulheres que emprestaram o nome aos furacões, e encontra uma que ainda pede desculpas de porta em porta.',
  ),
  visual: 'Her grey bun is a hurricane',
  shot: 'above',
  ground: '#1591b3',
  genres: ['documentary'],
  year: 2021,
  minutes: 78,
  ageRating: 0,
  rating: 8.3,
  country: 'DO',
  maker: 'Altagracia Peynado',
  cast: [
    { name: 'Altagracia Peynado', role: texts('Herself', 'Ella misma', 'Ela mesma') },
    { name: 'Inés Matías Rosario', role: texts('Hurricane Inés', 'El huracán Inés', 'O furacão Inés') },
    { name: 'Flora Encarnación', role: texts('Hurricane Flora', 'El huracán Flora', 'O furacão Flora') },
  ],
}
