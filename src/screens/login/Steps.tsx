import { useSelector } from '@xstate/react'
import { Fragment, lazy } from 'react'
import { useIntl } from 'react-intl'
import {
  selectAgreement,
  selectIsPasswordSet,
  selectPasswordChange,
  selectPasswordReset,
  selectSignUp,
  selectUsername,
} from '../../../machines/entrance/index.ts'
import { Spinner } from '../../ui/components/basics/Spinner.tsx'
import { CodeForm } from '../account-forms/CodeForm.tsx'
import css from '../account-forms/Login.module.css'
import { PasswordChange } from '../account-forms/PasswordChange.tsx'
import type { EntranceProps } from './actors.ts'
import { SignUp } from './SignUp.tsx'
import { StepTitle } from './StepTitle.tsx'
import { ViewButton, ViewLink } from './ViewLink.tsx'

/** Knows when its end is in sight, as the shelves of the home page do: a form does without their code. */
const Terms = lazy(() => import('./Terms.tsx').then(({ Terms: view }) => ({ default: view })))

/** Everything on the way in but the login form. */
export const Steps = ({ entrance }: EntranceProps) => {
  const intl = useIntl()
  const signUp = useSelector(entrance, selectSignUp)
  const reset = useSelector(entrance, selectPasswordReset)
  const agreement = useSelector(entrance, selectAgreement)
  const change = useSelector(entrance, selectPasswordChange)
  const isPasswordSet = useSelector(entrance, selectIsPasswordSet)
  const username = useSelector(entrance, selectUsername)
  const back = intl.formatMessage({ id: 'login.back', defaultMessage: 'Back to login' })
  const toLogIn = (
    <p className={css.others}>
      <ViewLink view="logIn">{back}</ViewLink>
    </p>
  )
  if (agreement) return <Terms agreement={agreement} />
  if (signUp) {
    return (
      <Fragment key="signUp">
        <SignUp form={signUp} />
        {toLogIn}
      </Fragment>
    )
  }
  if (reset) {
    return (
      <Fragment key="reset">
        <StepTitle>{intl.formatMessage({ id: 'reset.title', defaultMessage: 'Set a new password' })}</StepTitle>
        <CodeForm
          form={reset}
          purpose="resetPassword"
          submitText={intl.formatMessage({ id: 'password.save', defaultMessage: 'Save new password' })}
        />
        {toLogIn}
      </Fragment>
    )
  }
  if (isPasswordSet) {
    return (
      <Fragment key="passwordSet">
        <StepTitle>
          {intl.formatMessage({ id: 'reset.done', defaultMessage: 'Set new password successfully' })}
        </StepTitle>
        <ViewButton view="logIn">{back}</ViewButton>
      </Fragment>
    )
  }
  if (change) {
    return (
      <Fragment key="initial">
        <StepTitle>{intl.formatMessage({ id: 'initial.title', defaultMessage: 'Choose your own password' })}</StepTitle>
        <p className={css.lead}>
          {intl.formatMessage({
            id: 'initial.text',
            defaultMessage: 'Your provider set the first one. Replace it to continue.',
          })}
        </p>
        <PasswordChange change={change} username={username} />
      </Fragment>
    )
  }
  return <Spinner />
}
