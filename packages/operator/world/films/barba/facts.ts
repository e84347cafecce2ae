import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const barba: Film = {
  kind: 'MOVIE',
  slug: 'barba',
  original: 'Barba de hielo',
  title: texts('Beard of Ice', 'Barba de hielo', 'Barba de gelo'),
  plot: texts(
    'A guide sworn never to climb again must lead a rope team to the partner he left up there, whose radio answers.',
    'Un guía que juró no volver a subir debe llevar una cordada hasta el compañero que dejó arriba, cuya radio contesta.',
    'Um guia que jurou não voltar a subir deve levar uma cordada até o companheiro que deixou lá em cima, cujo rádio responde.',
  ),
  visual: 'Climbers scale a frozen beard',
  shot: 'face',
  ground: '#2456a6',
  genres: ['adventure', 'thriller'],
  year: 1986,
  minutes: 109,
  ageRating: 12,
  rating: 7.8,
  country: 'CL',
  maker: 'Rosendo Quilaqueo',
  cast: [
    { name: 'Artemio Saldías', role: texts('The guide', 'El guía', 'O guia') },
    { name: 'Paulina Wörner', role: texts('The surgeon', 'La cirujana', 'A cirurgiã') },
    { name: 'Ciro Manquepán', role: texts('The porter', 'El porteador', 'O carregador') },
    { name: 'Iván Letelier Roa', role: texts('The voice', 'La voz', 'A voz') },
  ],
}
