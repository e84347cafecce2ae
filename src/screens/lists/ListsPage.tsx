import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { pathOf } from '../../../models/page.ts'
import { Link } from '../../ui/components/basics/Link.tsx'
import { TitledPage } from '../../ui/components/rows/TitledPage.tsx'

const titles = defineMessages({
  favorites: { id: 'nav.favorites', defaultMessage: 'My list' },
  history: { id: 'nav.history', defaultMessage: 'History' },
})

type ListsPageProps = { readonly page: keyof typeof titles; readonly children: ReactNode }

/** What a person keeps and what they have watched: two titles of one place, which the navigation has once. */
export const ListsPage = ({ page, children }: ListsPageProps) => {
  const intl = useIntl()
  const wayTo = (other: keyof typeof titles) => (
    <Link to={pathOf({ page: other, params: {} })}>{intl.formatMessage(titles[other])}</Link>
  )
  const ways = page === 'favorites' ? { beside: wayTo('history') } : { before: wayTo('favorites') }
  return (
    <TitledPage title={intl.formatMessage(titles[page])} {...ways}>
      {children}
    </TitledPage>
  )
}
