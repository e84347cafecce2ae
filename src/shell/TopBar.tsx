import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { SnapshotFrom } from 'xstate'
import {
  selectAccess,
  selectDeployment,
  selectKidsMode,
  selectLineup,
  selectPlace,
  selectSession,
} from '../../machines/app/index.ts'
import { selectAccount } from '../../machines/session/index.ts'
import { sellsLive } from '../../models/deployment.ts'
import { loginPlace, pathOf } from '../../models/page.ts'
import { Icon } from '../ui/components/basics/Icon.tsx'
import { Boundary } from '../ui/components/feedback/Boundary.tsx'
import { Header, type HeaderAccount, type HeaderProps } from '../ui/components/shell/Header.tsx'
import type { NavItem } from '../ui/components/shell/nav.ts'
import { type AppActor, useApp, useHandle, usePreferences } from '../ui/context.ts'
import { lazyScreen } from '../ui/lazyScreen.ts'
import { useLanguages } from '../ui/useSpoken.ts'

const Mail = lazyScreen(() => import('../screens/messages/Mail.tsx').then(part => part.Mail))

type TopBarProps = Pick<HeaderProps, 'brandName' | 'logo' | 'homeTo'> & {
  readonly overPicture: boolean
  readonly items: ReadonlyArray<NavItem>
  readonly searchTo: string
  readonly isSearching: boolean
}

/** Where somebody logs in who has not: back here afterwards. */
const selectLogin = (snapshot: SnapshotFrom<AppActor>): string | undefined =>
  selectAccess(snapshot) === 'user' ? undefined : pathOf(loginPlace(selectPlace(snapshot)))

/** Leads to the messages, once they and its code are there. */
const Messages = () => {
  const centre = useSelector(useApp(), ({ children }) => children.messageCentre)
  const sign = <Icon name="mail" />
  return (
    <Boundary instead={() => sign}>
      <Suspense fallback={sign}>{centre ? <Mail centre={centre} /> : sign}</Suspense>
    </Boundary>
  )
}

/** Kids mode is begun and ended here, where the operator of the channels has it, or where none are sold (MODE-01, AHEAD-22). */
const useKidsMode = () => {
  const app = useApp()
  const deployment = useSelector(app, selectDeployment)
  const isOffered = useSelector(useSelector(app, selectLineup), snapshot => snapshot?.context.data?.offersKidsMode)
  const kids = useSelector(app, selectKidsMode)
  return isOffered || (deployment && !sellsLive(deployment)) ? kids : undefined
}

export const TopBar = (props: TopBarProps) => {
  const app = useApp()
  const { preferences } = useHandle()
  const { theme } = usePreferences()
  const languages = useLanguages()
  const loginTo = useSelector(app, selectLogin)
  const session = useSelector(app, selectSession)
  const account = useSelector(session, snapshot => (snapshot === undefined ? undefined : selectAccount(snapshot)))
  const navigate = useNavigate()
  const kids = useKidsMode()
  const who: HeaderAccount =
    loginTo === undefined
      ? {
          kind: 'user',
          name: account?.accountName ?? '',
          note: account?.email ?? account?.phone,
          messages: <Messages />,
          onAccount: () => navigate(pathOf({ page: 'account', params: {} })),
          onKidsMode: kids && (() => kids.send({ type: 'viewer.openKidsMode' })),
          onLogout: () => app.send({ type: 'viewer.logOut' }),
        }
      : { kind: 'guest', loginTo }
  return <Header {...props} {...languages} theme={theme} onTheme={preferences.chooseTheme} account={who} />
}
