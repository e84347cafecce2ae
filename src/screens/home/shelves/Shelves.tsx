import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode, useDeferredValue, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { selectNow } from '../../../../machines/catalogue/index.ts'
import {
  selectCategories,
  selectRecommended,
  selectRecommendsMore,
  selectShelves,
  selectWatching,
} from '../../../../machines/vodHome/index.ts'
import type { TitleWish } from '../../../../machines/vodPlayer/index.ts'
import { FILMS, pathOf, SERIES } from '../../../../models/page.ts'
import { type Category, RECOMMENDED } from '../../../../models/playlist.ts'
import { rowsOf } from '../../../../models/shelf.ts'
import { Link } from '../../../ui/components/basics/Link.tsx'
import { PosterRail } from '../../../ui/components/catalogue/PosterRail.tsx'
import { ShelfSkeleton } from '../../../ui/components/catalogue/ShelfSkeleton.tsx'
import { EnlargingCards } from '../../catalogue/EnlargingCards.tsx'
import type { CatalogueActor, VodHomeActor } from '../actors.ts'
import { ShelvesWait } from '../ShelvesWait.tsx'
import css from './Categories.module.css'
import { ShelfRow, toTitle } from './ShelfRow.tsx'
import { Watching } from './Watching.tsx'

/** The ways from the home page to all of a kind that the header does not lead to (ROUTE-04). */
const Categories = ({ categories }: { readonly categories: ReadonlyArray<Category> }) => {
  const intl = useIntl()
  return (
    <nav
      className={css.categories}
      aria-label={intl.formatMessage({ id: 'home.categories', defaultMessage: 'Categories' })}
    >
      {categories.map(({ type, title }) => (
        <Link key={type} to={pathOf({ page: 'vodCategory', params: { type } })}>
          {title}
        </Link>
      ))}
    </nav>
  )
}

/** As many posters as the widest screen shows at once. */
const IN_SIGHT = 8
/** Not looked at yet. */
const NONE = [] as const

type ShelvesProps = {
  readonly catalogue: CatalogueActor
  readonly home: VodHomeActor
  readonly onPlay: (wish: TitleWish) => void
  /** What else is sold, between what the person goes on with and the shelves. */
  readonly live: ReactNode
}

const Recommended = ({ home, catalogue }: Pick<ShelvesProps, 'home' | 'catalogue'>) => {
  const intl = useIntl()
  const now = useSelector(catalogue, selectNow)
  const titles = useDeferredValue(useSelector(home, selectRecommended))
  const hasMore = useSelector(home, selectRecommendsMore)
  if (titles === undefined) return <ShelfSkeleton shape="poster" />
  if (titles.length === 0) return null
  return (
    <PosterRail
      name={intl.formatMessage({ id: 'home.recommended', defaultMessage: 'Recommended for you' })}
      moreTo={hasMore ? pathOf({ page: 'vodCategory', params: { type: RECOMMENDED } }) : undefined}
      titles={titles}
      toOf={toTitle}
      now={now}
    />
  )
}

/** What stands below the banner: what the person goes on with, live television, the playlists (VOD-01). */
export const Shelves = ({ catalogue, home, onPlay, live }: ShelvesProps) => {
  const now = useSelector(catalogue, selectNow)
  const categories = useSelector(home, selectCategories).filter(({ type }) => type !== FILMS && type !== SERIES)
  const watching = useSelector(home, selectWatching)
  // titles in their hundreds come to the page between two presses, never in place of one
  const shelves = useDeferredValue(useSelector(home, selectShelves) ?? NONE, NONE)
  const rows = useMemo(() => rowsOf(shelves), [shelves])
  return (
    <EnlargingCards>
      {watching === undefined ? (
        <ShelfSkeleton shape="still" />
      ) : (
        watching.length > 0 && <Watching begun={watching} onPlay={onPlay} />
      )}
      {live}
      {categories.length > 0 && <Categories categories={categories} />}
      {shelves === NONE && <ShelvesWait hasLive={false} />}
      {rows.map((shelf, at) => (
        <Fragment key={shelf.entry.playlistId}>
          <ShelfRow
            shelf={shelf}
            now={now}
            eager={at === 0 ? IN_SIGHT : 0}
            onSeen={() => home.send({ type: 'viewer.sawShelf', at: shelves.indexOf(shelf) })}
            onEnd={() => home.send({ type: 'viewer.sawEnd', playlistId: shelf.entry.playlistId })}
            onRetry={() => home.send({ type: 'viewer.retry' })}
          />
          {at === 0 && <Recommended home={home} catalogue={catalogue} />}
        </Fragment>
      ))}
    </EnlargingCards>
  )
}
