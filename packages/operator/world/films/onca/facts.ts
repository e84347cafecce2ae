import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const onca: Film = {
  kind: 'MOVIE',
  slug: 'onca',
  original: 'A onça conta até nove',
  title: texts('The Jaguar Counts to Nine', 'La onza cuenta hasta nueve', 'A onça conta até nove'),
  plot: texts(
    'A tracker is paid to kill the jaguar that empties the gold camps, and finds that she takes only whoever has killed.',
    'A un rastreador le pagan por matar al jaguar que vacía los campamentos del oro, y descubre que solo se lleva a quien ha matado.',
    'Um rastreador recebe para matar a onça que esvazia os garimpos, e descobre que ela só leva quem já matou.',
  ),
  visual: "A jaguar's spots are camp fires",
  shot: 'animal',
  ground: '#14452f',
  genres: ['thriller', 'adventure'],
  year: 2009,
  minutes: 106,
  ageRating: 16,
  rating: 7.9,
  country: 'BR',
  maker: 'Jurema Tapajós Lins',
  cast: [
    { name: 'Raimundo Acauã', role: texts('The tracker', 'El rastreador', 'O rastreador') },
    { name: 'Socorro Benvinda', role: texts('The cook', 'La cocinera', 'A cozinheira') },
    { name: 'Edvaldo Trairão', role: texts('The owner of the dredge', 'El dueño de la draga', 'O dono da draga') },
    { name: 'Yara Munduri', role: texts('The nurse', 'La enfermera', 'A enfermeira') },
  ],
}
