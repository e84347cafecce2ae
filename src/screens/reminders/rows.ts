import type { Language } from '../../../models/language.ts'
import { type ChannelProgramme, textsIn } from '../../../models/programme.ts'
import type { ReminderRow } from '../../components/live/ReminderDialog.tsx'

export const rowsOf = (programmes: ReadonlyArray<ChannelProgramme>, language: Language): ReadonlyArray<ReminderRow> =>
  programmes.map(programme => ({
    id: programme.programId,
    title: textsIn(programme, language).title,
    channelName: programme.channelName,
    logo: programme.iconUrl,
    start: programme.start,
    stop: programme.stop,
  }))
