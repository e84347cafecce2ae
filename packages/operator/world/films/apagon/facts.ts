import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const apagon: Film = {
  kind: 'MOVIE',
  slug: 'apagon',
  original: 'Doble nueve a oscuras',
  title: texts('Double Nine in the Dark', 'Doble nueve a oscuras', 'Duplo nove no escuro'),
  plot: texts(
    'During the blackouts a street plays dominoes for secrets; the newcomer loses every night, and on purpose.',
    'En los apagones la cuadra juega al dominó por secretos; la recién llegada pierde cada noche, y a propósito.',
    'Nos apagões a rua joga dominó valendo segredos; a recém-chegada perde toda noite, e de propósito.',
  ),
  visual: 'Domino tiles are the apartment blocks',
  shot: 'place',
  ground: '#2340a8',
  genres: ['drama', 'comedy'],
  year: 1997,
  minutes: 99,
  ageRating: 12,
  rating: 7.8,
  country: 'CU',
  maker: 'Orestes Valmaña',
  cast: [
    {
      name: 'Yanelis Portuondo Gil',
      role: texts('Mirta, the newcomer', 'Mirta, la recién llegada', 'Mirta, a recém-chegada'),
    },
    { name: 'Evelio Carbó', role: texts('The man with the lamp', 'El del quinqué', 'O homem do lampião') },
    { name: 'Zoila Batista Rey', role: texts('Block president', 'La presidenta de la cuadra', 'A presidente da rua') },
    { name: 'Ibrahím Sotolongo', role: texts('The barber', 'El barbero', 'O barbeiro') },
  ],
}
