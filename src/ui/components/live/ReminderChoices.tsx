import { FormattedMessage, useIntl } from 'react-intl'
import { MINUTE } from '../../../../models/codec/instant.ts'
import { Checkbox } from '../form/Checkbox.tsx'
import { Select } from '../form/Field.tsx'
import css from './ReminderChoices.module.css'

type Choices<Lead extends number> = {
  /** Milliseconds before the start. */
  readonly lead: Lead
  readonly notifies: boolean
  readonly tunes: boolean
}

type ReminderChoicesProps<Lead extends number> = {
  readonly leads: ReadonlyArray<Lead>
  readonly chosen: Choices<Lead>
  readonly onChoose: (chosen: Choices<Lead>) => void
  /** The browser does not let the system tell. */
  readonly isNotifyingRefused: boolean
}

/** How a person wants to be reminded (AHEAD-12). */
export const ReminderChoices = <Lead extends number>(props: ReminderChoicesProps<Lead>) => {
  const { leads, chosen, onChoose, isNotifyingRefused } = props
  const intl = useIntl()
  return (
    <details className={css.choices}>
      <summary>
        <FormattedMessage id="reminder.choices" defaultMessage="How to be reminded" />
      </summary>
      <div className={css.fields}>
        <Select
          name="lead"
          label={intl.formatMessage({ id: 'reminder.lead', defaultMessage: 'How long before' })}
          value={String(chosen.lead)}
          options={leads.map(lead => ({
            value: String(lead),
            label: intl.formatMessage(
              {
                id: 'reminder.lead.minutes',
                defaultMessage: '{minutes, plural, one {# minute} other {# minutes}} before',
              },
              { minutes: lead / MINUTE },
            ),
          }))}
          onChange={value => {
            const lead = leads.find(each => String(each) === value)
            if (lead !== undefined) onChoose({ ...chosen, lead })
          }}
        />
        <Checkbox
          name="notifies"
          checked={chosen.notifies}
          onChange={notifies => onChoose({ ...chosen, notifies })}
          error={
            isNotifyingRefused
              ? intl.formatMessage({
                  id: 'reminder.notifies.refused',
                  defaultMessage: 'The browser does not allow it for this site',
                })
              : undefined
          }
        >
          <FormattedMessage id="reminder.notifies" defaultMessage="Notify me when I am not on this page" />
        </Checkbox>
        <Checkbox name="tunes" checked={chosen.tunes} onChange={tunes => onChoose({ ...chosen, tunes })}>
          <FormattedMessage id="reminder.tunes" defaultMessage="Switch to the channel when the programme starts" />
        </Checkbox>
      </div>
    </details>
  )
}
