import { texts } from '../../data/texts.ts'
import type { Series } from '../../written.ts'

export const barra: Series = {
  kind: 'SERIES',
  slug: 'barra',
  original: 'Boca da barra',
  title: texts('The Harbour Mouth', 'La boca del puerto', 'Boca da barra'),
  plot: texts(
    "A disgraced harbour pilot's daughter earns his licence and must bring in, blind, the ship he ran aground.",
    'La hija de un práctico caído en desgracia obtiene su licencia y debe entrar, a ciegas, el barco que él varó.',
    'A filha de um prático em desgraça conquista a licença dele e precisa trazer, às cegas, o navio que ele encalhou.',
  ),
  visual: "A ship's bow for a nose",
  shot: 'face',
  ground: '#0b1f33',
  genres: ['drama', 'thriller'],
  year: 2024,
  minutes: 49,
  ageRating: 12,
  rating: 8.4,
  country: 'BR',
  maker: 'Iracema Lobato Quadros',
  cast: [
    { name: 'Jandira Moura Salles', role: texts('Marta', 'Marta', 'Marta') },
    { name: 'Olavo Prestes Rangel', role: texts('The old pilot', 'El viejo práctico', 'O velho prático') },
    { name: 'Zeca Amarante', role: texts('The launch master', 'El patrón de la lancha', 'O mestre da lancha') },
    { name: 'Ingrid Halvard Nes', role: texts('The captain', 'La capitana', 'A comandante') },
  ],
  seasons: [
    [
      {
        title: texts('Nine Metres of Rope', 'Nueve metros de soga', 'Nove metros de corda'),
        plot: texts(
          'Her first ladder, her first ship, and a crew that lets go of the light.',
          'Su primera escala, su primer barco y una tripulación que suelta la luz.',
          'A primeira escada, o primeiro navio e uma tripulação que larga a luz.',
        ),
        still: 'from above: ladder, hull, black water',
      },
      {
        title: texts('Draught', 'Calado', 'Calado'),
        plot: texts(
          'The numbers on the bow say more than the cargo papers do.',
          'Los números de la proa dicen más que los papeles de la carga.',
          'Os números da proa dizem mais do que os papéis da carga.',
        ),
        still: 'insert: torchlight on the draught marks',
      },
      {
        title: texts('One Horn, Two Answers', 'Una sirena, dos respuestas', 'Uma buzina, duas respostas'),
        plot: texts(
          'Both ships reply, and the radar shows only one.',
          'Contestan dos barcos, y el radar muestra uno solo.',
          'Dois navios respondem, e o radar mostra um só.',
        ),
        still: 'face: lit from below by radar',
      },
      {
        title: texts('Slack Water', 'Repunte', 'Estofa'),
        plot: texts(
          'Forty minutes without a current: as long as her father needs to confess.',
          'Cuarenta minutos sin corriente: lo que tarda su padre en confesar.',
          'Quarenta minutos sem correnteza: o tempo que o pai leva para confessar.',
        ),
        still: 'outside: cranes, mirror water, one launch',
      },
      {
        title: texts('Row Nineteen', 'Fila diecinueve', 'Fileira dezenove'),
        plot: texts(
          'Somebody is knocking from inside a box that should hold oranges.',
          'Alguien golpea desde adentro de una caja que debía traer naranjas.',
          'Alguém bate por dentro de uma caixa que devia trazer laranjas.',
        ),
        still: 'depth: canyon of containers, one ajar',
      },
      {
        title: texts('By Ear', 'De oído', 'De ouvido'),
        plot: texts(
          'No radio, no shore, and a voice she grew up with counting the fathoms.',
          'Sin radio, sin costa, y la voz con la que creció cuenta las brazas.',
          'Sem rádio, sem margem, e a voz com que cresceu contando as braças.',
        ),
        still: 'strange: a cap afloat, rings like radar',
      },
    ],
  ],
}
