import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import {
  type codeFormMachine,
  selectCodeFields,
  selectCodeProblems,
  selectIsSending,
  selectSecondsLeft,
  selectSentTo,
} from '../../../machines/codeForm/index.ts'
import { CountdownButton } from '../../ui/components/form/CountdownButton.tsx'
import { VerificationInput } from '../../ui/components/form/VerificationInput.tsx'
import css from './Login.module.css'
import { problemText } from './problemText.ts'

/** The digits, and the button that has them sent (AUTH-07). */
export const Code = ({ form }: { readonly form: ActorRefFrom<typeof codeFormMachine> }) => {
  const intl = useIntl()
  const problems = useSelector(form, selectCodeProblems)
  const { verificationCode } = useSelector(form, selectCodeFields)
  const sentTo = useSelector(form, selectSentTo)
  const label = intl.formatMessage({ id: 'code.label', defaultMessage: 'Verification code' })
  return (
    <>
      <VerificationInput
        label={label}
        value={verificationCode}
        onChange={value => form.send({ type: 'viewer.changeField', field: 'verificationCode', value })}
        error={problemText(problems.verificationCode, label, intl)}
      >
        <CountdownButton
          secondsLeft={useSelector(form, selectSecondsLeft)}
          sent={sentTo !== undefined}
          disabled={useSelector(form, selectIsSending)}
          onPress={() => form.send({ type: 'viewer.sendCode' })}
        />
      </VerificationInput>
      <p className={css.hint} role="status">
        {sentTo !== undefined &&
          intl.formatMessage({ id: 'code.sent', defaultMessage: 'A code is on its way to {to}' }, { to: sentTo })}
      </p>
    </>
  )
}
