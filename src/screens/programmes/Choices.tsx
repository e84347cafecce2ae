import { useSelector } from '@xstate/react'
import { selectIsNotifyingRefused, selectPreferences } from '../../../machines/reminders/index.ts'
import { ReminderLead } from '../../../models/reminder.ts'
import { ReminderChoices } from '../../ui/components/live/ReminderChoices.tsx'
import type { RemindersActor } from './actors.ts'

export const Choices = ({ reminders }: { readonly reminders: RemindersActor }) => (
  <ReminderChoices
    leads={ReminderLead.values}
    chosen={useSelector(reminders, selectPreferences)}
    onChoose={preferences => reminders.send({ type: 'viewer.choosePreferences', preferences })}
    isNotifyingRefused={useSelector(reminders, selectIsNotifyingRefused)}
  />
)
