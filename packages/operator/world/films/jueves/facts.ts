import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const jueves: Film = {
  kind: 'MOVIE',
  slug: 'jueves',
  original: 'Jueves enterrado',
  title: texts('Buried Thursday', 'Jueves enterrado', 'Quinta-feira enterrada'),
  plot: texts(
    'In a tomb three thousand years old an archaeologist finds a watch still running: her own, and its date says next Thursday.',
    'En una tumba de tres mil años una arqueóloga encuentra un reloj que todavía anda: el suyo, con la fecha del próximo jueves.',
    'Numa tumba de três mil anos uma arqueóloga encontra um relógio que ainda anda: o dela, com a data da próxima quinta.',
  ),
  visual: "A skeleton's wristwatch still runs",
  shot: 'hand',
  ground: '#8c5a3a',
  genres: ['mystery', 'scifi'],
  year: 2024,
  minutes: 103,
  ageRating: 12,
  rating: 7.7,
  country: 'PE',
  maker: 'Yolanda Huamaní Prado',
  cast: [
    { name: 'Killa Orosco', role: texts('The archaeologist', 'La arqueóloga', 'A arqueóloga') },
    { name: 'Teodoro Payé', role: texts('The digger', 'El excavador', 'O escavador') },
    { name: 'Renzo Aspíllaga', role: texts('The patron', 'El mecenas', 'O mecenas') },
    { name: 'Nilda Cconislla', role: texts('Her daughter', 'Su hija', 'A filha') },
  ],
}
