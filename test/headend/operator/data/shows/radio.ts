import { show } from '../show.ts'

export const radio = [
  show(
    240,
    ['Good Morning, Street', 'Music, traffic and the callers who know better.'],
    ['Buen día, calle', 'Música, tránsito y oyentes que saben más.'],
    ['Bom dia, rua', 'Música, trânsito e ouvintes que sabem mais.'],
    'morning',
  ),
  show(
    120,
    ['Lunch on Air', 'Three records and a recipe.'],
    ['Almuerzo al aire', 'Tres discos y una receta.'],
    ['Almoço no ar', 'Três discos e uma receita.'],
    'noon',
  ),
  show(
    180,
    ['Long Wave', 'Songs that take their time.'],
    ['Onda larga', 'Canciones que se toman su tiempo.'],
    ['Onda longa', 'Canções que não têm pressa.'],
    'afternoon',
  ),
  show(
    60,
    ['Voices', 'One person, one life, one microphone.'],
    ['Voces', 'Una persona, una vida, un micrófono.'],
    ['Vozes', 'Uma pessoa, uma vida, um microfone.'],
    'evening',
  ),
  show(
    120,
    ['Evening Request', 'You call, we play. No questions asked.'],
    ['A pedido', 'Usted llama, nosotros ponemos. Sin preguntas.'],
    ['A pedido', 'Você liga, nós tocamos. Sem perguntas.'],
    'evening',
  ),
  show(
    300,
    ['Until Dawn', 'Quiet music for those who drive, guard, nurse or cannot sleep.'],
    ['Hasta el alba', 'Música tranquila para quien maneja, cuida, vela o no puede dormir.'],
    ['Até o amanhecer', 'Música tranquila para quem dirige, cuida, vela ou não consegue dormir.'],
    'night',
  ),
]
