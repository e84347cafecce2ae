import { useSelector } from '@xstate/react'
import { FormattedMessage } from 'react-intl'
import { selectLineup } from '../../../machines/app/index.ts'
import { selectNow } from '../../../machines/lineup/index.ts'
import { selectAnnounced } from '../../../machines/reminders/index.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { ReminderDialog } from '../../ui/components/live/ReminderDialog.tsx'
import { useApp } from '../../ui/context.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { RemindersActor } from '../programmes/actors.ts'
import { Choices } from '../programmes/Choices.tsx'
import { rowsOf, useNameable } from '../programmes/rows.ts'

/** The dialog of what is about to begin, over every page (REM-02). */
export const Reminders = ({ reminders }: { readonly reminders: RemindersActor }) => {
  const language = useLanguage()
  const announced = useNameable(useSelector(reminders, selectAnnounced))
  const lineup = useSelector(useApp(), selectLineup)
  const now = useSelector(lineup, snapshot => (snapshot === undefined ? 0 : selectNow(snapshot)))
  const watch = (id: string): void => {
    const programme = announced.find(({ programId }) => programId === id)
    if (programme !== undefined) reminders.send({ type: 'viewer.watchReminder', programme })
  }
  if (announced.length === 0) return null
  return (
    <ReminderDialog
      rows={rowsOf(announced, language)}
      now={now}
      action={({ id }, isFirst) => (
        <Button variant={isFirst ? 'primary' : 'secondary'} autoFocus={isFirst} onPress={() => watch(id)}>
          <FormattedMessage id="reminder.watch" defaultMessage="Watch now" />
        </Button>
      )}
      onClose={() => reminders.send({ type: 'viewer.closeReminders' })}
    >
      <Choices reminders={reminders} />
    </ReminderDialog>
  )
}
