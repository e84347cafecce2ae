import { right } from 'fp-ts/lib/Either.js'
import { addMs, HOUR, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { ChannelProgramme } from '../../../models/programme.ts'
import { programme } from '../../support/lineups.ts'
import { BEGIN, BRISA, watching } from './app.ts'
import type { Story } from './story.ts'

const BEGINS = addMs(BEGIN, 10 * MINUTE)

const CONCERT: ChannelProgramme = {
  ...programme('concert', BEGINS, addMs(BEGINS, HOUR)),
  logicalChannelId: BRISA.logicalChannelId,
  channelName: BRISA.logicalChannelName,
  iconUrl: undefined,
  epgStatus: 'notStart',
}

export const reminder: Story = {
  name: 'reminder',
  title: 'A reminder',
  lead: 'Ten minutes before a programme the viewer asks to be reminded of it. Two minutes before its start the dialog comes, and the viewer chooses to watch: the app goes to the channel, and the reminder is deleted.',
  lanes: ['Viewer', 'App', 'Reminders', 'Operator', 'Other tab', 'Time'],
  play: inspector => {
    const stage = watching(inspector)
    stage.answers('loadCompanions', right(undefined))
    stage.answers('reminders.load', right([]))
    inspector.begin()
    stage.says('Viewer', '', { type: 'viewer.toggleReminder', programme: CONCERT })
    stage.answers('reminders.save', right(undefined))
    stage.says('Time', '', { type: 'clock.ticked', now: BEGIN })
    for (const ms of [8 * MINUTE - SECOND, SECOND]) stage.passes(ms)
    stage.answers('reminders.claim', { mine: [CONCERT.programId], theirs: [], watching: undefined, hidden: [] })
    stage.passes(10 * SECOND)
    stage.says('Viewer', 'reminders', { type: 'viewer.watchReminder', programme: CONCERT })
    stage.answers('reminders.save', right(undefined))
  },
}
