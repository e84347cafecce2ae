import { useIntl } from 'react-intl'
import type { CallFailure } from '../../../models/callFailure.ts'
import { CallFailed } from '../../ui/components/feedback/RetryCard.tsx'

type FailedProps = { readonly failure: CallFailure | undefined; readonly onRetry: () => void }

/** What was watched did not come. */
export const Failed = ({ failure, onRetry }: FailedProps) => {
  const intl = useIntl()
  return (
    <CallFailed
      part="HISTORY"
      failure={failure}
      title={intl.formatMessage({ id: 'history.failed.title', defaultMessage: 'Your history could not be loaded' })}
      cause={intl.formatMessage({
        id: 'history.failed.cause',
        defaultMessage: 'Something went wrong on our side. What you watch is still saved.',
      })}
      onRetry={onRetry}
    />
  )
}
