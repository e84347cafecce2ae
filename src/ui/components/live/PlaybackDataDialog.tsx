import { FormattedMessage, useIntl } from 'react-intl'
import { type Consent, ConsentDialog } from './ConsentDialog.tsx'

/** Says what the host of a stream would be told before somebody agrees to it (AHEAD-46). */
export const PlaybackDataDialog = (consent: Consent) => {
  const intl = useIntl()
  return (
    <ConsentDialog
      {...consent}
      title={intl.formatMessage({ id: 'more.playbackData', defaultMessage: 'Playback data' })}
      what={
        <FormattedMessage
          id="playbackData.what"
          defaultMessage="While you watch, the servers of your provider can be told how it plays: the quality, how much is loaded ahead, and when it stopped to load. This helps to find weak spots. Your name and your account are not part of it."
        />
      }
      name="playbackData"
      agree={<FormattedMessage id="playbackData.agree" defaultMessage="Send playback data" />}
      when={
        <FormattedMessage
          id="playbackData.when"
          defaultMessage="A change counts from the next channel or title you watch."
        />
      }
    />
  )
}
