import { useSelector } from '@xstate/react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { selectAccess, selectDeployment, selectPlace } from '../../../machines/app/index.ts'
import { sellsLive, sellsVod } from '../../../models/deployment.ts'
import { pathOf } from '../../../models/page.ts'
import { useApp } from '../../app/context.ts'
import { Tabs } from '../../components/basics/Tabs.tsx'
import { ForGuest } from '../lists/ForGuest.tsx'
import { Channels } from './Channels.tsx'
import css from './History.module.css'
import { WatchedTitles } from './WatchedTitles.tsx'

/** What the charts of the lists have said over their pages. */
defineMessages({
  refresh: { id: 'error.refresh', defaultMessage: 'Refresh failed' },
  delete: { id: 'error.delete', defaultMessage: 'Delete failed' },
})

const CHANNELS = 'channels'
const PART_ID = 'historyPart'

/** Titles and channels, as far as they are sold; the address names the part (MODE-01, ROUTE-10). */
const ForUser = () => {
  const app = useApp()
  const intl = useIntl()
  const navigate = useNavigate()
  const deployment = useSelector(app, selectDeployment)
  const { params } = useSelector(app, selectPlace)
  const hasLive = deployment !== undefined && sellsLive(deployment)
  const hasVod = deployment !== undefined && sellsVod(deployment)
  const isOfChannels = hasLive && (!hasVod || params.list === CHANNELS)
  const choose = (id: string): void => {
    const { list: _before, ...others } = params
    navigate(pathOf({ page: 'history', params: id === CHANNELS ? { ...others, list: id } : others }), { replace: true })
  }
  return (
    <>
      {hasLive && hasVod && (
        <Tabs
          label={intl.formatMessage({ id: 'history.parts', defaultMessage: 'What was watched' })}
          tabs={[
            { id: 'titles', label: intl.formatMessage({ id: 'find.titles', defaultMessage: 'Films and series' }) },
            { id: CHANNELS, label: intl.formatMessage({ id: 'live.channels', defaultMessage: 'Channels' }) },
          ]}
          selected={isOfChannels ? CHANNELS : 'titles'}
          onSelect={choose}
          controls={PART_ID}
        />
      )}
      <div id={PART_ID} className={css.part} role={hasLive && hasVod ? 'tabpanel' : undefined}>
        {isOfChannels ? <Channels /> : <WatchedTitles />}
      </div>
    </>
  )
}

/** What was watched, newest first (CHAN-09, VOD-10, ROUTE-06). */
export const History = () => {
  const intl = useIntl()
  const access = useSelector(useApp(), selectAccess)
  return (
    <div className={css.page}>
      <h1 tabIndex={-1}>
        <FormattedMessage id="nav.history" defaultMessage="History" />
      </h1>
      {access === 'guest' ? (
        <ForGuest
          title={intl.formatMessage({
            id: 'history.guest.title',
            defaultMessage: 'Your history is kept with your account',
          })}
          text={intl.formatMessage({
            id: 'history.guest',
            defaultMessage: 'Log in, and what you watch stands here on all your devices.',
          })}
        />
      ) : (
        <ForUser />
      )}
    </div>
  )
}
