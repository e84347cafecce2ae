import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectRecents } from '../../../machines/search/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { IconButton } from '../../ui/components/basics/IconButton.tsx'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import type { LineupActor } from '../players/actors.ts'
import type { SearchPageActor } from './actors.ts'
import { Part } from './Part.tsx'
import { Popular, usePopular } from './Popular.tsx'
import { PopularChannels, usePopularChannels } from './PopularChannels.tsx'
import css from './Search.module.css'

type RecentsProps = { readonly search: SearchPageActor; readonly texts: ReadonlyArray<string> }

/** The one that goes leaves the focus to its neighbour. */
const passFocusOn = (item: HTMLElement | null): void => {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main input')
  next?.focus()
}

const Recents = ({ search, texts }: RecentsProps) => {
  const intl = useIntl()
  return (
    <Part
      title={intl.formatMessage({ id: 'find.recent', defaultMessage: 'Recent searches' })}
      aside={
        <Button
          variant="text"
          size="small"
          onPress={() => {
            passFocusOn(null)
            search.send({ type: 'viewer.forgetSearches' })
          }}
        >
          <FormattedMessage id="find.recent.clear" defaultMessage="Clear all" />
        </Button>
      }
    >
      <ul className={css.recents}>
        {texts.map(text => (
          <li key={text}>
            <button type="button" onClick={() => search.send({ type: 'viewer.search', text })}>
              {text}
            </button>
            <IconButton
              size="small"
              icon="close"
              label={intl.formatMessage({ id: 'find.recent.forget', defaultMessage: 'Remove {text}' }, { text })}
              onPress={({ currentTarget }) => {
                passFocusOn(currentTarget.closest('li'))
                search.send({ type: 'viewer.forgetSearch', text })
              }}
            />
          </li>
        ))}
      </ul>
    </Part>
  )
}

type StartProps = {
  readonly search: SearchPageActor
  readonly lineup: LineupActor | undefined
  readonly channels: ReadonlyArray<Channel>
  readonly hint: string
  readonly isForChildren: boolean
}

/** Before anything is typed: what this person looked for, and what the country looks for (VOD-11, CHAN-10). */
export const Start = ({ search, lineup, channels, hint, isForChildren }: StartProps) => {
  const intl = useIntl()
  const recents = useSelector(search, selectRecents)
  const searches = usePopular(search, isForChildren)
  const top = usePopularChannels(search, channels)
  if (recents.length + searches.length + top.length === 0)
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'find.start', defaultMessage: 'What would you like to watch?' })}
        text={hint}
      />
    )
  return (
    <>
      {recents.length > 0 && <Recents search={search} texts={recents} />}
      {searches.length > 0 && <Popular search={search} searches={searches} />}
      {lineup && top.length > 0 && <PopularChannels lineup={lineup} channels={top} />}
    </>
  )
}
