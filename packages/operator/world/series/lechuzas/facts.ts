import { texts } from '../../data/texts.ts'
import type { Series } from '../../written.ts'

export const lechuzas: Series = {
  kind: 'SERIES',
  slug: 'lechuzas',
  original: 'Turno de lechuzas',
  title: texts('Owl Shift', 'Turno de lechuzas', 'Plantão das corujas'),
  plot: texts(
    'Ten at night to six in the morning in a hospital that officially closed in spring.',
    'De diez de la noche a seis de la mañana en un hospital que oficialmente cerró en primavera.',
    'Das dez da noite às seis da manhã num hospital que oficialmente fechou na primavera.',
  ),
  visual: 'An owl with ward-clock eyes',
  shot: 'animal',
  ground: '#0e2a2a',
  genres: ['drama'],
  year: 2023,
  minutes: 44,
  ageRating: 14,
  rating: 8.0,
  country: 'MX',
  maker: 'Adela Cuevasmil',
  cast: [
    { name: 'Ximena Arévalos', role: texts('Doctor Luján', 'La doctora Luján', 'A doutora Luján') },
    { name: 'Toño Bracamonte', role: texts('Chuy, the porter', 'Chuy, el camillero', 'Chuy, o maqueiro') },
    { name: 'Meche Solórzano', role: texts('Head nurse Olga', 'Olga, jefa de enfermeras', 'Olga, enfermeira-chefe') },
    { name: 'Iker Dávalos Rey', role: texts('The intern', 'El residente', 'O residente') },
  ],
  seasons: [
    [
      {
        title: texts('22:00', '22:00', '22:00'),
        plot: texts(
          'The lights go out by decree; the patients stay.',
          'La luz se corta por decreto; los pacientes se quedan.',
          'A luz é cortada por decreto; os pacientes ficam.',
        ),
        still: 'torches in a dark ward',
      },
      {
        title: texts('Bed Eleven', 'Cama once', 'Leito onze'),
        plot: texts(
          'Bed eleven has been occupied since 1985.',
          'La cama once está ocupada desde 1985.',
          'O leito onze está ocupado desde 1985.',
        ),
        still: 'a bed with flowers of every year',
      },
      {
        title: texts('The Lift Stops at Three', 'El ascensor para en el tres', 'O elevador para no três'),
        plot: texts('A birth between two floors.', 'Un parto entre dos pisos.', 'Um parto entre dois andares.'),
        still: 'light through the crack of a lift door',
      },
      {
        title: texts('Blood Type', 'Tipo de sangre', 'Tipo sanguíneo'),
        plot: texts(
          'The only donor is the inspector who came to seal the doors.',
          'El único donante es el inspector que vino a clausurar.',
          'O único doador é o fiscal que veio lacrar as portas.',
        ),
        still: 'two arms, one tube, close',
      },
      {
        title: texts('Dog Hour', 'La hora del perro', 'A hora do cão'),
        plot: texts(
          'At four in the morning everybody tells the truth.',
          'A las cuatro de la mañana todos dicen la verdad.',
          'Às quatro da manhã todos dizem a verdade.',
        ),
        still: 'roof, city, two cigarettes',
      },
      {
        title: texts('06:00', '06:00', '06:00'),
        plot: texts(
          'The sun is up and the door is open from outside.',
          'Sale el sol y abren la puerta desde afuera.',
          'O sol nasce e abrem a porta por fora.',
        ),
        still: 'long shadows on a washed floor',
      },
    ],
  ],
}
