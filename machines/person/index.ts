export { personMachine } from './machine.ts'
export {
  selectAreFilmsLoading,
  selectFilms,
  selectHasPersonFailed,
  selectHaveFilmsFailed,
  selectPerson,
  selectPersonFailure,
} from './selectors.ts'
export type { Films, FilmsWish } from './types.ts'
