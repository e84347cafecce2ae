import { FormattedMessage, useIntl } from 'react-intl'
import { type Consent, ConsentDialog } from './ConsentDialog.tsx'

/** Says what sharing a stream means before somebody agrees to it (AHEAD-26). */
export const SharingDialog = (consent: Consent) => {
  const intl = useIntl()
  return (
    <ConsentDialog
      {...consent}
      title={intl.formatMessage({ id: 'peers.title', defaultMessage: 'Sharing with other viewers' })}
      what={
        <FormattedMessage
          id="peers.what"
          defaultMessage="Parts of a live channel can come from other viewers, and go from you to them. They can see your network address, and your connection uses more data, mobile data too."
        />
      }
      name="peers"
      agree={<FormattedMessage id="peers.agree" defaultMessage="Share what I watch" />}
      when={
        <FormattedMessage
          id="peers.when"
          defaultMessage="It starts with the next channel and ends as soon as you turn it off. While your browser saves data, nothing is shared."
        />
      }
    />
  )
}
