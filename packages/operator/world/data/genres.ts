import { type Texts, texts } from './texts.ts'

export const genres = {
  drama: texts('Drama', 'Drama', 'Drama'),
  comedy: texts('Comedy', 'Comedia', 'Comédia'),
  thriller: texts('Thriller', 'Suspenso', 'Suspense'),
  adventure: texts('Adventure', 'Aventura', 'Aventura'),
  romance: texts('Romance', 'Romance', 'Romance'),
  mystery: texts('Mystery', 'Misterio', 'Mistério'),
  history: texts('History', 'Historia', 'História'),
  family: texts('Family', 'Familia', 'Família'),
  animation: texts('Animation', 'Animación', 'Animação'),
  documentary: texts('Documentary', 'Documental', 'Documentário'),
  music: texts('Music', 'Música', 'Música'),
  scifi: texts('Science fiction', 'Ciencia ficción', 'Ficção científica'),
  crime: texts('Crime', 'Policial', 'Policial'),
  horror: texts('Horror', 'Terror', 'Terror'),
  western: texts('Western', 'Western', 'Faroeste'),
  fantasy: texts('Fantasy', 'Fantasía', 'Fantasia'),
  sport: texts('Sport', 'Deporte', 'Esporte'),
  war: texts('War', 'Guerra', 'Guerra'),
} as const satisfies Readonly<Record<string, Texts>>

export type GenreKey = keyof typeof genres

export const genreKeys = Object.keys(genres).filter((key): key is GenreKey => Object.hasOwn(genres, key))
