import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectDeployment, selectShowsGrid } from '../../../machines/app/index.ts'
import { sellsLive } from '../../../models/deployment.ts'
import { GUIDE_VIEW, pathOf } from '../../../models/page.ts'
import { LinkButton } from '../../ui/components/basics/Button.tsx'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import { useApp } from '../../ui/context.ts'

/** A page that was opened without a network, and the way to what is on the device (AHEAD-17). */
export const OfflineCard = () => {
  const intl = useIntl()
  const app = useApp()
  const isOnGuide = useSelector(app, selectShowsGrid)
  const deployment = useSelector(app, selectDeployment)
  const leadsToGuide = deployment !== undefined && sellsLive(deployment) && !isOnGuide
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'offline.title', defaultMessage: 'You are offline' })}
      text={intl.formatMessage({
        id: 'offline.text',
        defaultMessage: 'This part opens as soon as the network is back.',
      })}
      action={
        leadsToGuide && (
          <LinkButton to={pathOf({ page: 'liveTv', params: { view: GUIDE_VIEW } })} variant="secondary">
            <FormattedMessage id="offline.guide" defaultMessage="Open the guide on this device" />
          </LinkButton>
        )
      }
    />
  )
}
