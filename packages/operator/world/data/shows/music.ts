import { show } from '../show.ts'

export const music = [
  show(
    60,
    ['Up Tempo', 'Songs that were faster than the morning.'],
    ['A todo ritmo', 'Canciones más rápidas que la mañana.'],
    ['Ritmo acelerado', 'Canções mais rápidas que a manhã.'],
    'morning',
  ),
  show(
    90,
    ['Concert at Nine', 'A whole concert, from the first cable to the last encore.'],
    ['Concierto a las nueve', 'Un concierto entero, del primer cable al último bis.'],
    ['Concerto às nove', 'Um concerto inteiro, do primeiro cabo ao último bis.'],
    'evening',
  ),
  show(
    30,
    ['Side B', 'The song behind the hit, told by those who played it.'],
    ['Lado B', 'La canción detrás del éxito, contada por quienes la tocaron.'],
    ['Lado B', 'A canção por trás do sucesso, contada por quem a tocou.'],
  ),
  show(
    60,
    ['Strings and Wood', 'Guitars of the continent, one maker at a time.'],
    ['Cuerdas y madera', 'Guitarras del continente, de un lutier por vez.'],
    ['Cordas e madeira', 'Violões do continente, um luthier de cada vez.'],
    'afternoon',
  ),
  show(
    120,
    ['Vinyl Hours', 'Full records without a word in between.'],
    ['Horas de vinilo', 'Discos completos sin una palabra en el medio.'],
    ['Horas de vinil', 'Discos inteiros sem uma palavra no meio.'],
    'night',
  ),
  show(
    45,
    ['New This Week', 'Ten releases, ten reasons.'],
    ['Lo nuevo de la semana', 'Diez estrenos, diez razones.'],
    ['Novidades da semana', 'Dez lançamentos, dez razões.'],
    'noon',
  ),
  show(
    60,
    ['The Rehearsal Room', 'A band that has never met writes a song before the hour is over.'],
    ['Sala de ensayo', 'Una banda que no se conoce escribe una canción antes de que termine la hora.'],
    ['Sala de ensaio', 'Uma banda que nunca se viu escreve uma canção antes que a hora acabe.'],
    'evening',
  ),
  show(
    60,
    ['Dance Floor', 'Cumbia, funk and everything that will not let you sit.'],
    ['Pista de baile', 'Cumbia, funk y todo lo que no deja sentarse.'],
    ['Pista de dança', 'Cumbia, funk e tudo o que não deixa ninguém sentado.'],
    'night',
  ),
]
