import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const salar: Film = {
  kind: 'MOVIE',
  slug: 'salar',
  original: 'Gravedad de salar',
  title: texts('Salt Gravity', 'Gravedad de salar', 'Gravidade de sal'),
  plot: texts(
    'The capsule should have come down in the ocean; it lands on the salt flat, and the llama herder has no intention of reporting it.',
    'La cápsula debía caer al océano; cae en el salar, y la pastora de llamas no piensa avisarle a nadie.',
    'A cápsula devia cair no oceano; cai no salar, e a pastora de lhamas não pretende avisar ninguém.',
  ),
  visual: 'A visor mirrors herder and llamas',
  shot: 'face',
  ground: '#c9b6e4',
  genres: ['scifi', 'drama'],
  year: 2025,
  minutes: 108,
  ageRating: 12,
  rating: 8.0,
  country: 'BO',
  maker: 'Wara Illanes',
  cast: [
    { name: 'Nayra Condorena', role: texts('Saturnina', 'Saturnina', 'Saturnina') },
    { name: 'Igor Balcazar', role: texts('The pilot', 'El piloto', 'O piloto') },
    { name: 'Limbert Choque', role: texts('Her grandson', 'Su nieto', 'O neto') },
    { name: 'Elsa Taborga', role: texts('Mission control', 'Control de misión', 'Controle da missão') },
  ],
}
