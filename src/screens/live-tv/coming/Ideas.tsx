import { useSelector } from '@xstate/react'
import { selectLineup } from '../../../../machines/app/index.ts'
import { selectAllChannels, selectNextProgramme, selectNow } from '../../../../machines/lineup/index.ts'
import type { Channel } from '../../../../models/channel.ts'
import { type Programme, textsIn } from '../../../../models/programme.ts'
import { ReminderIdeas } from '../../../ui/components/live/ReminderIdeas.tsx'
import { useApp } from '../../../ui/context.ts'
import { useLanguage } from '../../../ui/useLanguage.ts'
import { useReminders } from '../../programmes/useReminders.ts'

interface Coming {
  readonly channel: Channel
  readonly programme: Programme
}

const MOST = 4
const NONE: ReadonlyArray<Coming> = []

const isSame = (one: ReadonlyArray<Coming>, other: ReadonlyArray<Coming>): boolean =>
  one.length === other.length && one.every(({ programme }, at) => programme === other[at]?.programme)

/** What comes next on some channels of the list, to be reminded of (REM-01). */
export const Ideas = () => {
  const language = useLanguage()
  const { isReminded, toggle } = useReminders()
  const lineup = useSelector(useApp(), selectLineup)
  const now = useSelector(lineup, snapshot => snapshot && selectNow(snapshot))
  const coming = useSelector(
    lineup,
    snapshot =>
      snapshot === undefined
        ? NONE
        : selectAllChannels(snapshot)
            .flatMap(channel => {
              const programme = selectNextProgramme(channel.logicalChannelId)(snapshot)
              return programme !== undefined && channel.liveAuthority ? [{ channel, programme }] : []
            })
            .slice(0, MOST)
            .toSorted((one, other) => one.programme.start - other.programme.start),
    isSame,
  )
  if (coming.length === 0 || now === undefined) return null
  return (
    <ReminderIdeas
      ideas={coming.map(({ channel, programme }) => ({
        id: programme.programId,
        title: textsIn(programme, language).title,
        start: programme.start,
        channelName: channel.logicalChannelName,
        logo: channel.iconUrl,
        picture: programme.picture,
        isReminded: isReminded(programme.programId),
        onToggle: () => toggle(programme, channel, now),
      }))}
    />
  )
}
