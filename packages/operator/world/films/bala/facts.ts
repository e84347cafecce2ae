import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const bala: Film = {
  kind: 'MOVIE',
  slug: 'bala',
  original: 'La abuela bala',
  title: texts('Grandma Cannonball', 'La abuela bala', 'A vovó-bala'),
  plot: texts(
    "The circus's human cannonball turns seventy-eight and wants one last flight: over the river, to the husband who left.",
    'La mujer bala del circo cumple setenta y ocho y quiere un último vuelo: cruzar el río hasta el marido que se fue.',
    'A mulher-bala do circo faz setenta e oito anos e quer um último voo: cruzar o rio até o marido que partiu.',
  ),
  visual: 'A grandmother looks out a cannon',
  shot: 'face',
  ground: '#e4472f',
  genres: ['comedy', 'family', 'adventure'],
  year: 2001,
  minutes: 95,
  ageRating: 0,
  rating: 7.3,
  country: 'CL',
  maker: 'Ignacia Belmar',
  cast: [
    { name: 'Olga Rebolledo', role: texts('Grandma', 'La abuela', 'A avó') },
    { name: 'Matías Cancino', role: texts('The grandson with the fuse', 'El nieto de la mecha', 'O neto do pavio') },
    { name: 'Sergio Huenul', role: texts('The ringmaster', 'El presentador', 'O apresentador') },
    { name: 'Teófilo Garay', role: texts('The husband', 'El marido', 'O marido') },
  ],
}
