import { texts } from '../../data/texts.ts'
import type { Series } from '../../written.ts'

export const clavel: Series = {
  kind: 'SERIES',
  slug: 'clavel',
  original: 'Los inventores de Villa Clavel',
  title: texts('The Inventors of Villa Clavel', 'Los inventores de Villa Clavel', 'Os inventores de Villa Clavel'),
  plot: texts(
    'Five children, one scrapyard and a town where nothing has worked since the mayor fixed it.',
    'Cinco niños, una chatarrería y un pueblo donde nada funciona desde que lo arregló el alcalde.',
    'Cinco crianças, um ferro-velho e uma cidade onde nada funciona desde que o prefeito consertou.',
  ),
  visual: 'A house whose rooms are gears',
  shot: 'machine',
  ground: '#ffcf56',
  genres: ['animation', 'family'],
  year: 2025,
  minutes: 22,
  ageRating: 0,
  rating: 7.6,
  country: 'CO',
  maker: 'Jacinto Orejuela Mar',
  cast: [
    { name: 'Sary Palomo', role: texts('Tuerca (voice)', 'Tuerca (voz)', 'Tuerca (voz)') },
    { name: 'Juancho Ebratt', role: texts('Pipe (voice)', 'Pipe (voz)', 'Pipe (voz)') },
    { name: 'Lía Montes Gil', role: texts('Grandma Volta (voice)', 'La abuela Volta (voz)', 'A avó Volta (voz)') },
    { name: 'Kike Samper Olo', role: texts('The mayor (voice)', 'El alcalde (voz)', 'O prefeito (voz)') },
  ],
  seasons: [
    [
      {
        title: texts('The Bicycle That Remembered', 'La bici que recordaba', 'A bicicleta que lembrava'),
        plot: texts(
          'It only rides to places where you were happy.',
          'Solo va adonde fuiste feliz.',
          'Só vai aonde você foi feliz.',
        ),
        still: 'bicycle pulls, child flies behind',
      },
      {
        title: texts('Rain on Order', 'Lluvia por encargo', 'Chuva por encomenda'),
        plot: texts('Somebody ordered extra large.', 'Alguien pidió tamaño familiar.', 'Alguém pediu tamanho família.'),
        still: 'one house under its own cloud',
      },
      {
        title: texts("Grandma's Robot", 'El robot de la abuela', 'O robô da avó'),
        plot: texts(
          'It knits, it scolds, it wants to retire.',
          'Teje, regaña y quiere jubilarse.',
          'Tricota, ralha e quer se aposentar.',
        ),
        still: 'iron hands, pink wool',
      },
      {
        title: texts('The Lying Clock', 'El reloj mentiroso', 'O relógio mentiroso'),
        plot: texts(
          'School ends at nine in the morning.',
          'La escuela termina a las nueve de la mañana.',
          'A aula acaba às nove da manhã.',
        ),
        still: 'inside a clock, children on hands',
      },
      {
        title: texts('Silence for Sale', 'Se vende silencio', 'Vende-se silêncio'),
        plot: texts(
          'Jars of it, until the birds are gone.',
          'En frascos, hasta que se van los pájaros.',
          'Em frascos, até os pássaros sumirem.',
        ),
        still: 'shelf of jars, a bird in one',
      },
      {
        title: texts('The Mayor Is Broken', 'El alcalde está roto', 'O prefeito quebrou'),
        plot: texts(
          'They open him up and find a very small mayor.',
          'Lo abren y encuentran a un alcalde muy chiquito.',
          'Abrem-no e encontram um prefeito bem pequenininho.',
        ),
        still: 'tiny man at big levers',
      },
    ],
  ],
}
