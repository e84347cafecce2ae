import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectAccess, selectCatalogue, selectDeployment } from '../../../machines/app/index.ts'
import { selectNow } from '../../../machines/catalogue/index.ts'
import { titlesIn } from '../../../machines/titleLists/index.ts'
import { sellsVod } from '../../../models/deployment.ts'
import { useApp } from '../../app/context.ts'
import type { TitleListsActor } from '../lists/actors.ts'
import { ForGuest } from '../lists/ForGuest.tsx'
import { PageUnavailable, usePageUnavailable } from '../lists/PageParts.tsx'
import { Tools } from '../lists/Tools.tsx'
import { Undo } from '../lists/Undo.tsx'
import { useLists } from '../lists/useLists.ts'
import css from './Favorites.module.css'
import { Titles } from './Titles.tsx'

const List = ({ lists }: { readonly lists: TitleListsActor }) => {
  const now = useSelector(useSelector(useApp(), selectCatalogue), snapshot => snapshot && selectNow(snapshot))
  const hasSome = useSelector(lists, snapshot => titlesIn(snapshot).length > 0)
  return (
    <section className={css.part}>
      <div className={css.head}>
        <h2>
          <FormattedMessage id="favorites.titles" defaultMessage="Films and series" />
        </h2>
        {hasSome && <Tools lists={lists} />}
      </div>
      {now !== undefined && <Titles lists={lists} now={now} />}
      <Undo lists={lists} />
    </section>
  )
}

const FavouriteTitles = () => {
  const lists = useLists()
  const isUnavailable = usePageUnavailable()
  if (lists !== undefined) return <List lists={lists} />
  return isUnavailable ? <PageUnavailable /> : <div className={css.waiting} role="status" aria-busy="true" />
}

/** What this person wants to find again: titles and channels, as far as they are sold (ROUTE-06, VOD-09). */
export const Favorites = () => {
  const app = useApp()
  const intl = useIntl()
  const access = useSelector(app, selectAccess)
  const deployment = useSelector(app, selectDeployment)
  const hasVod = deployment !== undefined && sellsVod(deployment)
  return (
    <div className={css.page}>
      <h1 tabIndex={-1}>
        <FormattedMessage id="nav.favorites" defaultMessage="My list" />
      </h1>
      {access === 'guest' ? (
        <ForGuest
          title={intl.formatMessage({
            id: 'favorites.guest.title',
            defaultMessage: 'Your list is kept with your account',
          })}
          text={intl.formatMessage({
            id: 'favorites.guest',
            defaultMessage: 'Log in, and what you give a star stands here on all your devices.',
          })}
        />
      ) : (
        hasVod && <FavouriteTitles />
      )}
    </div>
  )
}
