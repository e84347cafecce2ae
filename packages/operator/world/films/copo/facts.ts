import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const copo: Film = {
  kind: 'MOVIE',
  slug: 'copo',
  original: 'Um copo para dois',
  title: texts('A Glass for Two', 'Un vaso para dos', 'Um copo para dois'),
  plot: texts(
    "The home keeps men and women apart; a widow and a widower share one glass and wake with each other's smile.",
    'El hogar separa a hombres y mujeres; una viuda y un viudo comparten un vaso y despiertan con la sonrisa del otro.',
    'O lar separa homens e mulheres; uma viúva e um viúvo partilham um copo e acordam com o sorriso um do outro.',
  ),
  visual: 'Two dentures kiss in a glass',
  shot: 'object',
  ground: '#6c63b5',
  genres: ['romance', 'comedy'],
  year: 2013,
  minutes: 88,
  ageRating: 7,
  rating: 7.7,
  country: 'PT',
  maker: 'Graça Valadim',
  cast: [
    { name: 'Lurdes Castanheiro', role: texts('Piedade', 'Piedade', 'Piedade') },
    { name: 'Armindo Falcato', role: texts('Silvino', 'Silvino', 'Silvino') },
    { name: 'Tânia Rebordão', role: texts('The night nurse', 'La enfermera de noche', 'A enfermeira da noite') },
    { name: 'Jorge Sequeirinha', role: texts('The director', 'El director', 'O diretor') },
  ],
}
