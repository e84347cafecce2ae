import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const capicua: Film = {
  kind: 'MOVIE',
  slug: 'capicua',
  original: 'Boleto capicúa',
  title: texts('Palindrome Ticket', 'Boleto capicúa', 'Bilhete capicua'),
  plot: texts(
    'Whoever draws ticket 15951 on line 64 may get off one stop earlier in life.',
    'A quien le toca el boleto 15951 en la línea 64 puede bajarse una parada antes en su vida.',
    'Quem tira o bilhete 15951 na linha 64 pode descer uma parada antes na própria vida.',
  ),
  visual: "Driver's eyes; behind him, the years",
  shot: 'object',
  ground: '#d7b98a',
  genres: ['drama', 'fantasy'],
  year: 1991,
  minutes: 89,
  ageRating: 10,
  rating: 7.3,
  country: 'UY',
  maker: 'Gualberto Iriarte',
  cast: [
    { name: 'Mario Etcheloza', role: texts('The conductor', 'El guarda', 'O cobrador') },
    { name: 'Susana Berrutti', role: texts('Elvira', 'Elvira', 'Elvira') },
    {
      name: 'Rúben Cacho Díaz',
      role: texts('The man in the last seat', 'El hombre del último asiento', 'O homem do último banco'),
    },
    { name: 'Leticia Arambel', role: texts('The student', 'La estudiante', 'A estudante') },
  ],
}
