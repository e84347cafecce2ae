import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const billete: Film = {
  kind: 'MOVIE',
  slug: 'billete',
  original: 'El billete de Aurelia',
  title: texts("Aurelia's Banknote", 'El billete de Aurelia', 'A nota de Aurélia'),
  plot: texts(
    'A forger engraves the woman who left him on his banknotes; the country prefers them, and the mint comes looking for the model.',
    'Un falsificador graba en sus billetes a la mujer que lo dejó; el país los prefiere, y la casa de la moneda sale a buscar a la modelo.',
    'Um falsário grava nas suas notas a mulher que o deixou; o país prefere as dele, e a casa da moeda sai atrás da modelo.',
  ),
  visual: 'A banknote portrait weeps red ink',
  shot: 'face',
  ground: '#86b295',
  genres: ['crime', 'romance'],
  year: 1978,
  minutes: 101,
  ageRating: 12,
  rating: 8.0,
  country: 'CO',
  maker: 'Aníbal Restrepo Luna',
  cast: [
    { name: 'Fabio Cadavid', role: texts('The engraver', 'El grabador', 'O gravador') },
    { name: 'Amparo Zuleta', role: texts('Aurelia', 'Aurelia', 'Aurélia') },
    { name: 'Hernando Tovar Gil', role: texts('The mint inspector', 'El inspector', 'O inspetor') },
    { name: 'Libia Monsalve', role: texts('The paper merchant', 'La papelera', 'A papeleira') },
  ],
}
