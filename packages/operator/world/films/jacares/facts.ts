import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const jacares: Film = {
  kind: 'MOVIE',
  slug: 'jacares',
  original: 'A dentista de jacarés',
  title: texts("The Crocodile's Dentist", 'La dentista de caimanes', 'A dentista de jacarés'),
  plot: texts(
    'Her boat surgery has only one rule: the patient counts to ten, and so do you.',
    'Su consultorio flotante tiene una sola regla: el paciente cuenta hasta diez, y tú también.',
    'O consultório flutuante só tem uma regra: o paciente conta até dez, e você também.',
  ),
  visual: 'Crocodile jaws, a theatre of teeth',
  shot: 'animal',
  ground: '#f6b24a',
  genres: ['family', 'adventure'],
  year: 2016,
  minutes: 88,
  ageRating: 0,
  rating: 7.1,
  country: 'BR',
  maker: 'Tibério Caiapós',
  cast: [
    { name: 'Zuleica Marajó', role: texts('Doctor Bibi', 'La doctora Bibi', 'A doutora Bibi') },
    { name: 'Pingo Freire', role: texts('Juca', 'Juca', 'Juca') },
    { name: 'Raoni Tupinã', role: texts('The pilot', 'El piloto', 'O piloto') },
    { name: 'Dalva Xingó', role: texts('The mayor', 'El alcalde', 'O prefeito') },
  ],
}
