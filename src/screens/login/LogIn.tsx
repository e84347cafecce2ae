import { useSelector } from '@xstate/react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { selectManifest, selectPlace } from '../../../machines/app/index.ts'
import { type EntranceNotice, selectNotice, selectQrLogin } from '../../../machines/entrance/index.ts'
import type { loginMachine } from '../../../machines/login/index.ts'
import { hasVisitorMode } from '../../../models/manifest.ts'
import { HOME, needsUser, pathOf, redirectTarget } from '../../../models/page.ts'
import { Link } from '../../ui/components/basics/Link.tsx'
import { useApp } from '../../ui/context.ts'
import css from '../account-forms/Login.module.css'
import type { EntranceProps } from './actors.ts'
import { LoginForm } from './LoginForm.tsx'
import { ViewLink } from './ViewLink.tsx'

const Scan = lazy(() => import('./Scan.tsx').then(({ Scan: view }) => ({ default: view })))

/** Nobody scans a phone with itself. */
const wide = window.matchMedia('(min-width: 48.0625em)')
const onWidth = (listener: () => void): (() => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}
const useIsWide = (): boolean => useSyncExternalStore(onWidth, () => wide.matches)

const Notice = ({ notice }: { readonly notice: EntranceNotice }) => {
  const intl = useIntl()
  const texts = {
    termsRefused: intl.formatMessage({
      id: 'login.termsRefused',
      defaultMessage: 'You are not logged in: accept the terms and the privacy policy first.',
    }),
    passwordKept: intl.formatMessage({
      id: 'login.passwordKept',
      defaultMessage: 'You are not logged in: the first password has to be changed.',
    }),
    broken: intl.formatMessage({ id: 'login.failed', defaultMessage: 'Logging in did not work. Please try again.' }),
  }
  return (
    <p className={css.notice} role="alert">
      {texts[notice]}
    </p>
  )
}

type LogInProps = EntranceProps & { readonly login: ActorRefFrom<typeof loginMachine> }

export const LogIn = ({ entrance, login }: LogInProps) => {
  const app = useApp()
  const intl = useIntl()
  const qrLogin = useSelector(entrance, selectQrLogin)
  const notice = useSelector(entrance, selectNotice)
  const manifest = useSelector(app, selectManifest)
  const back = redirectTarget(useSelector(app, selectPlace).params.redirect)
  const isWide = useIsWide()
  return (
    <>
      <h1>{intl.formatMessage({ id: 'login.title', defaultMessage: 'Log in' })}</h1>
      {notice && <Notice notice={notice} />}
      <LoginForm login={login} />
      <div className={css.others}>
        <p>
          <FormattedMessage
            id="login.newHere"
            defaultMessage="New here? <link>Create an account</link>"
            values={{
              link: text => (
                <ViewLink key="signUp" view="signUp">
                  {text}
                </ViewLink>
              ),
            }}
          />
        </p>
        {manifest !== undefined && hasVisitorMode(manifest) && (
          <Link to={pathOf(needsUser(back) ? HOME : back)}>
            {intl.formatMessage({ id: 'login.asGuest', defaultMessage: 'Look around as a guest' })}
          </Link>
        )}
      </div>
      {qrLogin && isWide && (
        <Suspense fallback={<div className={css.scanPlace} />}>
          <Scan qrLogin={qrLogin} />
        </Suspense>
      )}
    </>
  )
}
