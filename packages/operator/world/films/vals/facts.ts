import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const vals: Film = {
  kind: 'MOVIE',
  slug: 'vals',
  original: 'El vals del patio',
  title: texts('The Yard Waltz', 'El vals del patio', 'A valsa do pátio'),
  plot: texts(
    'Her father taught half the town to waltz and missed her fifteenth; a year later she brings the dress to his prison.',
    'Su padre le enseñó el vals a medio pueblo y faltó a sus quince; un año después ella lleva el vestido a la cárcel.',
    'O pai ensinou a valsa a meia cidade e faltou aos quinze anos dela; um ano depois, ela leva o vestido à prisão.',
  ),
  visual: 'A ball gown blooms behind bars',
  shot: 'above',
  ground: '#b9b3a6',
  genres: ['drama', 'music'],
  year: 2004,
  minutes: 106,
  ageRating: 12,
  rating: 8.1,
  country: 'SV',
  maker: 'Ricardo Menjura',
  cast: [
    { name: 'Fátima Escamilla', role: texts('Yesenia', 'Yesenia', 'Yesenia') },
    { name: 'Óscar Chachagua', role: texts('The dancing master', 'El maestro de baile', 'O mestre de dança') },
    { name: 'Telma Portillo Rivas', role: texts('The godmother', 'La madrina', 'A madrinha') },
    { name: 'Wilber Umanzor', role: texts('The guard', 'El custodio', 'O guarda') },
  ],
}
