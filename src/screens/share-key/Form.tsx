import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { selectIsShareKeyTried, selectShareKeyProblem } from '../../../machines/app/index.ts'
import type { ShareKeyProblem } from '../../../models/shareKey.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Field } from '../../ui/components/form/Field.tsx'
import { useApp } from '../../ui/context.ts'
import css from './ShareKey.module.css'

const problemText = (problem: ShareKeyProblem | undefined, intl: IntlShape): string | undefined => {
  switch (problem) {
    case undefined:
    case 'missing':
      return undefined
    case 'malformed':
      return intl.formatMessage({
        id: 'shareKey.malformed',
        defaultMessage: 'A share key has 16 to 128 letters, digits, hyphens or underscores',
      })
    case 'refused':
      return intl.formatMessage({ id: 'shareKey.refused', defaultMessage: 'This share key is not valid' })
    case 'unreachable':
      return intl.formatMessage({
        id: 'shareKey.unreachable',
        defaultMessage: 'This share key could not be checked. Try again.',
      })
  }
}

/** Takes the key, or the whole link that holds it. */
export const ShareKeyForm = () => {
  const intl = useIntl()
  const app = useApp()
  const problem = useSelector(app, selectShareKeyProblem)
  const isTried = useSelector(app, selectIsShareKeyTried)
  const [shareKey, setShareKey] = useState('')
  return (
    <form
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        if (!isTried && shareKey.trim() !== '') app.send({ type: 'viewer.giveShareKey', shareKey })
      }}
    >
      <Field
        label={intl.formatMessage({ id: 'shareKey.label', defaultMessage: 'Share key' })}
        name="shareKey"
        autoComplete="off"
        value={shareKey}
        error={isTried ? undefined : problemText(problem, intl)}
        onChange={setShareKey}
      />
      <Button type="submit" variant="primary" disabled={isTried || shareKey.trim() === ''}>
        <FormattedMessage id="shareKey.confirm" defaultMessage="Open" />
      </Button>
    </form>
  )
}
