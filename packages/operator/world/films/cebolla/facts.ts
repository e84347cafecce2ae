import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const cebolla: Film = {
  kind: 'MOVIE',
  slug: 'cebolla',
  original: 'Cebolla morada',
  title: texts('Red Onion', 'Cebolla morada', 'Cebola roxa'),
  plot: texts(
    "The valley's best-paid mourner has never shed a real tear; then her only rival dies, leaving money for the weeping.",
    'La plañidera mejor pagada del valle nunca lloró de verdad; entonces muere su única rival, que dejó dinero para el llanto.',
    'A carpideira mais bem paga do vale nunca chorou de verdade; então morre sua única rival, que deixou dinheiro para o choro.',
  ),
  visual: "The mourner's shawl is an onion",
  shot: 'face',
  ground: '#bfe3d0',
  genres: ['comedy', 'drama'],
  year: 2006,
  minutes: 97,
  ageRating: 10,
  rating: 7.6,
  country: 'EC',
  maker: 'Rocío Guamán Tello',
  cast: [
    { name: 'Mercedes Quilumba', role: texts('Dolores', 'Dolores', 'Dolores') },
    { name: 'Alba Sarmiza', role: texts('The rival', 'La rival', 'A rival') },
    { name: 'Nelson Cadena Ruano', role: texts('The undertaker', 'El de la funeraria', 'O agente funerário') },
    { name: 'Jairo Pilco', role: texts('The parish priest', 'El párroco', 'O pároco') },
  ],
}
