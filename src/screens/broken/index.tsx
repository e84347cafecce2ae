import { useIntl } from 'react-intl'
import { VisuallyHidden } from '../../ui/components/basics/VisuallyHidden.tsx'
import { RetryCard } from '../../ui/components/feedback/RetryCard.tsx'
import { useWebsite } from '../../ui/useWebsite.ts'

/** A page that could not be drawn: the rest of the app stands, and the picture goes on where it plays. */
export const PageBroken = ({ onRetry }: { readonly onRetry: () => void }) => {
  const intl = useIntl()
  const { name } = useWebsite()
  return (
    <>
      <VisuallyHidden>
        <h1>{name}</h1>
      </VisuallyHidden>
      <RetryCard
        title={intl.formatMessage({ id: 'page.broken.title', defaultMessage: 'This page stopped' })}
        cause={intl.formatMessage({
          id: 'page.broken.cause',
          defaultMessage: 'Something here could not be shown. Your login, your list and your settings are untouched.',
        })}
        code="VIEW-BROKEN"
        onRetry={onRetry}
      />
    </>
  )
}
