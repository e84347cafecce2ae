import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const aranda: Film = {
  kind: 'MOVIE',
  slug: 'aranda',
  original: 'El eclipse de los Aranda',
  title: texts('The Eclipse of the Arandas', 'El eclipse de los Aranda', 'O eclipse dos Aranda'),
  plot: texts(
    'On the day of the eclipse the patriarch gathers his five heirs to tell them there are six.',
    'El día del eclipse el patriarca reúne a sus cinco herederos para decirles que son seis.',
    'No dia do eclipse o patriarca reúne seus cinco herdeiros para dizer que são seis.',
  ),
  visual: 'Family portrait, the father an eclipse',
  shot: 'figure',
  ground: '#1c1420',
  genres: ['drama', 'romance'],
  year: 1952,
  minutes: 115,
  ageRating: 10,
  rating: 7.7,
  country: 'MX',
  maker: 'Efrén Villaurieta',
  cast: [
    { name: 'Evangelina Torrearce', role: texts('Doña Amparo', 'Doña Amparo', 'Dona Amparo') },
    { name: 'Rodolfo Casavieja', role: texts('Don Severo', 'Don Severo', 'Dom Severo') },
    { name: 'Lupita Arzac', role: texts('Soledad', 'Soledad', 'Soledad') },
    { name: 'Ignacio Belmonteri', role: texts('The notary', 'El notario', 'O tabelião') },
  ],
}
