import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './EntrySkeletons.module.css'

const ENTRIES = [0, 1, 2, 3]

/** The boxes of messages before there are messages. */
export const EntrySkeletons = () => (
  <div role="status">
    <VisuallyHidden>
      <FormattedMessage id="loading" defaultMessage="Loading" />
    </VisuallyHidden>
    {ENTRIES.map(at => (
      <div key={at} className={css.entry}>
        <i />
        <i />
        <i />
      </div>
    ))}
  </div>
)
