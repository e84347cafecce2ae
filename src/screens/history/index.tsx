import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectAccess } from '../../../machines/app/index.ts'
import { ChannelRowSkeletons } from '../../ui/components/feedback/Skeleton.tsx'
import { useApp } from '../../ui/context.ts'
import { ForGuest } from '../lists/ForGuest.tsx'
import { ListsPage } from '../lists/ListsPage.tsx'
import { PageUnavailable, usePageUnavailable } from '../lists/PageParts.tsx'
import { Parts } from '../lists/Parts.tsx'
import { useLists } from '../lists/useLists.ts'
import { Channels } from './Channels.tsx'
import { Titles } from './Titles.tsx'

/** The titles that were watched, as soon as their chart runs. */
const WatchedTitles = () => {
  const lists = useLists()
  const isUnavailable = usePageUnavailable()
  if (lists !== undefined) return <Titles lists={lists} />
  return isUnavailable ? <PageUnavailable /> : <ChannelRowSkeletons count={6} />
}

/** What was watched, newest first (CHAN-09, VOD-10, ROUTE-06). */
export const History = () => {
  const intl = useIntl()
  const access = useSelector(useApp(), selectAccess)
  return (
    <ListsPage page="history">
      {access === 'guest' ? (
        <ForGuest
          without="resume"
          title={intl.formatMessage({
            id: 'history.guest.title',
            defaultMessage: 'Your history is kept with your account',
          })}
          text={intl.formatMessage({
            id: 'history.guest',
            defaultMessage: 'Log in to keep your history on all your devices.',
          })}
        />
      ) : (
        <Parts
          page="history"
          label={intl.formatMessage({ id: 'history.parts', defaultMessage: 'What you watched' })}
          titles={<WatchedTitles />}
          channels={<Channels />}
        />
      )}
    </ListsPage>
  )
}
