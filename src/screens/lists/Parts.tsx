import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { selectDeployment, selectPlace } from '../../../machines/app/index.ts'
import { sellsLive, sellsVod } from '../../../models/deployment.ts'
import { pathOf } from '../../../models/page.ts'
import { Tabs } from '../../ui/components/basics/Tabs.tsx'
import { useApp } from '../../ui/context.ts'
import css from './Lists.module.css'

type PartsProps = {
  readonly page: 'favorites' | 'history'
  readonly label: string
  readonly titles: ReactNode
  readonly channels: ReactNode
}

const CHANNELS = 'channels'
const PART_ID = 'listPart'

/** Titles and channels, as far as they are sold; the address names the part (MODE-01, ROUTE-10). */
export const Parts = ({ page, label, titles, channels }: PartsProps) => {
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
    navigate(pathOf({ page, params: id === CHANNELS ? { ...others, list: id } : others }), { replace: true })
  }
  return (
    <>
      {hasLive && hasVod && (
        <Tabs
          label={label}
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
        {isOfChannels ? channels : titles}
      </div>
    </>
  )
}
