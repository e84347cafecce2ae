import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const pensao: Film = {
  kind: 'MOVIE',
  slug: 'pensao',
  original: 'Pensão das doze portas',
  title: texts('The House of Twelve Doors', 'La pensión de las doce puertas', 'Pensão das doze portas'),
  plot: texts(
    "To keep her grandmother's house she lets its rooms; the lodgers pay in coins nobody has minted for a century.",
    'Para conservar la casa de su abuela alquila los cuartos; los huéspedes le pagan con monedas que nadie acuña desde hace un siglo.',
    'Para ficar com a casa da avó ela aluga os quartos; os hóspedes pagam com moedas que ninguém cunha há um século.',
  ),
  visual: 'Fingers curl round every corridor door',
  shot: 'place',
  ground: '#5b7396',
  genres: ['horror'],
  year: 2015,
  minutes: 95,
  ageRating: 16,
  rating: 7.1,
  country: 'BR',
  maker: 'Otávio Lemos Sarandy',
  cast: [
    { name: 'Dandara Frossard', role: texts('The landlady', 'La dueña', 'A dona') },
    { name: 'Walmir Cotegipe', role: texts('Room seven', 'El cuarto siete', 'O quarto sete') },
    { name: 'Zilá Montanhês', role: texts('The grandmother', 'La abuela', 'A avó') },
    { name: 'Iuri Capanema', role: texts('The locksmith', 'El cerrajero', 'O chaveiro') },
  ],
}
