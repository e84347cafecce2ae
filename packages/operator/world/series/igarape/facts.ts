import { texts } from '../../data/texts.ts'
import type { Series } from '../../written.ts'

export const igarape: Series = {
  kind: 'SERIES',
  slug: 'igarape',
  original: 'Correio do Igarapé',
  title: texts('The Creek Post Office', 'El correo del igarapé', 'Correio do Igarapé'),
  plot: texts(
    'An anteater who never learned to read runs the forest post by smell, and no letter ever goes astray.',
    'Un oso hormiguero que no sabe leer lleva el correo del bosque por el olfato, y ninguna carta se pierde.',
    'Um tamanduá que não sabe ler cuida do correio da mata pelo faro, e carta nenhuma se perde.',
  ),
  visual: 'A very long tongue licks stamps',
  shot: 'animal',
  ground: '#5dbb63',
  genres: ['animation', 'family'],
  year: 2026,
  minutes: 12,
  ageRating: 0,
  rating: 8.1,
  country: 'BR',
  maker: 'Tainá Queiroga Belo',
  cast: [
    { name: 'Benê Saraiva', role: texts('Bandeira (voice)', 'Bandeira (voz)', 'Bandeira (voz)') },
    { name: 'Lulu Piragibe', role: texts('The frog (voice)', 'La rana (voz)', 'A perereca (voz)') },
    { name: 'Dona Iná Macuco', role: texts('The sloth (voice)', 'La perezosa (voz)', 'A preguiça (voz)') },
    { name: 'Tonho Caruara', role: texts('The toucan (voice)', 'El tucán (voz)', 'O tucano (voz)') },
  ],
  seasons: [
    [
      {
        title: texts('The Stamp That Ran Away', 'La estampilla que se escapó', 'O selo que fugiu'),
        plot: texts(
          'It wants to see the sea before it is stuck to anything.',
          'Quiere ver el mar antes de que la peguen a nada.',
          'Ele quer ver o mar antes que o colem em qualquer coisa.',
        ),
        still: 'insert: a claw, a stamp with legs',
      },
      {
        title: texts('Express Sloth', 'Perezosa exprés', 'Preguiça expressa'),
        plot: texts(
          'Whatever is urgent goes with the slowest, and comes when it is needed.',
          'Lo urgente va con la más lenta y llega cuando hace falta.',
          'O que é urgente vai com a mais lenta e chega na hora certa.',
        ),
        still: 'outside: cableway over the trees, rain',
      },
      {
        title: texts('A Letter for Nobody', 'Carta para nadie', 'Carta para ninguém'),
        plot: texts(
          'Nobody turns out to be green, shy and two centimetres tall.',
          'Nadie resulta ser verde, tímida y de dos centímetros.',
          'Ninguém é verde, tímida e tem dois centímetros.',
        ),
        still: 'face: a frog behind its envelope',
      },
      {
        title: texts('The Parcel That Snores', 'El paquete que ronca', 'O pacote que ronca'),
        plot: texts(
          'No one dares to sign for it, so everybody stays the night.',
          'Nadie se anima a firmar, así que todos se quedan a dormir.',
          'Ninguém tem coragem de assinar, então todos dormem ali.',
        ),
        still: 'depth: hollow trunk, eyes in pigeonholes',
      },
      {
        title: texts('Ants on Strike', 'Hormigas en huelga', 'Formigas em greve'),
        plot: texts(
          'The sorters walk out, and write their demands with themselves.',
          'Las clasificadoras se van y escriben el reclamo con ellas mismas.',
          'As separadoras saem e escrevem a queixa com elas mesmas.',
        ),
        still: 'from above: leaves marching in a heart',
      },
      {
        title: texts('Flood Post', 'Correo bajo el agua', 'Correio debaixo da água'),
        plot: texts(
          'The creek comes up to the roof, and the letters learn to swim.',
          'El arroyo sube hasta el techo y las cartas aprenden a nadar.',
          'O igarapé sobe até o telhado e as cartas aprendem a nadar.',
        ),
        still: 'strange: pink dolphin at a drowned letterbox',
      },
    ],
  ],
}
