import { useIntl } from 'react-intl'
import { RetryCard } from '../feedback/RetryCard.tsx'

type GuideFailedProps = {
  readonly code: string
  readonly onRetry: () => void
}

/** Neither the device nor the operator gave what was to be shown of the guide. */
export const GuideFailed = ({ code, onRetry }: GuideFailedProps) => {
  const intl = useIntl()
  return (
    <RetryCard
      title={intl.formatMessage({ id: 'guide.failed.title', defaultMessage: 'The guide could not be read' })}
      cause={intl.formatMessage({
        id: 'guide.failed.cause',
        defaultMessage: 'It is read again by itself in a moment. Your channels keep playing.',
      })}
      code={code}
      onRetry={onRetry}
    />
  )
}
