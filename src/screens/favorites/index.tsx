import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectAccess } from '../../../machines/app/index.ts'
import { useApp } from '../../ui/context.ts'
import { ForGuest } from '../lists/ForGuest.tsx'
import { ListsPage } from '../lists/ListsPage.tsx'
import { Parts } from '../lists/Parts.tsx'
import { FavouriteChannels } from './Channels.tsx'
import { FavouriteTitles } from './FavouriteTitles.tsx'

/** What this person wants to find again: titles and channels, as far as they are sold (ROUTE-06, VOD-09, CHAN-08). */
export const Favorites = () => {
  const intl = useIntl()
  const access = useSelector(useApp(), selectAccess)
  return (
    <ListsPage page="favorites">
      {access === 'guest' ? (
        <ForGuest
          without="list"
          title={intl.formatMessage({
            id: 'favorites.guest.title',
            defaultMessage: 'Your list is kept with your account',
          })}
          text={intl.formatMessage({
            id: 'favorites.guest',
            defaultMessage: 'Log in to save titles with the star and find them on all your devices.',
          })}
        />
      ) : (
        <Parts
          page="favorites"
          label={intl.formatMessage({ id: 'favorites.parts', defaultMessage: 'What is in your list' })}
          titles={<FavouriteTitles />}
          channels={<FavouriteChannels />}
        />
      )}
    </ListsPage>
  )
}
