import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const sinal: Film = {
  kind: 'MOVIE',
  slug: 'sinal',
  original: 'O sinal de Benedita',
  title: texts("Benedita's Beauty Mark", 'El lunar de Benedita', 'A pinta de Benedita'),
  plot: texts(
    'A cabaret singer wants a passport out of Lisbon; her beauty mark, she learns, is a microfilm three consulates would kill for.',
    'Una cantante de cabaret busca un pasaporte para irse de Lisboa; su lunar, descubre, es un microfilm por el que matarían tres consulados.',
    'Uma cantora de cabaré procura um passaporte para sair de Lisboa; o seu sinal, descobre, é um microfilme pelo qual matariam três consulados.',
  ),
  visual: 'Her beauty mark is a microfilm',
  shot: 'face',
  ground: '#d9cb4e',
  genres: ['thriller', 'romance'],
  year: 1964,
  minutes: 97,
  ageRating: 12,
  rating: 7.7,
  country: 'PT',
  maker: 'Baltasar Nogueira Pinho',
  cast: [
    { name: 'Ivone Castanhal', role: texts('Benedita', 'Benedita', 'Benedita') },
    { name: 'Rui Falperra', role: texts('The dentist', 'El dentista', 'O dentista') },
    { name: 'Otto Brandmüller', role: texts('The attaché', 'El agregado', 'O adido') },
    { name: 'Natércia Louro', role: texts('The dresser', 'La vestuarista', 'A camareira') },
  ],
}
