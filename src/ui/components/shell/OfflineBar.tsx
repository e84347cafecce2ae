import { FormattedMessage } from 'react-intl'
import { Icon } from '../basics/Icon.tsx'
import { useRootMark } from '../basics/useRootMark.ts'
import css from './OfflineBar.module.css'

/** Stands above the page as long as the network is down (NET-05). */
export const OfflineBar = () => {
  useRootMark('offline')
  return (
    <p className={css.bar} role="status">
      <Icon name="warning" />
      <FormattedMessage id="error.network" defaultMessage="Network connection failed, please check the network" />
    </p>
  )
}
