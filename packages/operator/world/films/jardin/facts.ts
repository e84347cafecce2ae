import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const jardin: Film = {
  kind: 'MOVIE',
  slug: 'jardin',
  original: 'La sala nueve',
  title: texts('Room Nine', 'La sala nueve', 'A sala nove'),
  plot: texts(
    'For forty years she has guarded one painting, a garden; when thieves take it, she plants it again in the empty room.',
    'Cuarenta años cuidó un solo cuadro, un jardín; cuando los ladrones se lo llevan, lo planta en la sala vacía.',
    'Por quarenta anos ela guardou um só quadro, um jardim; quando os ladrões o levam, planta-o na sala vazia.',
  ),
  visual: 'The painting grows into the room',
  shot: 'place',
  ground: '#b8455b',
  genres: ['drama', 'fantasy'],
  year: 2014,
  minutes: 90,
  ageRating: 7,
  rating: 8.0,
  country: 'EC',
  maker: 'Mateo Illescas',
  cast: [
    { name: 'Piedad Chiriboga Luna', role: texts('The guard', 'La guardiana', 'A guarda') },
    { name: 'Wilson Tipán', role: texts('The restorer', 'El restaurador', 'O restaurador') },
    { name: 'Maruja Endara', role: texts('The director', 'La directora', 'A diretora') },
    { name: 'Kevin Guamán', role: texts('The school group', 'El niño de la excursión', 'O menino da excursão') },
  ],
}
