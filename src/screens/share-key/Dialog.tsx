import { FormattedMessage, useIntl } from 'react-intl'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import { ShareKeyForm } from './Form.tsx'
import css from './ShareKey.module.css'

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
            defaultMessage="Your operator has changed its share key. Open the new link in this tab, or paste it here. Everything on this page stays as it is."
          />
        </p>
        <ShareKeyForm />
      </div>
    </Dialog>
  )
}
