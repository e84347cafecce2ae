import { texts } from '../../data/texts.ts'
import type { Series } from '../../written.ts'

export const archivo: Series = {
  kind: 'SERIES',
  slug: 'archivo',
  original: 'El archivo de las voces',
  title: texts('The Archive of Voices', 'El archivo de las voces', 'O arquivo das vozes'),
  plot: texts(
    "A sound archivist finds her mother's voice on a tape dated next Thursday.",
    'Una archivista de sonido encuentra la voz de su madre en una cinta fechada el jueves que viene.',
    'Uma arquivista de som encontra a voz da mãe numa fita datada da próxima quinta.',
  ),
  visual: "Cassette tape draws her mother's profile",
  shot: 'machine',
  ground: '#d8611f',
  genres: ['mystery', 'drama'],
  year: 2024,
  minutes: 46,
  ageRating: 14,
  rating: 8.6,
  country: 'UY',
  maker: 'Teresa Balparda',
  cast: [
    { name: 'Nilda Arocena', role: texts('Irene', 'Irene', 'Irene') },
    { name: 'Mateo Sunsín', role: texts('Bruno, the technician', 'Bruno, el técnico', 'Bruno, o técnico') },
    { name: 'Elvira Quartino', role: texts('The mother', 'La madre', 'A mãe') },
    { name: 'Hugo Bentancor Rey', role: texts('The director', 'El director', 'O diretor') },
    { name: 'Luz Amaral', role: texts('Inspector Pereyra', 'La inspectora Pereyra', 'A inspetora Pereyra') },
  ],
  seasons: [
    [
      {
        title: texts('Side B, Minute 4', 'Lado B, minuto 4', 'Lado B, minuto 4'),
        plot: texts(
          'Irene presses play on a reel nobody catalogued.',
          'Irene aprieta play en un carrete que nadie catalogó.',
          'Irene aperta o play num rolo que ninguém catalogou.',
        ),
        still: 'insert: a finger on the red key',
      },
      {
        title: texts('What the Blinds Heard', 'Lo que oyó la persiana', 'O que a persiana ouviu'),
        plot: texts(
          'The voice describes her room, including the coat she bought today.',
          'La voz describe su cuarto, incluso el abrigo que compró hoy.',
          'A voz descreve o quarto dela, até o casaco que comprou hoje.',
        ),
        still: 'close-up: listening in striped light',
      },
      {
        title: texts('The Booth on Ejido Street', 'La cabina de la calle Ejido', 'A cabine da rua Ejido'),
        plot: texts(
          'A telephone cut off since 1998 rings at the hour on the label.',
          'Un teléfono cortado desde 1998 suena a la hora de la etiqueta.',
          'Um telefone cortado desde 1998 toca na hora da etiqueta.',
        ),
        still: 'exterior: lit booth in the rain',
      },
      {
        title: texts('Forty Thousand Boxes', 'Cuarenta mil cajas', 'Quarenta mil caixas'),
        plot: texts(
          'Somebody has been borrowing the dead, one tape a week.',
          'Alguien pide prestados a los muertos, una cinta por semana.',
          'Alguém pega emprestados os mortos, uma fita por semana.',
        ),
        still: 'depth: shelves and one torch',
      },
      {
        title: texts('Five Plates', 'Cinco platos', 'Cinco pratos'),
        plot: texts(
          'The family sits down to hear the tape together; one of them knows it by heart.',
          'La familia se sienta a oír la cinta; uno se la sabe de memoria.',
          'A família senta para ouvir a fita; um deles sabe de cor.',
        ),
        still: 'overhead: round table, hands, recorder',
      },
      {
        title: texts('The River Keeps It', 'El río la guarda', 'O rio a guarda'),
        plot: texts(
          'Thursday comes, and Irene must decide which voice to let go.',
          'Llega el jueves e Irene debe elegir qué voz soltar.',
          'Chega quinta-feira e Irene precisa escolher que voz soltar.',
        ),
        still: 'underwater: a hand lets go',
      },
    ],
  ],
}
