import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const ancla: Film = {
  kind: 'MOVIE',
  slug: 'ancla',
  original: 'El ancla del desierto',
  title: texts('The Anchor in the Desert', 'El ancla del desierto', 'A âncora do deserto'),
  plot: texts(
    'A retired diver hunts the galleon that the desert swallowed, mocked by the whole town until the sand begins to have tides.',
    'Un buzo retirado busca el galeón que se tragó el desierto, burla de todo el pueblo hasta que la arena empieza a tener mareas.',
    'Um mergulhador aposentado procura o galeão que o deserto engoliu, chacota da cidade inteira até que a areia começa a ter marés.',
  ),
  visual: 'A giant cactus is an anchor',
  shot: 'sign',
  ground: '#ee6f8e',
  genres: ['adventure', 'mystery'],
  year: 1971,
  minutes: 104,
  ageRating: 7,
  rating: 7.4,
  country: 'MX',
  maker: 'Delfino Arrazola',
  cast: [
    { name: 'Gaspar Urquidi', role: texts('The diver', 'El buzo', 'O mergulhador') },
    { name: 'Chayo Montaño', role: texts('The muleteer', 'La arriera', 'A tropeira') },
    { name: 'Fulgencio Ibarra Sáenz', role: texts('The notary', 'El notario', 'O tabelião') },
    { name: 'Lupe Zazueta', role: texts('The water seller', 'La aguadora', 'A aguadeira') },
  ],
}
