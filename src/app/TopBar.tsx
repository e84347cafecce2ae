import { useSelector } from '@xstate/react'
import { useNavigate } from 'react-router'
import { selectAccess, selectPlace, selectSession } from '../../machines/app/index.ts'
import { selectAccount } from '../../machines/session/index.ts'
import { Language } from '../../models/language.ts'
import { keptParams, loginPlace, pathOf } from '../../models/page.ts'
import { Header, type HeaderAccount } from '../components/shell/Header.tsx'
import type { NavItem } from '../components/shell/nav.ts'
import { useApp, useHandle, usePreferences } from './context.ts'
import { useLanguage } from './useLanguage.ts'

type TopBarProps = {
  readonly overPicture: boolean
  readonly brandName: string
  readonly homeTo: string
  readonly items: ReadonlyArray<NavItem>
  readonly searchTo: string
}

export const TopBar = (props: TopBarProps) => {
  const app = useApp()
  const { preferences } = useHandle()
  const { theme } = usePreferences()
  const language = useLanguage()
  const place = useSelector(app, selectPlace)
  const access = useSelector(app, selectAccess)
  const session = useSelector(app, selectSession)
  const account = useSelector(session, snapshot => (snapshot === undefined ? undefined : selectAccount(snapshot)))
  const navigate = useNavigate()
  const who: HeaderAccount =
    access === 'user'
      ? {
          kind: 'user',
          name: account?.accountName ?? '',
          onAccount: () => navigate(pathOf({ page: 'account', params: keptParams(place.params) })),
          onLogout: () => app.send({ type: 'viewer.logOut' }),
        }
      : { kind: 'guest', loginTo: pathOf(loginPlace(place)) }
  return (
    <Header
      {...props}
      language={language}
      languages={Language.values}
      onLanguage={preferences.chooseLanguage}
      theme={theme}
      onTheme={preferences.chooseTheme}
      account={who}
    />
  )
}
