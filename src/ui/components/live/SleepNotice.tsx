import { FormattedMessage } from 'react-intl'
import { Button } from '../basics/Button.tsx'
import css from './SleepNotice.module.css'

type SleepNoticeProps = {
  /** Over the picture, or over the page where the picture is small. */
  readonly place: 'picture' | 'page'
  readonly onStay: () => void
}

/** The last minute of the sleep timer: one press keeps the picture on (AHEAD-15). */
export const SleepNotice = ({ place, onStay }: SleepNoticeProps) => (
  <div className={css.notice} data-place={place} role="alert">
    <p>
      <FormattedMessage id="sleep.notice" defaultMessage="Playback pauses in less than a minute." />
    </p>
    <Button variant="primary" size="small" onPress={onStay}>
      <FormattedMessage id="sleep.stay" defaultMessage="Keep watching" />
    </Button>
  </div>
)
