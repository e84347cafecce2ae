import { useIntl } from 'react-intl'
import { ChannelRowSkeletons } from '../../ui/components/feedback/Skeleton.tsx'
import { ListsPage } from '../lists/ListsPage.tsx'
import { PageWaits } from '../lists/PageParts.tsx'
import { useLists } from '../lists/useLists.ts'
import { Channels } from './Channels.tsx'
import { Titles } from './Titles.tsx'

/** The titles that were watched, as soon as their chart runs. */
const WatchedTitles = () => {
  const lists = useLists()
  if (lists !== undefined) return <Titles lists={lists} />
  return (
    <PageWaits>
      <ChannelRowSkeletons count={6} />
    </PageWaits>
  )
}

/** What was watched, newest first (CHAN-09, VOD-10, ROUTE-06). */
export const History = () => {
  const intl = useIntl()
  return (
    <ListsPage
      forGuest={{
        without: 'resume',
        title: intl.formatMessage({
          id: 'history.guest.title',
          defaultMessage: 'Your history is kept with your account',
        }),
        text: intl.formatMessage({
          id: 'history.guest',
          defaultMessage: 'Log in to keep your history on all your devices.',
        }),
      }}
      parts={{
        page: 'history',
        label: intl.formatMessage({ id: 'history.parts', defaultMessage: 'What you watched' }),
        titles: <WatchedTitles />,
        channels: <Channels />,
      }}
    />
  )
}
