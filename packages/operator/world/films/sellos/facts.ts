import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const sellos: Film = {
  kind: 'MOVIE',
  slug: 'sellos',
  original: 'Sellos para la luna',
  title: texts('Stamps for the Moon', 'Sellos para la luna', 'Selos para a lua'),
  plot: texts(
    'A country postman finds a letter addressed to the moon with the postage paid, and a postman delivers.',
    'Un cartero rural encuentra una carta para la luna con el franqueo pagado, y un cartero cumple.',
    'Um carteiro do interior acha uma carta para a lua com o porte pago, e um carteiro cumpre.',
  ),
  visual: "A bicycle rides a stamp's moon",
  shot: 'sign',
  ground: '#12284c',
  genres: ['fantasy', 'family'],
  year: 1966,
  minutes: 84,
  ageRating: 0,
  rating: 8.2,
  country: 'CU',
  maker: 'Rigoberto Almarales',
  cast: [
    { name: 'Eusebio Tariche', role: texts('Filiberto', 'Filiberto', 'Filiberto') },
    { name: 'Caridad Monzón', role: texts('The sender', 'La remitente', 'A remetente') },
    { name: 'Nené Rivalta', role: texts('The mule boy', 'El niño de la mula', 'O menino da mula') },
    { name: 'Orestes Pupo', role: texts('The astronomer', 'El astrónomo', 'O astrônomo') },
  ],
}
