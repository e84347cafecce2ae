import { useIntl } from 'react-intl'
import type { CallFailure } from '../../../models/callFailure.ts'
import { VisuallyHidden } from '../../ui/components/basics/VisuallyHidden.tsx'
import { CallFailed } from '../../ui/components/feedback/RetryCard.tsx'
import { useWebsite } from '../../ui/useWebsite.ts'
import css from './StartFailed.module.css'

export type StartFailedProps = { readonly failure: CallFailure | undefined; readonly onRetry: () => void }

/** Neither deployment file nor operator answered: the page says so and offers the way on (NET-05). */
export const StartFailed = ({ failure, onRetry }: StartFailedProps) => {
  const intl = useIntl()
  const { name } = useWebsite()
  return (
    <main className={css.place}>
      <VisuallyHidden>
        <h1>{name}</h1>
      </VisuallyHidden>
      <CallFailed
        part="START"
        failure={failure}
        title={intl.formatMessage({ id: 'start.failed.title', defaultMessage: 'The service cannot be reached' })}
        cause={intl.formatMessage({
          id: 'start.failed.cause',
          defaultMessage: 'Your account is fine. This page continues as soon as there is an answer.',
        })}
        onRetry={onRetry}
      />
    </main>
  )
}
