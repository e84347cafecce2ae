import { show } from '../show.ts'

/** What wakes the country: every general channel has its own way of doing it. */
export const morning = [
  show(
    'stove',
    90,
    ['The Kitchen Upstairs', 'Coffee on the stove, a guest from the coast and one dish that never fails.'],
    ['La cocina de arriba', 'Café al fuego, un invitado de la costa y un plato que nunca falla.'],
    ['A cozinha de cima', 'Café no fogo, um convidado do litoral e um prato que nunca falha.'],
    'morning',
  ),
  show(
    'doorstep',
    60,
    ['Good Streets', 'A bicycle, a microphone and whoever opens the door.'],
    ['Buenas calles', 'Una bicicleta, un micrófono y quien abra la puerta.'],
    ['Boas ruas', 'Uma bicicleta, um microfone e quem abrir a porta.'],
    'morning',
  ),
  show(
    'baker',
    75,
    ['Half Past Bread', 'The bakers, the bus drivers and the news they heard first.'],
    ['Pan y media', 'Los panaderos, los choferes y las noticias que oyeron primero.'],
    ['Pão e meia', 'Os padeiros, os motoristas e as notícias que ouviram primeiro.'],
    'morning',
  ),
  show(
    'stretch',
    45,
    ['Ten Stretches', 'A gymnasium for living rooms, with a patient dog.'],
    ['Diez estiramientos', 'Un gimnasio para la sala, con un perro paciente.'],
    ['Dez alongamentos', 'Uma academia para a sala, com um cachorro paciente.'],
    'morning',
  ),
  show(
    'pot',
    60,
    ['The Long Table', 'Neighbours, recipes and one disagreement settled before noon.'],
    ['La mesa larga', 'Vecinos, recetas y un desacuerdo resuelto antes del mediodía.'],
    ['A mesa comprida', 'Vizinhos, receitas e uma desavença resolvida antes do meio-dia.'],
    'morning',
  ),
  show(
    'doorstep',
    90,
    ['Open Windows', 'Letters from viewers, read aloud by people who answer them.'],
    ['Ventanas abiertas', 'Cartas del público, leídas por quienes las contestan.'],
    ['Janelas abertas', 'Cartas do público, lidas por quem as responde.'],
    'morning',
  ),
  show(
    'harbour',
    50,
    ['Harbour Hour', 'Who came in, who sailed and what the weather thinks of it.'],
    ['La hora del puerto', 'Quién llegó, quién zarpó y qué opina el tiempo.'],
    ['A hora do porto', 'Quem chegou, quem partiu e o que o tempo acha disso.'],
    'morning',
  ),
  show(
    'stove',
    60,
    ['Second Coffee', 'Books, music and a slow conversation with somebody worth it.'],
    ['Segundo café', 'Libros, música y una charla sin prisa con alguien que la merece.'],
    ['Segundo café', 'Livros, música e uma conversa sem pressa com quem merece.'],
    'morning',
  ),
]
