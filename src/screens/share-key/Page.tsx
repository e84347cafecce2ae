import { FormattedMessage } from 'react-intl'
import { Icon } from '../../ui/components/basics/Icon.tsx'
import { ShareKeyForm } from './Form.tsx'
import css from './ShareKey.module.css'

/** Without the share key nothing can be asked of a sealed operator: here it is pasted (E2EE-01, E2EE-02). */
export const ShareKeyPage = () => (
  <main className={css.place}>
    <div className={css.page}>
      <Icon name="lock" />
      <h1>
        <FormattedMessage id="shareKey.missing" defaultMessage="Share key not found!" />
      </h1>
      <p>
        <FormattedMessage
          id="shareKey.cause"
          defaultMessage="This service reads and writes sealed messages only. Open the link that your operator gave you, or paste the share key from it here."
        />
      </p>
      <ShareKeyForm />
    </div>
  </main>
)
