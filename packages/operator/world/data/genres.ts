import { type Texts, texts } from './texts.ts'

export const genres: Readonly<Record<string, Texts>> = {
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
}
