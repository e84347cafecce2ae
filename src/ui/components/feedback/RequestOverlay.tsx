import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './RequestOverlay.module.css'

/** A thin line at the top while calls are under way; when it comes and goes is the requestOverlay chart's matter. */
export const RequestOverlay = ({ busy }: { readonly busy: boolean }) => (
  <div className={css.overlay} role="status">
    {busy && (
      <>
        <span className={css.line} />
        <VisuallyHidden>
          <FormattedMessage id="loading" defaultMessage="Loading" />
        </VisuallyHidden>
      </>
    )}
  </div>
)
