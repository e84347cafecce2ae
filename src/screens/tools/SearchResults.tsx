import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { selectQuery, selectTop } from '../../../machines/channelSearch/index.ts'
import { selectAllChannels } from '../../../machines/lineup/index.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { findChannels } from '../../../models/channelSearch.ts'
import { searchKey } from '../../../models/search.ts'
import { VisuallyHidden } from '../../ui/components/basics/VisuallyHidden.tsx'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import type { LineupActor, SearchActor } from '../players/actors.ts'
import css from './tools.module.css'

type Ids = ReadonlyArray<LogicalChannelId>

type SearchResultsProps = {
  readonly search: SearchActor
  readonly lineup: LineupActor
  readonly renderList: (label: string, ids: Ids, all?: Ids) => ReactNode
}

const NOTHING: Ids = []

/** The operator may name channels that this person does not see. */
const useSeen = (lineup: LineupActor, ids: Ids): Ids => {
  const channels = useSelector(lineup, selectAllChannels)
  return useMemo(() => {
    const seen = new Set(channels.map(({ logicalChannelId }) => logicalChannelId))
    return ids.filter(id => seen.has(id))
  }, [channels, ids])
}

/** What the country looks for and watches, while nothing is typed (CHAN-10). */
const Top = ({ search, lineup, renderList }: SearchResultsProps) => {
  const intl = useIntl()
  const top = useSelector(search, selectTop)
  const searched = useSeen(lineup, top?.searched ?? NOTHING)
  const watched = useSeen(lineup, top?.watched ?? NOTHING)
  const all = useMemo(() => [...new Set([...searched, ...watched])], [searched, watched])
  const lists = [
    [intl.formatMessage({ id: 'search.topSearched', defaultMessage: 'Most searched' }), searched],
    [intl.formatMessage({ id: 'search.topWatched', defaultMessage: 'Most watched' }), watched],
  ] as const
  return lists.map(
    ([label, ids]) =>
      ids.length > 0 && (
        <section key={label} aria-label={label}>
          <h2 className={css.heading}>{label}</h2>
          {renderList(label, ids, all)}
        </section>
      ),
  )
}

const Found = ({ query, lineup, renderList }: Omit<SearchResultsProps, 'search'> & { readonly query: string }) => {
  const intl = useIntl()
  const channels = useSelector(lineup, selectAllChannels)
  const ids = useMemo(() => findChannels(channels, query).map(each => each.logicalChannelId), [channels, query])
  const count = intl.formatMessage(
    { id: 'search.count', defaultMessage: '{count, plural, =0 {No channel} one {# channel} other {# channels}}' },
    { count: ids.length },
  )
  return (
    <>
      <VisuallyHidden>
        <span role="status">{count}</span>
      </VisuallyHidden>
      {ids.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'search.nothing', defaultMessage: 'No channel with that name or number' })}
          text={intl.formatMessage({
            id: 'search.nothing.hint',
            defaultMessage: 'Accents and capitals do not matter. A part of the name is enough.',
          })}
        />
      ) : (
        renderList(intl.formatMessage({ id: 'search.found', defaultMessage: 'Channels found' }), ids)
      )}
    </>
  )
}

/** What stands in place of the list while the search is open. */
export const SearchResults = (props: SearchResultsProps) => {
  const query = useSelector(props.search, selectQuery)
  return searchKey(query) === '' ? <Top {...props} /> : <Found {...props} query={query} />
}
