import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { selectEntrance, selectIsEntranceUnavailable } from '../../../machines/app/index.ts'
import { type entranceMachine, selectLoginForm } from '../../../machines/entrance/index.ts'
import { HOME, pathOf } from '../../../models/page.ts'
import { Spinner } from '../../ui/components/basics/Spinner.tsx'
import { useRootMark } from '../../ui/components/basics/useRootMark.ts'
import { PartUnavailable } from '../../ui/components/feedback/RetryCard.tsx'
import { Brand } from '../../ui/components/shell/Brand.tsx'
import { Languages } from '../../ui/components/shell/Languages.tsx'
import { useApp } from '../../ui/context.ts'
import { useLanguages } from '../../ui/useSpoken.ts'
import { useWebsite } from '../../ui/useWebsite.ts'
import css from '../account-forms/Login.module.css'
import { OwnPages } from '../brand/OwnPages.tsx'
import type { EntranceProps } from './actors.ts'
import { LogIn } from './LogIn.tsx'

const LanguagePicker = () => <Languages {...useLanguages()} />

/** What most visits do not see is fetched when it is wanted. */
const Steps = lazy(() => import('./Steps.tsx').then(({ Steps: view }) => ({ default: view })))

/** The form or the question that is open. */
const Entrance = ({ entrance }: EntranceProps) => {
  const login = useSelector(entrance, selectLoginForm)
  if (login) return <LogIn entrance={entrance} login={login} />
  return (
    <Suspense fallback={<Spinner />}>
      <Steps entrance={entrance} />
    </Suspense>
  )
}

const Side = () => {
  const app = useApp()
  const intl = useIntl()
  const entrance: ActorRefFrom<typeof entranceMachine> | undefined = useSelector(app, selectEntrance)
  const isUnavailable = useSelector(app, selectIsEntranceUnavailable)
  if (isUnavailable) {
    return (
      <PartUnavailable
        part="LOGIN"
        title={intl.formatMessage({ id: 'login.unavailable.title', defaultMessage: 'The form could not be loaded' })}
        onRetry={() => app.send({ type: 'viewer.retry' })}
      />
    )
  }
  return entrance ? <Entrance entrance={entrance} /> : <Spinner />
}

/** The way in for people with an account, and for those who want one (ROUTE-08, AUTH-01, AUTH-02). */
export const Login = () => {
  const intl = useIntl()
  const { name, brand } = useWebsite()
  useRootMark('entrance')
  return (
    <div className={css.page}>
      <header className={css.art} data-surface="picture">
        <img src="/login.svg" alt="" />
        <div className={css.brand}>
          <Brand name={name} logo={brand.logo} to={pathOf(HOME)} />
        </div>
        <div id="announcement" className={css.announcement} />
        <p className={css.motto}>
          {intl.formatMessage({ id: 'login.motto', defaultMessage: 'Pick up where the evening left off.' })}
        </p>
      </header>
      <main className={css.side}>
        <Side />
        <LanguagePicker />
        <OwnPages brand={brand} />
      </main>
    </div>
  )
}
