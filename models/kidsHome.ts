import { rowsOf, type Shelves } from './shelf.ts'
import { isPlayable, type Title, withTitles } from './title.ts'

/** What the home page for children has of the catalogue. */
export interface KidsTitles {
  /** The series: a child knows who is in them. */
  readonly friends: ReadonlyArray<Title>
  /** What is watched from its beginning to its end. */
  readonly stories: ReadonlyArray<Title>
}

interface Offered {
  readonly recommended: ReadonlyArray<Title>
  readonly shelves: Shelves
}

/** What is locked leads a child to a plan, and what was recorded is of a channel that may not be for children. */
const isOpen = ({ authority, epgProgramInfo }: Title): boolean => authority && epgProgramInfo === undefined

const youngestFirst = (one: Title, other: Title): number => (one.ageRating ?? 0) - (other.ageRating ?? 0)

/** Each title once, whichever shelf it is in, as how shelves are called is for grown-ups: what is for the youngest first. */
export const kidsTitlesOf = ({ recommended, shelves }: Offered): KidsTitles => {
  const titles = withTitles([], [...recommended, ...shelves.flatMap(shelf => shelf.titles)])
    .filter(isOpen)
    .toSorted(youngestFirst)
  return { friends: titles.filter(title => !isPlayable(title)), stories: titles.filter(isPlayable) }
}

/** Of some shelves nothing is known yet. */
export const areComing = (shelves: Shelves): boolean =>
  rowsOf(shelves).some(({ pages, hasFailed }) => pages === 0 && !hasFailed)
