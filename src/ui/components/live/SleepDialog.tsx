import { useIntl } from 'react-intl'
import { Dialog } from '../feedback/Dialog.tsx'
import { RadioGroup } from '../form/RadioGroup.tsx'

type SleepDialogProps = {
  /** Minutes as text, `programme` for the end of what is on the screen, `off`. */
  readonly choices: ReadonlyArray<string>
  readonly chosen: string
  readonly of: 'channels' | 'titles'
  readonly onChoose: (choice: string) => void
  readonly waiting: boolean
  readonly onClose: () => void
}

export const SleepDialog = ({ choices, chosen, of, onChoose, waiting, onClose }: SleepDialogProps) => {
  const intl = useIntl()
  const labelOf = (choice: string): string => {
    if (choice === 'off') return intl.formatMessage({ id: 'sleep.off', defaultMessage: 'Off' })
    if (choice === 'programme')
      return of === 'titles'
        ? intl.formatMessage({ id: 'sleep.title.ends', defaultMessage: 'When this title ends' })
        : intl.formatMessage({ id: 'sleep.programme', defaultMessage: 'When this programme ends' })
    return intl.formatMessage(
      { id: 'sleep.minutes', defaultMessage: 'In {minutes} minutes' },
      { minutes: intl.formatNumber(Number(choice)) },
    )
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: 'sleep.title', defaultMessage: 'Sleep timer' })}
      size={400}
      onClose={onClose}
    >
      <RadioGroup
        legend={intl.formatMessage({ id: 'sleep.legend', defaultMessage: 'Pause playback' })}
        choices={choices.map(id => ({ id, label: labelOf(id) }))}
        chosen={chosen}
        onChoose={onChoose}
        waiting={waiting}
      />
    </Dialog>
  )
}
