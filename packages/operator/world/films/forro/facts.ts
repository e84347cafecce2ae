import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const forro: Film = {
  kind: 'MOVIE',
  slug: 'forro',
  original: 'El forro del abrigo',
  title: texts('The Lining', 'El forro del abrigo', 'O forro do casaco'),
  plot: texts(
    "An exiled tailor sews his city into the lining of strangers' coats, until a customer in the snow points at his own door.",
    'Un sastre exiliado borda su ciudad en el forro de abrigos ajenos, hasta que un cliente, en la nieve, señala su propia puerta.',
    'Um alfaiate exilado borda sua cidade no forro de casacos alheios, até que um freguês, na neve, aponta a própria porta.',
  ),
  visual: "The coat's lining is home",
  shot: 'figure',
  ground: '#bccbd8',
  genres: ['drama', 'history'],
  year: 1986,
  minutes: 99,
  ageRating: 10,
  rating: 8.3,
  country: 'UY',
  maker: 'Graciela Otonello',
  cast: [
    { name: 'Walter Bidegorri', role: texts('The tailor', 'El sastre', 'O alfaiate') },
    { name: 'Astrid Lindqvall', role: texts('The landlady', 'La casera', 'A senhoria') },
    { name: 'Hugo Sarasqueta', role: texts('The customer', 'El cliente', 'O freguês') },
    { name: 'Pilar Mendiondo', role: texts('The voice of the letters', 'La voz de las cartas', 'A voz das cartas') },
  ],
}
