import { Meta } from '../basics/Meta.tsx'

type GenresListProps = {
  readonly genres: ReadonlyArray<string>
  /** How many are shown; the rest is left out. */
  readonly limit?: number
}

export const GenresList = ({ genres, limit = 3 }: GenresListProps) => (
  <Meta>
    {genres.slice(0, limit).map(genre => (
      <span key={genre}>{genre}</span>
    ))}
  </Meta>
)
