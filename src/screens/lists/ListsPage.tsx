import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { selectAccess } from '../../../machines/app/index.ts'
import { pathOf } from '../../../models/page.ts'
import { Link } from '../../ui/components/basics/Link.tsx'
import { TitledPage } from '../../ui/components/rows/TitledPage.tsx'
import { useApp } from '../../ui/context.ts'
import { ForGuest } from './ForGuest.tsx'
import { Parts } from './Parts.tsx'

const titles = defineMessages({
  favorites: { id: 'nav.favorites', defaultMessage: 'My list' },
  history: { id: 'nav.history', defaultMessage: 'History' },
})

type ListsPageProps = {
  readonly forGuest: ComponentProps<typeof ForGuest>
  readonly parts: ComponentProps<typeof Parts>
}

/** What a person keeps and what they have watched: two titles of one place, which the navigation has once. */
export const ListsPage = ({ forGuest, parts }: ListsPageProps) => {
  const intl = useIntl()
  const isGuest = useSelector(useApp(), app => selectAccess(app) === 'guest')
  const wayTo = (other: keyof typeof titles) => (
    <Link to={pathOf({ page: other, params: {} })}>{intl.formatMessage(titles[other])}</Link>
  )
  const ways = parts.page === 'favorites' ? { beside: wayTo('history') } : { before: wayTo('favorites') }
  return (
    <TitledPage title={intl.formatMessage(titles[parts.page])} {...ways}>
      {isGuest ? <ForGuest {...forGuest} /> : <Parts {...parts} />}
    </TitledPage>
  )
}
