import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const hamaca: Film = {
  kind: 'MOVIE',
  slug: 'hamaca',
  original: 'Hasta dar la vuelta',
  title: texts('All the Way Round', 'Hasta dar la vuelta', 'Até dar a volta'),
  plot: texts(
    'She will swing full circle before the square is sold; only her grandfather, who hung the swing, admits he once did.',
    'Quiere dar la vuelta entera en la hamaca antes de que vendan la plaza; solo su abuelo, que la colgó, confiesa haberlo logrado.',
    'Quer dar a volta inteira no balanço antes que vendam a praça; só o avô, que o pendurou, confessa ter conseguido.',
  ),
  visual: 'Two worn soles cover the sky',
  shot: 'below',
  ground: '#86cdea',
  genres: ['family', 'drama'],
  year: 1982,
  minutes: 86,
  ageRating: 0,
  rating: 7.7,
  country: 'AR',
  maker: 'Nora Ferrarese',
  cast: [
    { name: 'Florencia Uriarte', role: texts('Juana', 'Juana', 'Juana') },
    { name: 'Cayetano Lombardi', role: texts('The grandfather', 'El abuelo', 'O avô') },
    { name: 'Ester Maidana', role: texts("The mayor's wife", 'La mujer del intendente', 'A mulher do prefeito') },
    { name: 'Raúl Otamendi', role: texts('The park keeper', 'El placero', 'O guarda da praça') },
  ],
}
