import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Channel } from '../../../models/channel.ts'
import { nearNames } from '../../../models/nearNames.ts'
import type { TopSearch } from '../../../models/search.ts'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import type { LineupActor } from '../players/actors.ts'
import type { SearchPageActor } from './actors.ts'
import { Part } from './Part.tsx'
import { Popular } from './Popular.tsx'
import { PopularChannels, usePopularChannels } from './PopularChannels.tsx'
import css from './Search.module.css'

type NothingProps = {
  readonly search: SearchPageActor
  readonly keyword: string
  readonly lineup: LineupActor | undefined
  readonly channels: ReadonlyArray<Channel>
  readonly searches: ReadonlyArray<TopSearch>
}

const MOST = 4

/** Nothing was found: what may have been meant, and what others look for. */
export const Nothing = ({ search, keyword, lineup, channels, searches }: NothingProps) => {
  const intl = useIntl()
  const top = usePopularChannels(search, channels)
  const meant = useMemo(() => {
    const names = [...searches.map(each => each.keyword), ...channels.map(each => each.logicalChannelName)]
    return nearNames(keyword, names, MOST)
  }, [keyword, channels, searches])
  return (
    <>
      <div role="status">
        <EmptyState
          title={intl.formatMessage({ id: 'find.none', defaultMessage: 'Nothing found for “{keyword}”' }, { keyword })}
          text={intl.formatMessage({
            id: 'find.none.hint',
            defaultMessage: 'Accents and capitals do not matter. Try fewer letters, or another word of the title.',
          })}
        />
      </div>
      {meant.length > 0 && (
        <Part title={intl.formatMessage({ id: 'find.meant', defaultMessage: 'Did you mean' })}>
          <ul className={css.recents}>
            {meant.map(name => (
              <li key={name}>
                <button type="button" onClick={() => search.send({ type: 'viewer.search', text: name })}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {searches.length > 0 && <Popular search={search} searches={searches} />}
      {lineup && top.length > 0 && <PopularChannels lineup={lineup} channels={top} />}
    </>
  )
}
