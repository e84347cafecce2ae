import { useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import type { ShareKeyProblem } from '../../../models/shareKey.ts'
import { useApp } from '../../app/context.ts'
import { Button } from '../../components/basics/Button.tsx'
import { Icon } from '../../components/basics/Icon.tsx'
import { Field } from '../../components/form/Field.tsx'
import css from './ShareKey.module.css'

const problemText = (problem: ShareKeyProblem, intl: IntlShape): string | undefined => {
  switch (problem) {
    case 'missing':
      return undefined
    case 'malformed':
      return intl.formatMessage({
        id: 'shareKey.malformed',
        defaultMessage: 'A share key has 16 to 128 letters, digits, hyphens or underscores',
      })
    case 'refused':
      return intl.formatMessage({ id: 'shareKey.refused', defaultMessage: 'The operator has another share key' })
  }
}

/** Without the share key nothing can be asked of a sealed operator: here it is pasted (E2EE-01, E2EE-02). */
export const ShareKey = ({ problem }: { readonly problem: ShareKeyProblem }) => {
  const intl = useIntl()
  const app = useApp()
  const [shareKey, setShareKey] = useState('')
  return (
    <main className={css.place}>
      <form
        className={css.form}
        onSubmit={event => {
          event.preventDefault()
          app.send({ type: 'viewer.giveShareKey', shareKey })
        }}
      >
        <Icon name="lock" />
        <h1>
          <FormattedMessage id="shareKey.missing" defaultMessage="Share key not found!" />
        </h1>
        <p>
          <FormattedMessage
            id="shareKey.cause"
            defaultMessage="This service reads and writes sealed messages only. Open the link that your operator gave you, or paste the share key from it here."
          />
        </p>
        <Field
          label={intl.formatMessage({ id: 'shareKey.label', defaultMessage: 'Share key' })}
          name="shareKey"
          autoComplete="off"
          value={shareKey}
          error={problemText(problem, intl)}
          onChange={setShareKey}
        />
        <Button type="submit" variant="primary" disabled={shareKey.trim() === ''}>
          <FormattedMessage id="shareKey.confirm" defaultMessage="Open" />
        </Button>
      </form>
    </main>
  )
}
