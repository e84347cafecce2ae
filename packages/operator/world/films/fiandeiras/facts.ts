import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const fiandeiras: Film = {
  kind: 'MOVIE',
  slug: 'fiandeiras',
  original: 'O dia das fiandeiras',
  title: texts('The Day of the Spinners', 'El día de las hilanderas', 'O dia das fiandeiras'),
  plot: texts(
    'Hired to keep the looms turning through the strike, the youngest girl in the mill is the only one given scissors.',
    'Contratada para que los telares no paren en la huelga, la más joven de la fábrica es la única con tijeras.',
    'Contratada para que os teares não parem durante a greve, a rapariga mais nova da fábrica é a única a quem dão uma tesoura.',
  ),
  visual: 'All threads lead to one scissors',
  shot: 'place',
  ground: '#9db4a6',
  genres: ['history', 'drama'],
  year: 1976,
  minutes: 112,
  ageRating: 12,
  rating: 8.2,
  country: 'PT',
  maker: 'Branca Saldanha Reis',
  cast: [
    { name: 'Lídia Carvalhais', role: texts('Deolinda', 'Deolinda', 'Deolinda') },
    { name: 'Ester Penaforte', role: texts('The forewoman', 'La capataza', 'A encarregada') },
    { name: 'Raul Tenreiro', role: texts('The owner', 'El dueño', 'O patrão') },
    { name: 'Quitéria Boavida', role: texts('The oldest spinner', 'La hilandera más vieja', 'A fiandeira mais velha') },
  ],
}
