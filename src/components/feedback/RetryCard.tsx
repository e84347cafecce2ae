import { useIntl } from 'react-intl'
import { ErrorCard, type ErrorCardProps } from './ErrorCard.tsx'

type Wish = { readonly onRetry: () => void }
type RetryCardProps = Pick<ErrorCardProps, 'title' | 'cause' | 'onPicture'> & Wish

/** A failure whose one way out is to try again. */
export const RetryCard = ({ onRetry, ...card }: RetryCardProps) => {
  const intl = useIntl()
  return (
    <ErrorCard
      {...card}
      actions={[{ label: intl.formatMessage({ id: 'retry', defaultMessage: 'Try again' }), onPress: onRetry }]}
    />
  )
}

/** The channel list did not come. */
export const ListFailed = ({ onPicture = false, onRetry }: Wish & { readonly onPicture?: boolean }) => {
  const intl = useIntl()
  return (
    <RetryCard
      onPicture={onPicture}
      onRetry={onRetry}
      title={intl.formatMessage({ id: 'live.list.failed.title', defaultMessage: 'The channels could not be loaded' })}
      cause={intl.formatMessage({
        id: 'live.list.failed.cause',
        defaultMessage: 'The operator did not answer as expected. Your login and settings are untouched.',
      })}
    />
  )
}

/** The code of a part of the page could not be fetched; `title` says which part. */
export const PartUnavailable = ({ title, onRetry }: Wish & { readonly title: string }) => {
  const intl = useIntl()
  return (
    <RetryCard
      title={title}
      cause={intl.formatMessage({
        id: 'part.unavailable',
        defaultMessage: 'It is loaded again by itself when the network is back.',
      })}
      onRetry={onRetry}
    />
  )
}
