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
      title={intl.formatMessage({ id: 'history.failed.title', defaultMessage: 'The history could not be loaded' })}
      cause={intl.formatMessage({
        id: 'history.failed.cause',
        defaultMessage: 'The operator did not answer as expected. What you watch is kept meanwhile.',
      })}
      onRetry={onRetry}
    />
  )
}
