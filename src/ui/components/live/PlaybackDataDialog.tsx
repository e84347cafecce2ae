import { FormattedMessage, useIntl } from 'react-intl'
import { Dialog } from '../feedback/Dialog.tsx'
import { Checkbox } from '../form/Checkbox.tsx'

type PlaybackDataDialogProps = {
  readonly isOn: boolean
  readonly onChange: (on: boolean) => void
  readonly onClose: () => void
}

/** Says what the host of a stream would be told before somebody agrees to it (AHEAD-46). */
export const PlaybackDataDialog = ({ isOn, onChange, onClose }: PlaybackDataDialogProps) => {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'more.playbackData', defaultMessage: 'Playback data' })}
      size={400}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id="playbackData.what"
          defaultMessage="While you watch, the servers of your provider can be told how it plays: the quality, how much is loaded ahead, and when it stopped to load. This helps to find weak spots. Your name and your account are not part of it."
        />
      </p>
      <Checkbox name="playbackData" checked={isOn} onChange={onChange}>
        <FormattedMessage id="playbackData.agree" defaultMessage="Send playback data" />
      </Checkbox>
      <p>
        <FormattedMessage
          id="playbackData.when"
          defaultMessage="A change counts from the next channel or title you watch."
        />
      </p>
    </Dialog>
  )
}
