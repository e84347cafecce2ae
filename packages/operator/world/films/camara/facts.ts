import { texts } from '../../data/texts.ts'
import type { Film } from '../../written.ts'

export const camara: Film = {
  kind: 'MOVIE',
  slug: 'camara',
  original: 'Cámara fría',
  title: texts('Cold Room', 'Cámara fría', 'Câmara fria'),
  plot: texts(
    'Night shift in a plant at the Strait: the door locks at minus twenty, and somebody wipes the glass from inside.',
    'Turno de noche en una planta del Estrecho: la puerta se cierra a veinte bajo cero y alguien limpia el vidrio desde adentro.',
    'Turno da noite numa fábrica do Estreito: a porta se fecha a vinte negativos e alguém limpa o vidro por dentro.',
  ),
  visual: 'Two eyes in wiped frosted glass',
  shot: 'face',
  ground: '#b9d7de',
  genres: ['horror'],
  year: 2024,
  minutes: 94,
  ageRating: 16,
  rating: 6.9,
  country: 'CL',
  maker: 'Ximena Oyarzo',
  cast: [
    { name: 'Antonia Huichal', role: texts('Maite', 'Maite', 'Maite') },
    { name: 'Renzo Lobera', role: texts('The foreman', 'El capataz', 'O capataz') },
    { name: 'Fresia Cayún', role: texts('Doña Elba', 'Doña Elba', 'Dona Elba') },
    { name: 'Milan Yutronic', role: texts('The inspector', 'El inspector', 'O inspetor') },
  ],
}
