import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './EntrySkeletons.module.css'

/** The boxes of messages before there are messages. */
export const EntrySkeletons = () => (
  <div className={css.entries} role="status">
    <VisuallyHidden>
      <FormattedMessage id="loading" defaultMessage="Loading" />
    </VisuallyHidden>
    <i />
    <i />
    <i />
    <i />
  </div>
)
