import { useIntl } from 'react-intl'
import type { CallFailure } from '../../../../models/callFailure.ts'
import { CallFailed } from '../feedback/RetryCard.tsx'

type GuideFailedProps = {
  readonly part: 'GUIDE' | 'GUIDE-DAY'
  readonly failure: CallFailure | undefined
  readonly onRetry: () => void
}

/** Neither the device nor the operator gave what was to be shown of the guide. */
export const GuideFailed = ({ part, failure, onRetry }: GuideFailedProps) => {
  const intl = useIntl()
  return (
    <CallFailed
      part={part}
      failure={failure}
      title={intl.formatMessage({ id: 'guide.failed.title', defaultMessage: 'The guide could not be loaded' })}
      cause={intl.formatMessage({
        id: 'guide.failed.cause',
        defaultMessage: 'We will try again in a moment. Your channels keep playing.',
      })}
      onRetry={onRetry}
    />
  )
}
