import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const goleiro: Film = {
  kind: 'MOVIE',
  slug: 'goleiro',
  original: 'O goleiro canhoto',
  title: texts('The Left-Handed Keeper', 'El arquero zurdo', 'O goleiro canhoto'),
  plot: texts(
    "One penalty made him the joke of a whole country; twenty years on, the striker's daughter asks him to coach her.",
    'Un penal lo volvió el chiste de un país; veinte años después, la hija del delantero le pide que la entrene.',
    'Um pênalti fez dele a piada de um país; vinte anos depois, a filha do atacante pede que ele a treine.',
  ),
  visual: 'A glove catches the floodlight sun',
  shot: 'hand',
  ground: '#0d6b41',
  genres: ['drama', 'sport'],
  year: 2008,
  minutes: 112,
  ageRating: 10,
  rating: 7.9,
  country: 'BR',
  maker: 'Caetana Moreno Luz',
  cast: [
    { name: 'Josué Tamandaré', role: texts("Nilo 'Canhoto'", 'Nilo, «el Zurdo»', 'Nilo, o «Canhoto»') },
    { name: 'Luara Brandim', role: texts('Tainá', 'Tainá', 'Tainá') },
    { name: 'Seu Bené Costa', role: texts('The groundsman', 'El canchero', 'O zelador do campo') },
    { name: 'Ivete Paranhos', role: texts('Dona Graça', 'Doña Graça', 'Dona Graça') },
    { name: 'Rui Macário', role: texts('The commentator', 'El relator', 'O narrador') },
  ],
}
