import { FormattedMessage, useIntl } from 'react-intl'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import { ShareKeyForm } from './Form.tsx'
import { KeyPage } from './KeyPage.tsx'
import css from './ShareKey.module.css'

export { UnsealedPage } from './Unsealed.tsx'

/** Without the share key nothing can be asked of a sealed operator: here it is pasted (E2EE-01, E2EE-02). */
export const ShareKeyPage = () => (
  <KeyPage
    title={<FormattedMessage id="shareKey.missing" defaultMessage="Share key not found!" />}
    cause={
      <FormattedMessage
        id="shareKey.cause"
        defaultMessage="This service only works with a share key. Open the link from your provider, or paste its share key here."
      />
    }
  >
    <ShareKeyForm />
  </KeyPage>
)

/** The operator has changed its share key: the new one is asked for over the page, which keeps what was typed (AUTH-12). */
export const ShareKeyDialog = () => {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'shareKey.changed', defaultMessage: 'A new share key is needed' })}
      size={400}
    >
      <div className={css.dialog}>
        <p>
          <FormattedMessage
            id="shareKey.changedCause"
            defaultMessage="Your provider has changed its share key. Open the new link in this tab, or paste it here. This page stays as it is."
          />
        </p>
        <ShareKeyForm />
      </div>
    </Dialog>
  )
}
