import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectLineup } from '../../../machines/app/index.ts'
import { selectColumns } from '../../../machines/lineup/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { columnNameIn } from '../../../models/column.ts'
import { channelsOf } from '../../../models/lineup.ts'
import { pathOf } from '../../../models/page.ts'
import { ChannelFaces } from '../../ui/components/purchase/ChannelFaces.tsx'
import { useApp } from '../../ui/context.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import { Card } from './cards/Card.tsx'
import { channelFace } from './channelFace.ts'
import css from './OpenChannels.module.css'
import { useChannels } from './usePlans.ts'

const useOpenChannels = (): ReadonlyArray<Channel> => useChannels().filter(({ liveAuthority }) => liveAuthority)

const useCountText = (of: ReadonlyArray<Channel>): string =>
  useIntl().formatMessage(
    {
      id: 'my.plan.channels',
      defaultMessage: '{count, plural, one {# channel is open to you} other {# channels are open to you}}',
    },
    { count: of.length },
  )

/** What the viewer may watch, in number and in faces. */
export const OpenChannels = () => {
  const open = useOpenChannels()
  const text = useCountText(open)
  if (open.length === 0) return null
  return (
    <>
      <p className={css.text}>{text}</p>
      <ChannelFaces faces={open.map(channelFace)} />
    </>
  )
}

/** The same by the operator's groups, each in one line. */
export const OpenGroups = () => {
  const intl = useIntl()
  const language = useLanguage()
  const open = useOpenChannels()
  const text = useCountText(open)
  const columns = useSelector(useSelector(useApp(), selectLineup), snapshot => snapshot && selectColumns(snapshot))
  if (open.length === 0) return null
  return (
    <Card
      title={text}
      more={{
        to: pathOf({ page: 'liveTv', params: {} }),
        text: intl.formatMessage({ id: 'seeMore', defaultMessage: 'See more' }),
      }}
    >
      <dl className={css.groups}>
        {columns?.map(column => {
          const channels = channelsOf(column, open)
          return (
            channels.length > 0 && (
              <div key={column.columnId}>
                <dt>
                  {columnNameIn(column, language)} <span>{channels.length}</span>
                </dt>
                <dd>
                  <ChannelFaces faces={channels.map(channelFace)} />
                </dd>
              </div>
            )
          )
        })}
      </dl>
    </Card>
  )
}
