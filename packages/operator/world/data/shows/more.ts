import { show } from '../show.ts'

/** Of no particular kind: what general television is made of between its big programmes. */
export const more = [
  show(
    45,
    ['The Market at Five', 'Fish, flowers and gossip: a morning at the market hall before the city wakes.'],
    ['El mercado a las cinco', 'Pescado, flores y chismes: el mercado antes de que la ciudad despierte.'],
    ['O mercado às cinco', 'Peixe, flores e fofocas: o mercado antes que a cidade acorde.'],
    'morning',
  ),
  show(
    30,
    ['Grandmother’s Remedies', 'What helps, what harms and what only tastes bad.'],
    ['Remedios de la abuela', 'Lo que ayuda, lo que daña y lo que solo sabe mal.'],
    ['Remédios da vovó', 'O que ajuda, o que faz mal e o que só tem gosto ruim.'],
    'morning',
  ),
  show(
    60,
    ['Quiz of the Provinces', 'Two towns, one question about rivers and a very old rivalry.'],
    ['Desafío de provincias', 'Dos pueblos, una pregunta sobre ríos y una rivalidad muy vieja.'],
    ['Desafio das cidades', 'Duas cidades, uma pergunta sobre rios e uma rivalidade antiga.'],
    'noon',
  ),
  show(
    45,
    ['Animal Clinic', 'A llama with a cough, a parrot that swears and a vet who keeps calm.'],
    ['Clínica de animales', 'Una llama con tos, un loro que insulta y una veterinaria tranquila.'],
    ['Clínica dos bichos', 'Uma lhama com tosse, um papagaio que xinga e uma veterinária calma.'],
    'afternoon',
  ),
  show(
    60,
    ['The Sewing Room', 'Six amateurs, one wedding dress and four hours.'],
    ['El taller de costura', 'Seis aficionados, un vestido de novia y cuatro horas.'],
    ['O ateliê de costura', 'Seis amadores, um vestido de noiva e quatro horas.'],
    'afternoon',
  ),
  show(
    30,
    ['Five Questions', 'A famous person, a park bench and exactly five questions.'],
    ['Cinco preguntas', 'Una persona famosa, un banco de plaza y exactamente cinco preguntas.'],
    ['Cinco perguntas', 'Uma pessoa famosa, um banco de praça e exatamente cinco perguntas.'],
  ),
  show(
    15,
    ['Minutes of Poetry', 'One poem, read by somebody who needed it.'],
    ['Minutos de poesía', 'Un poema, leído por alguien que lo necesitaba.'],
    ['Minutos de poesia', 'Um poema, lido por alguém que precisava dele.'],
  ),
  show(
    90,
    ['Saturday Stage', 'Singers, jugglers and a jury of retired teachers.'],
    ['Escenario del sábado', 'Cantantes, malabaristas y un jurado de maestras jubiladas.'],
    ['Palco de sábado', 'Cantores, malabaristas e um júri de professoras aposentadas.'],
    'evening',
  ),
  show(
    60,
    ['Lights of the Port', 'The docks at night and the people who load the world.'],
    ['Luces del puerto', 'Los muelles de noche y la gente que carga el mundo.'],
    ['Luzes do porto', 'As docas à noite e a gente que carrega o mundo.'],
    'night',
  ),
  show(
    60,
    ['The Second Chance', 'An old car, a patient mechanic and the owner who never gave up.'],
    ['La segunda oportunidad', 'Un auto viejo, una mecánica paciente y un dueño que no se rindió.'],
    ['A segunda chance', 'Um carro velho, uma mecânica paciente e um dono que não desistiu.'],
    'night',
  ),
  show(
    120,
    ['Night Train', 'A camera at the front of a train, no words, until the sun comes up.'],
    ['Tren nocturno', 'Una cámara al frente de un tren, sin palabras, hasta que sale el sol.'],
    ['Trem noturno', 'Uma câmera na frente de um trem, sem palavras, até o sol nascer.'],
    'night',
  ),
]
