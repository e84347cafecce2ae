import { withTitles } from '../../models/title.ts'
import type { Films, PersonAnswer, PersonContext } from './types.ts'

export const withPerson = (answer: PersonAnswer): Partial<PersonContext> =>
  answer._tag === 'Right'
    ? { person: answer.right.person, films: answer.right, pages: 1, failure: undefined }
    : { failure: answer.left }

export const withFilms = ({ films, pages }: PersonContext, { titles, hasMore }: Films): Partial<PersonContext> => ({
  films: { titles: withTitles(films.titles, titles), hasMore },
  pages: pages + 1,
})
