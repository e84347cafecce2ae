import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectIsLoginUnavailable, selectLogin, selectManifest, selectPlace } from '../../../machines/app/index.ts'
import { hasVisitorMode, languageEntry } from '../../../models/manifest.ts'
import { HOME, needsUser, pathOf, redirectTarget } from '../../../models/page.ts'
import { useApp } from '../../app/context.ts'
import { Overlays } from '../../app/Overlays.tsx'
import { useLanguage } from '../../app/useLanguage.ts'
import { Link } from '../../components/basics/Link.tsx'
import { Spinner } from '../../components/basics/Spinner.tsx'
import { PartUnavailable } from '../../components/feedback/RetryCard.tsx'
import { Brand } from '../../components/shell/Brand.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'
import css from './Login.module.css'
import { LoginForm } from './LoginForm.tsx'

/** The way in for people with an account (ROUTE-08, AUTH-01). */
export const Login = () => {
  const app = useApp()
  const intl = useIntl()
  const language = useLanguage()
  const login = useSelector(app, selectLogin)
  const isUnavailable = useSelector(app, selectIsLoginUnavailable)
  const manifest = useSelector(app, selectManifest)
  const place = useSelector(app, selectPlace)
  const back = redirectTarget(place.params.redirect)
  return (
    <div className={css.page}>
      <header className={css.art} data-surface="picture">
        <img src="/login.svg" alt="" />
        <div className={css.brand}>
          <Brand name={(manifest && languageEntry(manifest, language)?.websiteName) ?? 'Sintonia'} to={pathOf(HOME)} />
        </div>
        <p className={css.motto}>
          {intl.formatMessage({ id: 'login.motto', defaultMessage: 'Pick up where the evening left off.' })}
        </p>
      </header>
      <main className={css.side}>
        <h1>{intl.formatMessage({ id: 'login.title', defaultMessage: 'Log in' })}</h1>
        {isUnavailable ? (
          <PartUnavailable
            part="LOGIN"
            title={intl.formatMessage({
              id: 'login.unavailable.title',
              defaultMessage: 'The form could not be loaded',
            })}
            onRetry={() => app.send({ type: 'viewer.retry' })}
          />
        ) : login ? (
          <LoginForm login={login} />
        ) : (
          <Spinner />
        )}
        {manifest !== undefined && hasVisitorMode(manifest) && (
          <p className={css.guest}>
            <Link to={pathOf(needsUser(back) ? HOME : back)}>
              {intl.formatMessage({ id: 'login.asGuest', defaultMessage: 'Look around as a guest' })}
            </Link>
          </p>
        )}
        <LanguagePicker />
      </main>
      <Overlays />
    </div>
  )
}
