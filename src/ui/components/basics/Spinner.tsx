import { FormattedMessage } from 'react-intl'
import css from './Spinner.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** The tuning needle, searching. */
export const Spinner = () => (
  <span className={css.spinner} role="status">
    <span className={css.bars} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
    <VisuallyHidden>
      <FormattedMessage id="loading" defaultMessage="Loading" />
    </VisuallyHidden>
  </span>
)
