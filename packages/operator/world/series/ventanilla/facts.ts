import { texts } from '../../data/texts.ts'
import type { Series } from '../../written.ts'

export const ventanilla: Series = {
  kind: 'SERIES',
  slug: 'ventanilla',
  original: 'Ventanilla 14',
  title: texts('Window 14', 'Ventanilla 14', 'Guichê 14'),
  plot: texts(
    'The last public office without a computer is to be closed, if anyone can find the right form.',
    'Van a cerrar la última oficina pública sin ordenador, si alguien encuentra el impreso correcto.',
    'Vão fechar a última repartição sem computador, se alguém achar o formulário certo.',
  ),
  visual: 'A counter window sticks out tickets',
  shot: 'sign',
  ground: '#d9e2c5',
  genres: ['comedy'],
  year: 2022,
  minutes: 28,
  ageRating: 7,
  rating: 7.7,
  country: 'ES',
  maker: 'Maite Orbaneja',
  cast: [
    { name: 'Charo Villacián', role: texts('Puri', 'Puri', 'Puri') },
    { name: 'Fito Adsuara', role: texts('Señor Conde', 'El señor Conde', 'O senhor Conde') },
    { name: 'Noa Ferrandis', role: texts('The trainee', 'La becaria', 'A estagiária') },
    { name: 'Eloy Buitrago', role: texts('The auditor', 'El auditor', 'O auditor') },
  ],
  seasons: [
    [
      {
        title: texts('Come Back Tomorrow', 'Vuelva usted mañana', 'Volte amanhã'),
        plot: texts(
          'The auditor takes a number: 9,412.',
          'El auditor saca número: el 9.412.',
          'O auditor tira senha: 9.412.',
        ),
        still: 'ticket unrolls across the floor',
      },
      {
        title: texts('In Triplicate', 'Por triplicado', 'Em três vias'),
        plot: texts(
          "Puri's own birth was never stamped.",
          'El nacimiento de Puri nunca se selló.',
          'O nascimento de Puri nunca foi carimbado.',
        ),
        still: 'a stamp from below, falling',
      },
      {
        title: texts('Coffee Break', 'La hora del café', 'A hora do café'),
        plot: texts(
          'Seventeen minutes, the whole department, one machine.',
          'Diecisiete minutos, toda la sección, una máquina.',
          'Dezessete minutos, a seção inteira, uma máquina.',
        ),
        still: 'seven cups seen from above',
      },
      {
        title: texts('Lost Property', 'Objetos perdidos', 'Achados e perdidos'),
        plot: texts(
          'Someone comes for an umbrella handed in during 1981.',
          'Alguien viene por un paraguas entregado en 1981.',
          'Alguém vem buscar um guarda-chuva entregue em 1981.',
        ),
        still: 'corridor of umbrellas',
      },
      {
        title: texts('Strike', 'Huelga', 'Greve'),
        plot: texts(
          'Nobody notices the strike, so they work in protest.',
          'Nadie nota la huelga, así que trabajan en protesta.',
          'Ninguém nota a greve, então trabalham em protesto.',
        ),
        still: 'raised fists holding stamps',
      },
      {
        title: texts('Last Number', 'El último número', 'A última senha'),
        plot: texts('9,412 lights up.', 'Se enciende el 9.412.', 'Acende o 9.412.'),
        still: 'red display in a dark hall',
      },
    ],
  ],
}
