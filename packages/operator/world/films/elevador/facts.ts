import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const elevador: Film = {
  kind: 'MOVIE',
  slug: 'elevador',
  original: 'Vinte e quatro andares por segundo',
  title: texts('Twenty-Four Floors a Second', 'Veinticuatro pisos por segundo', 'Vinte e quatro andares por segundo'),
  plot: texts(
    'A lift operator gathers a lost film, one reel hidden on each floor of her tower, and the last one shows her leaving.',
    'Una ascensorista reúne una película perdida, un rollo escondido en cada piso de su torre, y en el último se ve marcharse.',
    'Uma ascensorista reúne um filme perdido, um rolo escondido em cada andar da torre, e no último se vê indo embora.',
  ),
  visual: 'A film strip is the skyscraper',
  shot: 'below',
  ground: '#5b36b4',
  genres: ['mystery', 'drama'],
  year: 2009,
  minutes: 106,
  ageRating: 10,
  rating: 8.1,
  country: 'BR',
  maker: 'Iracy Fontoura',
  cast: [
    { name: 'Deusa Marinho', role: texts('The lift operator', 'La ascensorista', 'A ascensorista') },
    { name: 'Célio Prado Neto', role: texts('The caretaker', 'El portero', 'O zelador') },
    { name: 'Wanda Hirano', role: texts('The woman on the ninth', 'La mujer del noveno', 'A mulher do nono') },
    { name: 'Tom Sarmento', role: texts('The projectionist', 'El proyectorista', 'O projecionista') },
  ],
}
