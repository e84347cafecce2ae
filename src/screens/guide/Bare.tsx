import { FormattedMessage } from 'react-intl'
import { Icon } from '../../ui/components/basics/Icon.tsx'
import css from './Bare.module.css'

/** Nothing is on in the hours around: said once, where every line would say it. */
export const Bare = () => (
  <div className={css.bare} role="status">
    <Icon name="guide" />
    <p>
      <b>
        <FormattedMessage id="guide.bare" defaultMessage="No programmes at this time" />
      </b>
      <FormattedMessage
        id="guide.bare.text"
        defaultMessage="The guide does not say what is on. Your channels play all the same."
      />
    </p>
  </div>
)
