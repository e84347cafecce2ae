import { useSelector } from '@xstate/react'
import { FormattedMessage } from 'react-intl'
import { selectDeployment } from '../../../machines/app/index.ts'
import { sellsLive, sellsVod } from '../../../models/deployment.ts'
import { Icon } from '../../ui/components/basics/Icon.tsx'
import { useApp } from '../../ui/context.ts'
import css from './Gains.module.css'

type GainsProps = {
  /** The page speaks of it. */
  readonly without?: 'list' | 'resume' | undefined
}

/** What an account is good for, as far as it is sold. */
export const Gains = ({ without }: GainsProps) => {
  const deployment = useSelector(useApp(), selectDeployment)
  if (deployment === undefined) return null
  return (
    <ul className={css.gains}>
      {without !== 'list' && (
        <li>
          <Icon name="star" />
          <FormattedMessage id="guest.gains.list" defaultMessage="Your list on all your devices" />
        </li>
      )}
      {without !== 'resume' && sellsVod(deployment) && (
        <li>
          <Icon name="play" />
          <FormattedMessage id="guest.gains.resume" defaultMessage="Continue where you stopped" />
        </li>
      )}
      {sellsLive(deployment) && (
        <li>
          <Icon name="bell" />
          <FormattedMessage id="guest.gains.reminders" defaultMessage="Reminders for your programmes" />
        </li>
      )}
    </ul>
  )
}
