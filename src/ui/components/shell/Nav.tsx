import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../basics/Icon.tsx'
import { Link } from '../basics/Link.tsx'
import css from './Nav.module.css'
import { type NavItem, navIcon, navName } from './nav.ts'

const useLabel = () => useIntl().formatMessage({ id: 'nav.label', defaultMessage: 'Main' })

type NavProps = { readonly items: ReadonlyArray<NavItem> }

export const Nav = ({ items }: NavProps) => (
  <nav className={css.nav} aria-label={useLabel()}>
    {items.map(({ page, to, current }) => (
      <Link key={page} to={to} aria-current={current ? 'page' : undefined}>
        <FormattedMessage {...navName(page)} />
      </Link>
    ))}
  </nav>
)

const IN_REACH_OF_A_THUMB = 5

/** The phone's navigation at the foot of the screen: at most five places, under 768 px. */
export const Dock = ({ items }: NavProps) => (
  <nav className={css.dock} aria-label={useLabel()}>
    {items.slice(0, IN_REACH_OF_A_THUMB).map(({ page, to, current }) => (
      <Link key={page} to={to} aria-current={current ? 'page' : undefined}>
        <Icon name={navIcon(page)} />
        <span>
          <FormattedMessage {...navName(page)} />
        </span>
      </Link>
    ))}
  </nav>
)
