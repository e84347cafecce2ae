import { useIntl } from 'react-intl'
import { ListsPage } from '../lists/ListsPage.tsx'
import { FavouriteChannels } from './Channels.tsx'
import { FavouriteTitles } from './FavouriteTitles.tsx'

/** What this person wants to find again: titles and channels, as far as they are sold (ROUTE-06, VOD-09, CHAN-08). */
export const Favorites = () => {
  const intl = useIntl()
  return (
    <ListsPage
      forGuest={{
        without: 'list',
        title: intl.formatMessage({
          id: 'favorites.guest.title',
          defaultMessage: 'Your list is kept with your account',
        }),
        text: intl.formatMessage({
          id: 'favorites.guest',
          defaultMessage: 'Log in to save titles with the star and find them on all your devices.',
        }),
      }}
      parts={{
        page: 'favorites',
        label: intl.formatMessage({ id: 'favorites.parts', defaultMessage: 'What is in your list' }),
        titles: <FavouriteTitles />,
        channels: <FavouriteChannels />,
      }}
    />
  )
}
