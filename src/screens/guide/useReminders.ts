import { useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import { selectEarlyReminders, selectReminders } from '../../../machines/app/index.ts'
import { remindersIn } from '../../../machines/reminders/index.ts'
import type { Channel } from '../../../models/channel.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { ChannelProgramme, ProgramId, Programme } from '../../../models/programme.ts'
import { useApp } from '../../app/context.ts'
import { withChannel } from './offers.ts'

const idsOf = (programmes: ReadonlyArray<ChannelProgramme>): string =>
  programmes.map(({ programId }) => programId).join('\n')

/** Which programmes have the bell, and how it is set (REM-01); a guest is led to the login page. */
export const useReminders = () => {
  const app = useApp()
  const reminders = useSelector(app, selectReminders)
  const early = useSelector(app, selectEarlyReminders)
  const ids = useSelector(reminders, snapshot => idsOf(snapshot === undefined ? early : remindersIn(snapshot)))
  const set = useMemo(() => new Set(ids.split('\n')), [ids])
  const isReminded = useCallback((programId: ProgramId) => set.has(programId), [set])
  const toggle = useCallback(
    (programme: Programme, channel: Channel, now: Instant) =>
      app.send({ type: 'viewer.toggleReminder', programme: withChannel(programme, channel, now) }),
    [app],
  )
  return { isReminded, toggle }
}
