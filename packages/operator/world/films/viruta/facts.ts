import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const viruta: Film = {
  kind: 'MOVIE',
  slug: 'viruta',
  original: 'Viruta',
  title: texts('Wood Shavings', 'Viruta', 'Maravalha'),
  plot: texts(
    "A widowed ship's carpenter builds his own coffin, and every neighbour who calls talks him into making it something else.",
    'Un carpintero de ribera viudo construye su ataúd, y cada vecino que pasa lo convence de volverlo otra cosa.',
    'Um carpinteiro naval viúvo constrói o próprio caixão, e cada vizinho que aparece o convence a fazer dele outra coisa.',
  ),
  visual: 'His beard is planed from pine',
  shot: 'face',
  ground: '#1f55b0',
  genres: ['documentary'],
  year: 2004,
  minutes: 84,
  ageRating: 0,
  rating: 8.0,
  country: 'CL',
  maker: 'Marisol Quenuán',
  cast: [
    { name: 'Don Heriberto Chiguay', role: texts('Himself', 'Él mismo', 'Ele mesmo') },
    { name: 'Rosalba Vidal Oyarzo', role: texts('The neighbour', 'La vecina', 'A vizinha') },
    { name: 'Padre Lautaro', role: texts('Himself', 'Él mismo', 'Ele mesmo') },
  ],
}
