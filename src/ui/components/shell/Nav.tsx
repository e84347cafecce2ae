import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../basics/Icon.tsx'
import { Link } from '../basics/Link.tsx'
import css from './Nav.module.css'
import { type NavItem, navIcon, navName } from './nav.ts'

const useLabel = () => useIntl().formatMessage({ id: 'nav.label', defaultMessage: 'Main' })

const isTitles = ({ page, current }: NavItem): boolean => current && (page === 'vod' || page === 'series')

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

/** Where there are more, series are one press away from the films. */
const inReach = (items: NavProps['items']): NavProps['items'] =>
  items.length > IN_REACH_OF_A_THUMB
    ? items
        .filter(({ page }) => page !== 'series')
        .map(item => (item.page === 'vod' ? { ...item, current: items.some(isTitles) } : item))
    : items

/** The phone's navigation at the foot of the screen: at most five places, under 768 px. */
export const Dock = ({ items }: NavProps) => (
  <nav className={css.dock} aria-label={useLabel()}>
    {inReach(items).map(({ page, to, current }) => (
      <Link key={page} to={to} aria-current={current ? 'page' : undefined}>
        <Icon name={navIcon(page)} />
        <span>
          <FormattedMessage {...navName(page)} />
        </span>
      </Link>
    ))}
  </nav>
)
