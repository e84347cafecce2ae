import { texts } from '../../data/texts.ts'
import type { Series } from '../../written.ts'

export const calles: Series = {
  kind: 'SERIES',
  slug: 'calles',
  original: 'Calles falsas',
  title: texts('Trap Streets', 'Calles falsas', 'Ruas falsas'),
  plot: texts(
    'A mapmaker who hides one invented street in each map to catch copyists learns a man was murdered there.',
    'Un cartógrafo que esconde una calle inventada en cada plano para cazar copistas se entera de un asesinato allí.',
    'Um cartógrafo que esconde uma rua inventada em cada mapa para pegar copistas fica sabendo de um assassinato lá.',
  ),
  visual: 'Contour lines of a fingerprint',
  shot: 'sign',
  ground: '#6f7d3c',
  genres: ['crime', 'mystery'],
  year: 2020,
  minutes: 54,
  ageRating: 14,
  rating: 8.3,
  country: 'EC',
  maker: 'Leopoldo Cazar Viteri',
  cast: [
    { name: 'Anselmo Guarderas Ruy', role: texts('The mapmaker', 'El cartógrafo', 'O cartógrafo') },
    {
      name: 'Zoila Chiriboga Paz',
      role: texts('Inspector Andrango', 'La inspectora Andrango', 'A inspetora Andrango'),
    },
    { name: 'Néstor Pallares', role: texts('The copyist', 'El copista', 'O copista') },
    { name: 'Ligia Montúfar Sol', role: texts('The widow', 'La viuda', 'A viúva') },
  ],
  seasons: [
    [
      {
        title: texts('Sunless Passage', 'Pasaje Sin Sol', 'Beco Sem Sol'),
        plot: texts(
          'The victim had a tram ticket to a stop nobody ever built.',
          'La víctima llevaba un boleto de tranvía a una parada que nadie construyó.',
          'A vítima levava um bilhete de bonde para uma parada que ninguém construiu.',
        ),
        still: 'outside: stairs, fog, one red umbrella',
      },
      {
        title: texts('Dividers', 'Compás de puntas', 'Compasso de pontas'),
        plot: texts(
          'From the theatre to the river it is four steps too many.',
          'Del teatro al río sobran cuatro pasos.',
          'Do teatro ao rio sobram quatro passos.',
        ),
        still: 'insert: a hand walks across the map',
      },
      {
        title: texts('The Copyist', 'El copista', 'O copista'),
        plot: texts(
          'He has copied every error but one, and he is afraid of it.',
          'Ha copiado todos los errores menos uno, y a ese le tiene miedo.',
          'Ele copiou todos os erros menos um, e desse tem medo.',
        ),
        still: 'face: an eye grown huge in glass',
      },
      {
        title: texts('Drawer of Rivers', 'Cajón de los ríos', 'Gaveta dos rios'),
        plot: texts(
          'The archive keeps the city as eleven mayors wished it were.',
          'El archivo guarda la ciudad que once alcaldes quisieron.',
          'O arquivo guarda a cidade que onze prefeitos quiseram.',
        ),
        still: 'depth: hanging maps, a lamp between',
      },
      {
        title: texts('Chalk', 'Tiza', 'Giz'),
        plot: texts(
          'The outline on the cobbles has the shape of a province.',
          'La silueta en el empedrado tiene la forma de una provincia.',
          'A silhueta nas pedras tem a forma de uma província.',
        ),
        still: 'from above: hats around an outline',
      },
      {
        title: texts('Scale One to One', 'Escala uno a uno', 'Escala um para um'),
        plot: texts(
          'Someone is building the street, so that it can be found.',
          'Alguien está construyendo la calle para que la encuentren.',
          'Alguém está construindo a rua para que a encontrem.',
        ),
        still: 'strange: a street of folded paper',
      },
    ],
  ],
}
