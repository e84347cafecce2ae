import { useContext } from 'react'
import { useIntl } from 'react-intl'
import { type CallFailure, callCode, operatorWords } from '../../../../models/callFailure.ts'
import { ErrorCard, type ErrorCardProps } from './ErrorCard.tsx'
import { OfflineContext } from './offlineContext.ts'

type Wish = { readonly onRetry: () => void }
type RetryCardProps = Pick<ErrorCardProps, 'title' | 'cause' | 'onPicture'> & Wish & { readonly code: string }

/** A failure whose one way out is to try again; without a network there is none, and it goes on by itself. */
export const RetryCard = ({ onRetry, ...card }: RetryCardProps) => {
  const intl = useIntl()
  const offline = useContext(OfflineContext)
  if (offline) return offline
  return (
    <ErrorCard
      {...card}
      actions={[{ label: intl.formatMessage({ id: 'retry', defaultMessage: 'Try again' }), onPress: onRetry }]}
    />
  )
}

type CallFailedProps = Omit<RetryCardProps, 'code'> & {
  /** What was asked for, as its code begins. */
  readonly part: string
  /** None where something broke that nobody foresaw. */
  readonly failure: CallFailure | undefined
}

/** What was asked of the operator did not come: in its own words where it refused, else by `cause` (NET-04). */
export const CallFailed = ({ part, failure, cause, ...card }: CallFailedProps) => (
  <RetryCard {...card} cause={operatorWords(failure) ?? cause} code={callCode(part, failure)} />
)

type ListFailedProps = Pick<CallFailedProps, 'failure' | 'onRetry' | 'onPicture'>

/** The channel list did not come. */
export const ListFailed = ({ onPicture = false, failure, onRetry }: ListFailedProps) => {
  const intl = useIntl()
  return (
    <CallFailed
      part="LIST"
      failure={failure}
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

type PartUnavailableProps = Wish & {
  readonly part: 'PLAYER' | 'GUIDE' | 'LOGIN' | 'CATALOGUE' | 'ACCOUNT'
  readonly title: string
}

/** The code of a part of the page could not be fetched; `title` says which part. */
export const PartUnavailable = ({ part, title, onRetry }: PartUnavailableProps) => {
  const intl = useIntl()
  return (
    <RetryCard
      title={title}
      cause={intl.formatMessage({
        id: 'part.unavailable',
        defaultMessage: 'It loads again when the network is back.',
      })}
      code={`${part}-UNAVAILABLE`}
      onRetry={onRetry}
    />
  )
}
