import { useIntl } from 'react-intl'
import { pathOf } from '../../../../models/page.ts'
import type { Category } from '../../../../models/playlist.ts'
import { Link } from '../../../ui/components/basics/Link.tsx'
import css from './Categories.module.css'

/** The ways from the home page to all of a kind (ROUTE-04). */
export const Categories = ({ categories }: { readonly categories: ReadonlyArray<Category> }) => {
  const intl = useIntl()
  return (
    <nav
      className={css.categories}
      aria-label={intl.formatMessage({ id: 'home.categories', defaultMessage: 'Categories' })}
    >
      {categories.map(({ type, title }) => (
        <Link key={type} to={pathOf({ page: 'vodCategory', params: { type } })}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
