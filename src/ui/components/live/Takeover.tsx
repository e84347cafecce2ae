import { FormattedMessage } from 'react-intl'
import { Icon } from '../basics/Icon.tsx'
import css from './Takeover.module.css'

/** Over the picture of a national broadcast: what it is, and that the channel of before comes back (CAST-01). */
export const Takeover = ({ backTo }: { readonly backTo: string | undefined }) => (
  <div className={css.takeover} role="status">
    <Icon name="broadcast" />
    <div>
      <strong>
        <FormattedMessage id="broadcast.title" defaultMessage="National broadcast" />
      </strong>
      <p>
        <FormattedMessage
          id="broadcast.noSwitching"
          defaultMessage="Currently broadcasting, channel switching is not supported at the moment"
        />
      </p>
      {backTo !== undefined && (
        <p>
          <FormattedMessage
            id="broadcast.return"
            defaultMessage="You return to {channel} when it ends."
            values={{ channel: backTo }}
          />
        </p>
      )}
    </div>
  </div>
)
