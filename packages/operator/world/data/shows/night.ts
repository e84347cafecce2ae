import { show } from '../show.ts'

/** What is on while most people sleep. */
export const night = [
  show(
    'train',
    60,
    ['Window Seat', 'Six hundred kilometres from a train window, without a word.'],
    ['Asiento de ventanilla', 'Seiscientos kilómetros por la ventanilla de un tren, sin una palabra.'],
    ['Lugar na janela', 'Seiscentos quilômetros pela janela de um trem, sem uma palavra.'],
    'night',
  ),
  show(
    'microphone',
    60,
    ['The Sleepless', 'People call in and tell what keeps them awake.'],
    ['Los desvelados', 'La gente llama y cuenta qué no la deja dormir.'],
    ['Os insones', 'As pessoas ligam e contam o que não as deixa dormir.'],
    'night',
  ),
  show(
    'stars',
    45,
    ['Clear Sky', 'Tonight’s planets, seen from a roof in the desert.'],
    ['Cielo despejado', 'Los planetas de esta noche, vistos desde una azotea en el desierto.'],
    ['Céu limpo', 'Os planetas desta noite, vistos de um telhado no deserto.'],
    'night',
  ),
  show(
    'stove',
    30,
    ['After Closing', 'What cooks make for themselves once the last guest has gone.'],
    ['Cocina cerrada', 'Lo que comen los cocineros cuando se va el último cliente.'],
    ['Cozinha fechada', 'O que os cozinheiros comem quando sai o último cliente.'],
    'night',
  ),
  show(
    'concert',
    60,
    ['One More Song', 'Whole concerts, encores included, as nobody shows them by day.'],
    ['Una más', 'Conciertos enteros, bises incluidos, como nadie los pasa de día.'],
    ['Só mais uma', 'Shows inteiros, com bis e tudo, como ninguém passa de dia.'],
    'night',
  ),
  show(
    'ice',
    45,
    ['The Quiet South', 'A winter at a research station where the mail comes twice.'],
    ['El sur callado', 'Un invierno en una base científica donde el correo llega dos veces.'],
    ['O sul calado', 'Um inverno numa base de pesquisa onde o correio chega duas vezes.'],
    'night',
  ),
  show(
    'inspector',
    45,
    ['Open and Shut', 'The old cases again, for those who have forgotten who it was.'],
    ['Caso cerrado', 'Los viejos casos otra vez, para quien ya olvidó quién fue.'],
    ['Caso encerrado', 'Os velhos casos outra vez, para quem já esqueceu quem foi.'],
    'night',
  ),
  show(
    'vinyl',
    45,
    ['First Groove to Last', 'One record without a break, and who made it.'],
    ['De punta a punta', 'Un disco sin interrupciones, y quién lo hizo.'],
    ['De ponta a ponta', 'Um disco sem interrupção, e quem o fez.'],
    'night',
  ),
]
