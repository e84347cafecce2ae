import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/components/basics/Button.tsx'
import { useApp } from '../../ui/context.ts'
import { KeyPage } from './KeyPage.tsx'
import css from './ShareKey.module.css'

/** What this device has sealed so far is wanted in clear: only the viewer ends the sealing (MODE-04). */
export const UnsealedPage = () => {
  const app = useApp()
  return (
    <KeyPage
      title={<FormattedMessage id="unsealed.title" defaultMessage="This service no longer encrypts its messages" />}
      cause={
        <FormattedMessage
          id="unsealed.cause"
          defaultMessage="Until now, everything between this device and your provider was encrypted with a share key. Now others could read it, your login too. Ask your provider before you continue. Nothing has been sent."
        />
      }
    >
      <div className={css.choices}>
        <Button variant="primary" onPress={() => app.send({ type: 'viewer.retry' })}>
          <FormattedMessage id="retry" defaultMessage="Try again" />
        </Button>
        <Button onPress={() => app.send({ type: 'viewer.leaveSeal' })}>
          <FormattedMessage id="unsealed.leave" defaultMessage="Continue without encryption" />
        </Button>
      </div>
    </KeyPage>
  )
}
