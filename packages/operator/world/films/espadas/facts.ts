import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const espadas: Film = {
  kind: 'MOVIE',
  slug: 'espadas',
  original: 'Matrimonio de espadas',
  title: texts('A Marriage of Swords', 'Matrimonio de espadas', 'Casamento de espadas'),
  plot: texts(
    'Husband and wife cheat at every table of the river steamers, and have never yet caught each other.',
    'Marido y mujer hacen trampa en cada mesa de los vapores del río, y nunca se descubrieron el uno al otro.',
    'Marido e mulher trapaceiam em todas as mesas dos vapores do rio, e nunca se pegaram um ao outro.',
  ),
  visual: 'One court card, both the spouses',
  shot: 'face',
  ground: '#7a4a2b',
  genres: ['comedy', 'romance'],
  year: 1971,
  minutes: 93,
  ageRating: 12,
  rating: 7.4,
  country: 'UY',
  maker: 'Lautaro Bonaudi',
  cast: [
    { name: 'China Aldabe', role: texts('Delfina', 'Delfina', 'Delfina') },
    { name: 'Aníbal Rocca Mir', role: texts('Fausto', 'Fausto', 'Fausto') },
    { name: 'Pedro Ibarburu', role: texts('The captain', 'El capitán', 'O capitão') },
    {
      name: 'Noemí Canale',
      role: texts('The widow in seat four', 'La viuda del asiento cuatro', 'A viúva do lugar quatro'),
    },
  ],
}
