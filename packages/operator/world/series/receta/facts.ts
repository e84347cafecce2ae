import { texts } from '../../data/texts.ts'
import type { Series } from '../../written.ts'

export const receta: Series = {
  kind: 'SERIES',
  slug: 'receta',
  original: 'La receta ajena',
  title: texts("Somebody Else's Recipe", 'La receta ajena', 'A receita alheia'),
  plot: texts(
    "A dishwasher enters a televised contest to find who stole her mother's recipe: it is the only fair judge.",
    'Una lavaplatos entra a un concurso de cocina para hallar a quien robó la receta de su madre: el único jurado justo.',
    'Uma lavadora de pratos entra num concurso para achar quem roubou a receita da mãe: é o único jurado justo.',
  ),
  visual: "A chef's hat is a fist",
  shot: 'hand',
  ground: '#7a1f3d',
  genres: ['drama', 'mystery'],
  year: 2025,
  minutes: 46,
  ageRating: 10,
  rating: 7.9,
  country: 'PE',
  maker: 'Rosaura Tintaya Ferré',
  cast: [
    { name: 'Killa Huamaní Ros', role: texts('Nilda', 'Nilda', 'Nilda') },
    { name: 'Aurelio Cáceda', role: texts('The judge', 'El jurado', 'O jurado') },
    { name: 'Domitila Yarlequé', role: texts('Her mother', 'Su madre', 'A mãe') },
    { name: 'Fabrizio Osterlo', role: texts('The favourite', 'El favorito', 'O favorito') },
  ],
  seasons: [
    [
      {
        title: texts('Apron Number Nine', 'Delantal número nueve', 'Avental número nove'),
        plot: texts(
          'The ninth cook does not turn up, and the sinks are only a door away.',
          'El noveno cocinero no llega, y el fregadero queda a una puerta.',
          'O nono cozinheiro não aparece, e a pia fica a uma porta dali.',
        ),
        still: 'depth: the set, nine flames',
      },
      {
        title: texts('A Pinch', 'Una pizca', 'Uma pitada'),
        plot: texts(
          'Someone has swapped salt for sugar, and the broth wins.',
          'Alguien cambió la sal por azúcar, y el caldo gana.',
          'Alguém trocou o sal por açúcar, e o caldo ganha.',
        ),
        still: 'insert: fingers let grains fall',
      },
      {
        title: texts('The Judge Chews', 'El jurado mastica', 'O jurado mastiga'),
        plot: texts(
          'For eleven seconds he is seven years old again.',
          'Por once segundos vuelve a tener siete años.',
          'Por onze segundos ele volta a ter sete anos.',
        ),
        still: 'face: tasting with closed eyes',
      },
      {
        title: texts('Market at Four', 'Mercado a las cuatro', 'Mercado às quatro'),
        plot: texts(
          'The herb has no name, and the only stall that sells it is moving.',
          'La hierba no tiene nombre, y el único puesto que la vende se muda.',
          'A erva não tem nome, e a única banca que a vende está de mudança.',
        ),
        still: 'outside: awnings and bulbs before dawn',
      },
      {
        title: texts('Cold Room', 'Cámara de frío', 'Câmara fria'),
        plot: texts(
          'Two rivals, one locked door, and a ham that hears everything.',
          'Dos rivales, una puerta trabada y un jamón que lo oye todo.',
          'Duas rivais, uma porta emperrada e um presunto que ouve tudo.',
        ),
        still: 'from above: back to back on tiles',
      },
      {
        title: texts('Dessert', 'Postre', 'Sobremesa'),
        plot: texts(
          'The last dish goes out live, and an old woman at home switches the set off.',
          'El último plato sale en vivo, y una anciana apaga el televisor en su casa.',
          'O último prato vai ao ar ao vivo, e uma senhora desliga a televisão em casa.',
        ),
        still: 'strange: watched from inside the oven',
      },
    ],
  ],
}
