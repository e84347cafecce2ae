import { texts } from '../../data/texts.ts'
import type { Series } from '../../written.ts'

export const donas: Series = {
  kind: 'SERIES',
  slug: 'donas',
  original: 'As donas do vento',
  title: texts('The Mistresses of the Wind', 'Las dueñas del viento', 'As donas do vento'),
  plot: texts(
    '1921: four widows inherit four windmills and discover that flour is the least a mill can hide.',
    '1921: cuatro viudas heredan cuatro molinos y descubren que la harina es lo menos que se puede esconder.',
    '1921: quatro viúvas herdam quatro moinhos e descobrem que farinha é o menos que um moinho esconde.',
  ),
  visual: "Her skirt is the mill's sail",
  shot: 'below',
  ground: '#4f7fb8',
  genres: ['drama', 'history'],
  year: 2021,
  minutes: 52,
  ageRating: 12,
  rating: 8.2,
  country: 'PT',
  maker: 'Henriqueta Sobral Dinis',
  cast: [
    { name: 'Benvinda Falcão Reis', role: texts('Deolinda', 'Deolinda', 'Deolinda') },
    { name: 'Marília Azenha', role: texts('Joana', 'Joana', 'Joana') },
    { name: 'Otília Crespim', role: texts('Rosário', 'Rosário', 'Rosário') },
    { name: 'Constança Vilhena', role: texts('The countess', 'La condesa', 'A condessa') },
    { name: 'Duarte Moreno Sá', role: texts('The customs officer', 'El guardia de aduanas', 'O guarda-fiscal') },
  ],
  seasons: [
    [
      {
        title: texts('Four Keys', 'Cuatro llaves', 'Quatro chaves'),
        plot: texts(
          'The will names four women and no men.',
          'El testamento nombra a cuatro mujeres y a ningún hombre.',
          'O testamento nomeia quatro mulheres e nenhum homem.',
        ),
        still: 'four hands on one table',
      },
      {
        title: texts('White Flour', 'Harina blanca', 'Farinha branca'),
        plot: texts(
          'A sack bursts, and it is not flour.',
          'Se rompe un saco, y no es harina.',
          'Rebenta um saco, e não é farinha.',
        ),
        still: 'burst sack in a shaft of light',
      },
      {
        title: texts('Dead Calm', 'Calma chicha', 'Calmaria'),
        plot: texts(
          'No wind for nine days, and the officer waits.',
          'Nueve días sin viento, y el guardia espera.',
          'Nove dias sem vento, e o guarda espera.',
        ),
        still: 'still sail, sleeping man',
      },
      {
        title: texts('The Countess Dances', 'La condesa baila', 'A condessa dança'),
        plot: texts(
          'A ball, a ledger, a stolen waltz.',
          'Un baile, un libro de cuentas, un vals robado.',
          'Um baile, um livro de contas, uma valsa roubada.',
        ),
        still: 'gowns from above like cogs',
      },
      {
        title: texts('Signal', 'Señal', 'Sinal'),
        plot: texts(
          'The sails say in code what letters cannot.',
          'Las aspas dicen en clave lo que no cabe en cartas.',
          'As velas dizem em código o que não cabe em cartas.',
        ),
        still: 'four mills, four positions, night sea',
      },
      {
        title: texts('Grindstone', 'Piedra de moler', 'Mó'),
        plot: texts('One of the four has been talking.', 'Una de las cuatro ha hablado.', 'Uma das quatro falou.'),
        still: 'face through the turning stone',
      },
    ],
  ],
}
