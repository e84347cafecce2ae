import { useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import { selectEarlyReminders, selectReminders } from '../../../machines/app/index.ts'
import { remindedIds } from '../../../machines/reminders/index.ts'
import type { Channel } from '../../../models/channel.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { ProgramId, Programme } from '../../../models/programme.ts'
import { useApp } from '../../ui/context.ts'
import { withChannel } from './offers.ts'

/** Which programmes have the bell, and how it is set (REM-01); a guest is led to the login page. */
export const useReminders = () => {
  const app = useApp()
  const reminders = useSelector(app, selectReminders)
  const early = useSelector(app, selectEarlyReminders)
  const ids = useSelector(reminders, snapshot =>
    (snapshot === undefined ? early.map(({ programId }) => programId) : remindedIds(snapshot)).join('\n'),
  )
  const set = useMemo(() => new Set(ids.split('\n')), [ids])
  const isReminded = useCallback((programId: ProgramId) => set.has(programId), [set])
  const toggle = useCallback(
    (programme: Programme, channel: Channel, now: Instant) =>
      app.send({ type: 'viewer.toggleReminder', programme: withChannel(programme, channel, now) }),
    [app],
  )
  return { isReminded, toggle }
}
