import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { selectFound, selectHaveTitlesFailed, selectHits, selectIsSearching } from '../../../machines/search/index.ts'
import { bestMatch, showsOf } from '../../../models/bestMatch.ts'
import type { Channel } from '../../../models/channel.ts'
import { findChannels } from '../../../models/channelSearch.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { cx } from '../../ui/components/basics/cx.ts'
import { VisuallyHidden } from '../../ui/components/basics/VisuallyHidden.tsx'
import type { LineupActor } from '../players/actors.ts'
import type { SearchPageActor } from './actors.ts'
import { Best } from './Best.tsx'
import { Channels } from './Channels.tsx'
import { Nothing } from './Nothing.tsx'
import { Persons } from './Persons.tsx'
import { Popular, usePopular } from './Popular.tsx'
import { Programmes } from './Programmes.tsx'
import css from './Search.module.css'
import { Titles } from './Titles.tsx'
import { useFoundChannels } from './useFoundChannels.ts'

type ResultsProps = {
  readonly search: SearchPageActor
  readonly keyword: string
  readonly lineup: LineupActor | undefined
  readonly channels: ReadonlyArray<Channel>
  /** Channels are found themselves, not only what they broadcast. */
  readonly findsChannels: boolean
  readonly now: Instant
  readonly isForChildren: boolean
}

interface Counts {
  readonly channels: number
  readonly programmes: number
  readonly titles: number
  readonly persons: number
}

const countText = (intl: IntlShape, { channels, programmes, titles, persons }: Counts): string => {
  const parts = [
    channels > 0 &&
      intl.formatMessage(
        { id: 'find.count.channels', defaultMessage: '{count, plural, one {# channel} other {# channels}}' },
        { count: channels },
      ),
    programmes > 0 &&
      intl.formatMessage(
        { id: 'find.count.programmes', defaultMessage: '{count, plural, one {# programme} other {# programmes}}' },
        { count: programmes },
      ),
    titles > 0 &&
      intl.formatMessage(
        { id: 'find.count.titles', defaultMessage: '{count, plural, one {# title} other {# titles}}' },
        { count: titles },
      ),
    persons > 0 &&
      intl.formatMessage(
        { id: 'find.count.persons', defaultMessage: '{count, plural, one {# person} other {# people}}' },
        { count: persons },
      ),
  ].filter(part => part !== false)
  return intl.formatList(parts, { type: 'conjunction' })
}

const NONE: ReadonlyArray<Channel> = []

/** As many as are looked through: whoever means another one types more of its name. */
const MOST_CHANNELS = 12
/** As many stand beside the best match. */
const FEW_CHANNELS = 2

const CARDS = [0, 1, 2, 3, 4, 5]

const Waiting = () => (
  <div className={css.waiting} role="status">
    <VisuallyHidden>
      <FormattedMessage id="loading" defaultMessage="Loading" />
    </VisuallyHidden>
    {CARDS.map(card => (
      <i key={card} />
    ))}
  </div>
)

/** What was found, each with its action; what was found before stays, paler, until the newer answer. */
export const Results = ({ search, keyword, lineup, channels, findsChannels, now, isForChildren }: ResultsProps) => {
  const intl = useIntl()
  const hits = useSelector(search, selectHits)
  const found = useSelector(search, selectFound)
  const isSearching = useSelector(search, selectIsSearching)
  const hasFailed = useSelector(search, selectHaveTitlesFailed)
  const popular = usePopular(search, isForChildren)
  const named = useMemo(
    () => (findsChannels ? findChannels(channels, keyword).slice(0, MOST_CHANNELS) : NONE),
    [channels, keyword, findsChannels],
  )
  useFoundChannels(lineup, named)
  const shows = useMemo(() => showsOf(hits), [hits])
  const best = useMemo(
    () => bestMatch(keyword, { channels: named, titles: found.titles, hits }),
    [keyword, named, found.titles, hits],
  )
  const otherChannels = best?.kind === 'channel' ? named.filter(each => each !== best.channel) : named
  const otherShows = useMemo(
    () => showsOf(best?.kind === 'programme' ? hits.filter(hit => hit !== best.hit) : hits),
    [best, hits],
  )
  const hasOthers = otherChannels.length + otherShows.length > 0
  const counts: Counts = {
    channels: named.length,
    programmes: shows.length,
    titles: found.titles.length,
    persons: found.persons.length,
  }
  // somebody looks for a person, and for what can be watched of them
  const isOfPersons = found.persons.some(({ films }) => films !== undefined)
  const persons = <Persons search={search} persons={found.persons} now={now} />
  const total = counts.channels + counts.programmes + counts.titles + counts.persons
  const isNothing = total === 0 && !isSearching && !hasFailed
  return (
    <>
      <VisuallyHidden>
        <span role="status">{!isSearching && total > 0 && countText(intl, counts)}</span>
      </VisuallyHidden>
      {isNothing && (
        <Nothing
          search={search}
          keyword={keyword}
          lineup={lineup}
          channels={findsChannels ? channels : NONE}
          searches={popular}
        />
      )}
      {total === 0 && isSearching && <Waiting />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears which of its links and buttons was pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key presses them too */}
      <div
        className={css.results}
        aria-busy={isSearching}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a, li:not([role=alert] li) button'))
            search.send({ type: 'viewer.chooseHit' })
        }}
      >
        <div className={cx(css.top, best && hasOthers && css.beside)}>
          {best && (
            <Best keyword={keyword} column={hasOthers} best={best} lineup={lineup} channels={channels} now={now} />
          )}
          {lineup && hasOthers && (
            <div>
              {otherChannels.length > 0 && (
                <Channels
                  key={`channels ${keyword}`}
                  lineup={lineup}
                  keyword={keyword}
                  channels={otherChannels}
                  few={FEW_CHANNELS}
                  title={intl.formatMessage({ id: 'find.channels', defaultMessage: 'Channels' })}
                />
              )}
              <Programmes
                key={`programmes ${keyword}`}
                keyword={keyword}
                shows={otherShows}
                lineup={lineup}
                channels={channels}
              />
            </div>
          )}
        </div>
        {isOfPersons && persons}
        <Titles
          key={keyword}
          search={search}
          titles={found.titles}
          now={now}
          alone={lineup === undefined && counts.persons === 0}
        />
        {!isOfPersons && persons}
      </div>
      {total > 0 && counts.titles === 0 && !isSearching && popular.length > 0 && (
        <Popular search={search} searches={popular} />
      )}
    </>
  )
}
