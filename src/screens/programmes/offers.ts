import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { selectAccess } from '../../../machines/app/index.ts'
import type { Channel } from '../../../models/channel.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { pathOf } from '../../../models/page.ts'
import { type ChannelProgramme, type Programme, statusAt } from '../../../models/programme.ts'
import { useApp } from '../../ui/context.ts'

/** The address that plays a channel, or a programme of it from its beginning. */
export const playAddress = ({ logicalChannelId: id }: Channel, start?: Instant): string =>
  pathOf({ page: 'liveTv', params: { id, ...(start !== undefined && { start: String(start) }) } })

/** Where a missing right can be had: a guest logs in, a user sees the plans (ROLE-05), at once or after a question (UI-02). */
export const useWayToRights = () => {
  const app = useApp()
  const access = useSelector(app, selectAccess)
  const audience = access === 'user' ? ('user' as const) : ('guest' as const)
  const go = useCallback(() => app.send({ type: 'viewer.seePlans' }), [app])
  const ask = useCallback(() => app.send({ type: 'viewer.chooseLocked' }), [app])
  return { audience, go, ask }
}

/** A programme with its channel, as reminders hold it. */
export const withChannel = (programme: Programme, channel: Channel, now: Instant): ChannelProgramme => ({
  ...programme,
  logicalChannelId: channel.logicalChannelId,
  channelName: channel.logicalChannelName,
  iconUrl: channel.iconUrl,
  epgStatus: statusAt(programme, now),
})
