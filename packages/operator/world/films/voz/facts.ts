import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const voz: Film = {
  kind: 'MOVIE',
  slug: 'voz',
  original: 'La voz de las once',
  title: texts("The Eleven O'Clock Voice", 'La voz de las once', 'A voz das onze'),
  plot: texts(
    'A whole country loves the voice she lends to a prettier actress, until the sponsor wants a wedding on the air.',
    'Un país entero ama la voz que ella le presta a una actriz más bonita, hasta que el patrocinador pide boda al aire.',
    'Um país inteiro ama a voz que ela empresta a uma atriz mais bonita, até o patrocinador pedir um casamento no ar.',
  ),
  visual: "A radio's grille has her lips",
  shot: 'machine',
  ground: '#eadfc4',
  genres: ['romance', 'drama'],
  year: 1955,
  minutes: 96,
  ageRating: 7,
  rating: 7.9,
  country: 'MX',
  maker: 'Evaristo Landa Rul',
  cast: [
    { name: 'Amelia Garibay', role: texts('The voice', 'La voz', 'A voz') },
    { name: 'Lidia Montereal', role: texts('The face', 'El rostro', 'O rosto') },
    { name: 'Rodrigo Santibal', role: texts('The sound-effects man', 'El de los efectos', 'O sonoplasta') },
    { name: 'Don Cosme Arriaga', role: texts('The soap king', 'El rey del jabón', 'O rei do sabão') },
  ],
}
