import { useSelector } from '@xstate/react'
import { selectLineup } from '../../../machines/app/index.ts'
import { selectAllChannels, selectIsKidsMode } from '../../../machines/lineup/index.ts'
import type { Language } from '../../../models/language.ts'
import { type ChannelProgramme, textsIn } from '../../../models/programme.ts'
import type { ReminderRow } from '../../ui/components/live/ReminderDialog.tsx'
import { useApp } from '../../ui/context.ts'

/** Kids mode names no channel that it hides (AHEAD-22). */
export const useNameable = (programmes: ReadonlyArray<ChannelProgramme>): ReadonlyArray<ChannelProgramme> => {
  const lineup = useSelector(useApp(), selectLineup)
  const isKidsMode = useSelector(lineup, snapshot => snapshot !== undefined && selectIsKidsMode(snapshot))
  const channels = useSelector(lineup, snapshot => snapshot && selectAllChannels(snapshot))
  if (!isKidsMode) return programmes
  return programmes.filter(({ logicalChannelId }) =>
    channels?.some(channel => channel.logicalChannelId === logicalChannelId),
  )
}

export const rowsOf = (programmes: ReadonlyArray<ChannelProgramme>, language: Language): ReadonlyArray<ReminderRow> =>
  programmes.map(programme => ({
    id: programme.programId,
    title: textsIn(programme, language).title,
    channelName: programme.channelName,
    logo: programme.iconUrl,
    start: programme.start,
    stop: programme.stop,
  }))
