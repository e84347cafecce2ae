import type { ReactNode } from 'react'
import type { Instant } from '../../../../models/codec/instant.ts'
import type { Title } from '../../../../models/title.ts'
import { Rail } from '../rows/Rail.tsx'
import { MediaCard } from './MediaCard.tsx'
import css from './PosterRail.module.css'

type PosterRailProps = {
  readonly name: string
  readonly moreTo?: string | undefined
  readonly aside?: ReactNode
  readonly titles: ReadonlyArray<Title>
  readonly toOf: (title: Title) => string
  readonly now: Instant
  /** The last ones are in sight: more are wanted. */
  readonly onEnd?: (() => void) | undefined
  /** How many are seen at once as the page opens: their pictures do not wait. */
  readonly eager?: number
}

/** A row of posters; what lies far off its edges costs nothing. */
export const PosterRail = ({ name, moreTo, aside, titles, toOf, now, onEnd, eager = 0 }: PosterRailProps) => (
  <Rail title={name} aside={aside} onEnd={onEnd} moreTo={moreTo}>
    {titles.map((title, at) => (
      <li key={title.metaId} className={css.item}>
        <MediaCard title={title} to={toOf(title)} now={now} eager={at < eager} />
      </li>
    ))}
  </Rail>
)
