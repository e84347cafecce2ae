import { texts } from '../../data/texts.ts'
import type { Series } from '../../written.ts'

export const prestada: Series = {
  kind: 'SERIES',
  slug: 'prestada',
  original: 'La voz prestada',
  title: texts('The Borrowed Voice', 'La voz prestada', 'A voz emprestada'),
  plot: texts(
    '1947: a typist lends her voice to a radio heroine with a famous face, and a country loves the wrong woman.',
    '1947: una mecanógrafa presta su voz a una heroína de radio con cara famosa, y un país ama a la equivocada.',
    '1947: uma datilógrafa empresta a voz a uma heroína de rádio de rosto famoso, e um país ama a mulher errada.',
  ),
  visual: 'A microphone in hat and veil',
  shot: 'object',
  ground: '#86cdb4',
  genres: ['romance', 'drama'],
  year: 1989,
  minutes: 43,
  ageRating: 10,
  rating: 7.5,
  country: 'VE',
  maker: 'Hortensia Páez Lugo',
  cast: [
    { name: 'Yolanda Urdanibia', role: texts('Ofelia', 'Ofelia', 'Ofélia') },
    { name: 'Marisela Montcourt', role: texts('Delia Luz', 'Delia Luz', 'Delia Luz') },
    { name: 'Raúl Antúnez Prado', role: texts('The sound man', 'El de los ruidos', 'O homem dos ruídos') },
    { name: 'Gerardo Villasmil', role: texts('The owner', 'El dueño', 'O dono') },
  ],
  seasons: [
    [
      {
        title: texts('Five to Seven', 'Siete menos cinco', 'Cinco para as sete'),
        plot: texts(
          'The star has lost her voice, and the girl who typed the script has not.',
          'La estrella quedó afónica, y la muchacha que pasó el libreto no.',
          'A estrela ficou sem voz, e a moça que bateu o roteiro não.',
        ),
        still: 'face: red light in her glasses',
      },
      {
        title: texts('Horse, Rain, Kiss', 'Caballo, lluvia, beso', 'Cavalo, chuva, beijo'),
        plot: texts(
          'The man who makes the noises falls in love with the sound of her shoes.',
          'El hombre de los efectos se enamora del sonido de sus zapatos.',
          'O homem dos efeitos se apaixona pelo som dos sapatos dela.',
        ),
        still: 'insert: hands, coconut shells, gravel',
      },
      {
        title: texts('Forty Sacks of Mail', 'Cuarenta sacas', 'Quarenta malotes'),
        plot: texts(
          'Every letter begins with another name, and she answers them all.',
          'Cada carta empieza con otro nombre, y ella las contesta todas.',
          'Cada carta começa com outro nome, e ela responde a todas.',
        ),
        still: 'from above: a typewriter in a sea',
      },
      {
        title: texts('The Whole Block', 'Toda la cuadra', 'O quarteirão inteiro'),
        plot: texts(
          'At seven nobody is in the street but the husband who knows that laugh.',
          'A las siete no hay nadie en la calle, salvo el marido que conoce esa risa.',
          'Às sete não há ninguém na rua, menos o marido que conhece aquela risada.',
        ),
        still: 'outside: a house front of glowing sets',
      },
      {
        title: texts('Eleven Seconds of Silence', 'Once segundos de aire', 'Onze segundos no ar'),
        plot: texts(
          'She reads a line that is not in the script, and the engineer takes off his headphones.',
          'Lee una línea que no está en el libreto, y el operador se quita los audífonos.',
          'Ela lê uma fala que não está no roteiro, e o operador tira os fones.',
        ),
        still: 'depth: through the control room glass',
      },
      {
        title: texts('Wedding on the Air', 'Boda al aire', 'Casamento no ar'),
        plot: texts(
          'The bride moves her lips, and from behind the curtain somebody says no.',
          'La novia mueve los labios, y detrás de la cortina alguien dice que no.',
          'A noiva mexe os lábios, e atrás da cortina alguém diz que não.',
        ),
        still: "strange: another woman's shadow speaks",
      },
    ],
  ],
}
