import { FormattedMessage, useIntl } from 'react-intl'
import { Dialog } from '../feedback/Dialog.tsx'
import { Checkbox } from '../form/Checkbox.tsx'

type SharingDialogProps = {
  readonly isOn: boolean
  readonly onChange: (on: boolean) => void
  readonly onClose: () => void
}

/** Says what sharing a stream means before somebody agrees to it (AHEAD-26). */
export const SharingDialog = ({ isOn, onChange, onClose }: SharingDialogProps) => {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'peers.title', defaultMessage: 'Sharing with other viewers' })}
      size={400}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id="peers.what"
          defaultMessage="Parts of a live channel can come from other viewers, and go from you to them. They can see your network address, and your connection uses more data, mobile data too."
        />
      </p>
      <Checkbox name="peers" checked={isOn} onChange={onChange}>
        <FormattedMessage id="peers.agree" defaultMessage="Share what I watch" />
      </Checkbox>
      <p>
        <FormattedMessage
          id="peers.when"
          defaultMessage="It starts with the next channel and ends as soon as you turn it off. While your browser saves data, nothing is shared."
        />
      </p>
    </Dialog>
  )
}
