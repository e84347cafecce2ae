import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectNow } from '../../../../machines/app/index.ts'
import { remindersIn } from '../../../../machines/reminders/index.ts'
import { GUIDE_VIEW, pathOf } from '../../../../models/page.ts'
import { Button, LinkButton } from '../../../ui/components/basics/Button.tsx'
import { IconButton } from '../../../ui/components/basics/IconButton.tsx'
import { EmptyState } from '../../../ui/components/feedback/EmptyState.tsx'
import { ReminderDialog } from '../../../ui/components/live/ReminderDialog.tsx'
import { useApp } from '../../../ui/context.ts'
import { useLanguage } from '../../../ui/useLanguage.ts'
import type { RemindersActor } from '../../programmes/actors.ts'
import { Choices } from '../../programmes/Choices.tsx'
import { rowsOf, useNameable } from '../../programmes/rows.ts'
import { dayText } from '../../programmes/useDays.ts'
import { Ideas } from './Ideas.tsx'

type WithReminders = { readonly reminders: RemindersActor }

const GUIDE = pathOf({ page: 'liveTv', params: { view: GUIDE_VIEW } })

const isSameList = <A,>(one: ReadonlyArray<A>, other: ReadonlyArray<A>): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])

const Listed = ({ reminders, onClose }: WithReminders & { readonly onClose: () => void }) => {
  const intl = useIntl()
  const language = useLanguage()
  const now = useSelector(useApp(), selectNow)
  const programmes = useNameable(useSelector(reminders, remindersIn, isSameList))
  // what somebody begins with stays in sight while they choose
  const [hadNone] = useState(programmes.length === 0)
  const unsubscribe = (id: string): void => {
    const programme = programmes.find(({ programId }) => programId === id)
    if (programme !== undefined) reminders.send({ type: 'viewer.toggleReminder', programme })
  }
  return (
    <ReminderDialog
      rows={rowsOf(programmes, language).map(row => ({ ...row, day: dayText(intl, row.start, now) }))}
      action={({ id }) => (
        <Button size="small" icon="bell" filledIcon onPress={() => unsubscribe(id)}>
          <FormattedMessage id="reminder.unsubscribe" defaultMessage="Remove reminder" />
        </Button>
      )}
      onClose={onClose}
      empty={
        <EmptyState
          title={intl.formatMessage({ id: 'reminder.none.title', defaultMessage: 'No reminders yet' })}
          text={intl.formatMessage({
            id: 'reminder.none',
            defaultMessage:
              'Use the bell on a programme that has not started. We tell you shortly before, on any page.',
          })}
          action={
            <LinkButton variant="primary" to={GUIDE}>
              <FormattedMessage id="reminder.none.guide" defaultMessage="Open the guide" />
            </LinkButton>
          }
        />
      }
    >
      {hadNone && <Ideas />}
      <Choices reminders={reminders} />
    </ReminderDialog>
  )
}

/** Every programme that the viewer is subscribed to, and how to be reminded (REM-01, AHEAD-12). */
export const AllReminders = ({ reminders }: WithReminders) => {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="bell"
        label={intl.formatMessage({ id: 'reminder.all', defaultMessage: 'Reminders' })}
        onPress={() => setOpen(true)}
      />
      {isOpen && <Listed reminders={reminders} onClose={() => setOpen(false)} />}
    </>
  )
}
