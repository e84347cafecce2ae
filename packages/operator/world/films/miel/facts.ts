import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const miel: Film = {
  kind: 'MOVIE',
  slug: 'miel',
  original: 'Taxi de miel',
  title: texts('Honey Cab', 'Taxi de miel', 'Táxi de mel'),
  plot: texts(
    'A bee afraid of heights drives a night taxi, until the queen gets in and asks for the tallest balcony in town.',
    'Una abeja con vértigo maneja un taxi nocturno, hasta que sube la reina y pide el balcón más alto de la ciudad.',
    'Uma abelha com medo de altura dirige um táxi noturno, até que a rainha entra e pede a sacada mais alta da cidade.',
  ),
  visual: 'A taxi striped like a bee',
  shot: 'machine',
  ground: '#f27ba2',
  genres: ['animation', 'family'],
  year: 2023,
  minutes: 78,
  ageRating: 0,
  rating: 7.4,
  country: 'ES',
  maker: 'Laia Farrés Bonet',
  cast: [
    { name: 'Nuria Cabestany', role: texts('The bee', 'La abeja', 'A abelha') },
    { name: 'Pepo Ginard', role: texts('The drone', 'El zángano', 'O zangão') },
    { name: 'Amparo Llistar', role: texts('The queen', 'La reina', 'A rainha') },
    { name: 'Iker Zubero', role: texts('The traffic light', 'El semáforo', 'O semáforo') },
  ],
}
