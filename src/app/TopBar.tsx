import { useSelector } from '@xstate/react'
import { useNavigate } from 'react-router'
import type { SnapshotFrom } from 'xstate'
import { selectAccess, selectPlace, selectSession } from '../../machines/app/index.ts'
import { selectAccount } from '../../machines/session/index.ts'
import { Language } from '../../models/language.ts'
import { keptParams, loginPlace, pathOf } from '../../models/page.ts'
import { Header, type HeaderAccount } from '../components/shell/Header.tsx'
import type { NavItem } from '../components/shell/nav.ts'
import { type AppActor, useApp, useHandle, usePreferences } from './context.ts'
import { useLanguage } from './useLanguage.ts'

type TopBarProps = {
  readonly overPicture: boolean
  readonly brandName: string
  readonly homeTo: string
  readonly items: ReadonlyArray<NavItem>
  readonly searchTo: string
}

/** Where somebody logs in who has not: back here afterwards. */
const selectLogin = (snapshot: SnapshotFrom<AppActor>): string | undefined =>
  selectAccess(snapshot) === 'user' ? undefined : pathOf(loginPlace(selectPlace(snapshot)))

export const TopBar = (props: TopBarProps) => {
  const app = useApp()
  const { preferences } = useHandle()
  const { theme } = usePreferences()
  const language = useLanguage()
  const loginTo = useSelector(app, selectLogin)
  const session = useSelector(app, selectSession)
  const account = useSelector(session, snapshot => (snapshot === undefined ? undefined : selectAccount(snapshot)))
  const navigate = useNavigate()
  const who: HeaderAccount =
    loginTo === undefined
      ? {
          kind: 'user',
          name: account?.accountName ?? '',
          onAccount: () =>
            navigate(pathOf({ page: 'account', params: keptParams(selectPlace(app.getSnapshot()).params) })),
          onLogout: () => app.send({ type: 'viewer.logOut' }),
        }
      : { kind: 'guest', loginTo }
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
