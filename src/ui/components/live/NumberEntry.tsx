import { FormattedMessage } from 'react-intl'
import css from './NumberEntry.module.css'

type NumberEntryProps = {
  /** As typed so far. */
  readonly digits: string
  readonly channelName: string | undefined
  /** It has been looked up, and no channel has it. */
  readonly isUnknown: boolean
}

/** The channel number that is being typed, large enough for a sofa (CHAN-13). */
export const NumberEntry = ({ digits, channelName, isUnknown }: NumberEntryProps) => (
  <div className={css.entry} role="status">
    <b>{digits}</b>
    <span>
      {isUnknown ? (
        <FormattedMessage id="number.unknown" defaultMessage="No channel has this number" />
      ) : (
        (channelName ?? <span aria-hidden="true"> </span>)
      )}
    </span>
  </div>
)
