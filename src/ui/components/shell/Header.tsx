import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LinkButton } from '../basics/Button.tsx'
import { cx } from '../basics/cx.ts'
import { IconLink } from '../basics/IconButton.tsx'
import { Menu } from '../basics/Menu.tsx'
import { Brand, type LogoPair } from './Brand.tsx'
import css from './Header.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import type { LanguagesProps } from './Languages.tsx'
import { Nav } from './Nav.tsx'
import type { NavItem } from './nav.ts'
import { type Theme, ThemeButton } from './ThemeButton.tsx'

export type HeaderAccount =
  | { readonly kind: 'guest'; readonly loginTo: string }
  | {
      readonly kind: 'user'
      readonly name: string
      /** What the account is known by besides: a mail address or a phone. */
      readonly note: string | undefined
      readonly messages: ReactNode
      readonly onAccount: () => void
      /** Only where no list of channels leads to kids mode. */
      readonly onKidsMode?: (() => void) | undefined
      readonly onLogout: () => void
    }

export type HeaderProps = LanguagesProps & {
  readonly brandName: string
  readonly logo: LogoPair
  readonly homeTo: string
  readonly items: ReadonlyArray<NavItem>
  readonly theme: Theme
  readonly onTheme: (theme: Theme) => void
  readonly account: HeaderAccount
  /** Only where the deployment has a search page. */
  readonly searchTo?: string
  readonly isSearching?: boolean
  /** Lies on the banner's picture instead of above the page. */
  readonly overPicture?: boolean
}

const AccountMenu = ({ name, note, onAccount, onKidsMode, onLogout }: Extract<HeaderAccount, { kind: 'user' }>) => {
  const intl = useIntl()
  return (
    <Menu
      label={intl.formatMessage({ id: 'header.account', defaultMessage: 'Account: {name}' }, { name })}
      icon="user"
      head={{ name, note }}
      items={[
        {
          id: 'account',
          icon: 'settings' as const,
          label: intl.formatMessage({ id: 'nav.my', defaultMessage: 'My account' }),
        },
        ...(onKidsMode
          ? [
              {
                id: 'kids',
                icon: 'lock' as const,
                label: intl.formatMessage({ id: 'kids.title', defaultMessage: 'Kids mode' }),
              },
            ]
          : []),
        {
          id: 'logout',
          icon: 'leave' as const,
          label: intl.formatMessage({ id: 'header.logout', defaultMessage: 'Log out' }),
        },
      ]}
      onSelect={id => {
        if (id === 'account') onAccount()
        if (id === 'kids') onKidsMode?.()
        if (id === 'logout') onLogout()
      }}
    />
  )
}

const SCROLLED_PX = 24

/** Over the picture it is clear; over the page under it, it has the page's ground. */
const followPage = (header: HTMLElement | null) => {
  if (!header) return
  const look = (): void => {
    if (window.scrollY > SCROLLED_PX) delete header.dataset.surface
    else header.dataset.surface = 'picture'
  }
  // to ask at once would lay out the page in the middle of drawing it
  const frame = window.requestAnimationFrame(look)
  window.addEventListener('scroll', look, { passive: true })
  return () => {
    window.cancelAnimationFrame(frame)
    window.removeEventListener('scroll', look)
  }
}

export const Header = ({ account, searchTo, overPicture = false, ...props }: HeaderProps) => {
  const intl = useIntl()
  return (
    <header
      ref={overPicture ? followPage : undefined}
      className={cx(css.header, overPicture && css.over)}
      data-surface={overPicture ? 'picture' : undefined}
    >
      <Brand name={props.brandName} logo={props.logo} to={props.homeTo} />
      <Nav items={props.items} />
      <div className={css.tools}>
        {searchTo && (
          <IconLink
            icon="search"
            label={intl.formatMessage({ id: 'nav.search', defaultMessage: 'Search' })}
            to={searchTo}
            on={props.isSearching === true}
          />
        )}
        {account.kind === 'user' && <span className={css.messages}>{account.messages}</span>}
        <LanguageMenu language={props.language} languages={props.languages} onLanguage={props.onLanguage} />
        <span className={css.theme}>
          <ThemeButton theme={props.theme} onTheme={props.onTheme} />
        </span>
        {account.kind === 'user' ? (
          <AccountMenu {...account} />
        ) : (
          <span className={css.login}>
            <LinkButton to={account.loginTo} variant="outline" size="small">
              <FormattedMessage id="header.login" defaultMessage="Log in" />
            </LinkButton>
          </span>
        )}
      </div>
    </header>
  )
}
