import { texts } from '../../data/texts.ts'
import type { Series } from '../../written.ts'

export const vientos: Series = {
  kind: 'SERIES',
  slug: 'vientos',
  original: 'Vientos con apellido',
  title: texts('Winds with a Surname', 'Vientos con apellido', 'Ventos com sobrenome'),
  plot: texts(
    'A deaf meteorologist sets out to meet six winds that have names, and those who hold them to blame.',
    'Una meteoróloga sorda sale a conocer seis vientos que tienen nombre y a quienes les echan la culpa.',
    'Uma meteorologista surda sai para conhecer seis ventos que têm nome e quem põe neles a culpa.',
  ),
  visual: "The weathercock's tail is the weather",
  shot: 'animal',
  ground: '#2038c4',
  genres: ['documentary', 'adventure'],
  year: 2023,
  minutes: 50,
  ageRating: 0,
  rating: 8.5,
  country: 'CL',
  maker: 'Millaray Oyarce Puel',
  cast: [
    { name: 'Millaray Oyarce Puel', role: texts('Herself', 'Ella misma', 'Ela mesma') },
    { name: 'Crispín Llancao', role: texts('Camera', 'Cámara', 'Câmera') },
    { name: 'Amparo Rocafull', role: texts('Sound', 'Sonido', 'Som') },
  ],
  seasons: [
    [
      {
        title: texts('Zonda', 'Zonda', 'Zonda'),
        plot: texts(
          'In San Juan schools close for it, and judges used to forgive what was done while it blew.',
          'En San Juan cierran las escuelas, y los jueces perdonaban lo hecho mientras soplaba.',
          'Em San Juan fecham as escolas, e os juízes perdoavam o que se fazia enquanto soprava.',
        ),
        still: 'face: eyes shut to a slit, dust',
      },
      {
        title: texts('Pampero', 'Pampero', 'Pampeiro'),
        plot: texts(
          'The cows know it an hour before the airport does.',
          'Las vacas lo saben una hora antes que el aeropuerto.',
          'As vacas sabem uma hora antes do aeroporto.',
        ),
        still: 'outside: roll of cloud, pump mill, cows',
      },
      {
        title: texts('Levante', 'Levante', 'Levante'),
        plot: texts(
          'Where it blows for ten days, cards are played with stones.',
          'Donde sopla diez días seguidos, las cartas se juegan con piedras.',
          'Onde sopra dez dias seguidos, joga-se baralho com pedras.',
        ),
        still: 'insert: a hand of cards, pebbles',
      },
      {
        title: texts('Minuano', 'Minuano', 'Minuano'),
        plot: texts(
          'A shepherd keeps count of its nights in knots, as his grandmother did.',
          'Un pastor cuenta sus noches en nudos, como lo hacía su abuela.',
          'Um pastor conta as noites dele em nós, como fazia a avó.',
        ),
        still: 'depth: a shed of sheep, slits of light',
      },
      {
        title: texts('Papagayo', 'Papagayo', 'Papagaio'),
        plot: texts(
          'It falls on the lake from one gap in the hills, and the boats draw its outline.',
          'Cae sobre el lago por un hueco de los cerros, y los botes dibujan su contorno.',
          'Cai no lago por uma brecha dos morros, e os barcos desenham o contorno dele.',
        ),
        still: 'from above: sails along a gust',
      },
      {
        title: texts('Calm', 'Calma', 'Calmaria'),
        plot: texts(
          'The sixth does not come, and a village waits for it with open windows.',
          'El sexto no viene, y un pueblo lo espera con las ventanas abiertas.',
          'O sexto não vem, e um povoado o espera de janelas abertas.',
        ),
        still: 'strange: a dandelion, whole; a limp windsock',
      },
    ],
  ],
}
