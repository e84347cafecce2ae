import { useSelector } from '@xstate/react'
import { FormattedMessage } from 'react-intl'
import { selectLineup } from '../../../machines/app/index.ts'
import { selectColumns } from '../../../machines/lineup/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { columnNameIn } from '../../../models/column.ts'
import { channelsOf } from '../../../models/lineup.ts'
import { ChannelFaces } from '../../ui/components/purchase/ChannelFaces.tsx'
import { useApp } from '../../ui/context.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import { channelFace } from './channelFace.ts'
import css from './OpenChannels.module.css'
import { useChannels } from './usePlans.ts'

const useOpenChannels = (): ReadonlyArray<Channel> => useChannels().filter(({ liveAuthority }) => liveAuthority)

const Count = ({ of }: { readonly of: ReadonlyArray<Channel> }) => (
  <p className={css.text}>
    <FormattedMessage
      id="my.plan.channels"
      defaultMessage="{count, plural, one {# channel is open to you} other {# channels are open to you}}"
      values={{ count: of.length }}
    />
  </p>
)

/** What the viewer may watch, in number and in faces. */
export const OpenChannels = ({ most }: { readonly most: number }) => {
  const open = useOpenChannels()
  if (open.length === 0) return null
  return (
    <>
      <Count of={open} />
      <ChannelFaces faces={open.map(channelFace)} most={most} size="medium" />
    </>
  )
}

/** The same by the operator's groups. */
export const OpenGroups = () => {
  const language = useLanguage()
  const open = useOpenChannels()
  const columns = useSelector(useSelector(useApp(), selectLineup), snapshot => snapshot && selectColumns(snapshot))
  if (open.length === 0) return null
  return (
    <>
      <Count of={open} />
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
                  <ChannelFaces faces={channels.map(channelFace)} most={channels.length} size="medium" />
                </dd>
              </div>
            )
          )
        })}
      </dl>
    </>
  )
}
