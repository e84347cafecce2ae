import { useIntl } from 'react-intl'
import { ErrorCard } from '../components/feedback/ErrorCard.tsx'
import css from './StartFailed.module.css'

/** Neither deployment file nor operator answered: the page says so and offers the way on (NET-05). */
export const StartFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const intl = useIntl()
  return (
    <main className={css.place}>
      <ErrorCard
        title={intl.formatMessage({ id: 'start.failed.title', defaultMessage: 'The service cannot be reached' })}
        cause={intl.formatMessage({
          id: 'start.failed.cause',
          defaultMessage:
            'Nothing is wrong with your account. The page goes on by itself as soon as there is an answer.',
        })}
        actions={[{ label: intl.formatMessage({ id: 'retry', defaultMessage: 'Try again' }), onPress: onRetry }]}
      />
    </main>
  )
}
