import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import type { SourceProblem } from '../../../../models/sourceStatus.ts'
import { Button } from '../basics/Button.tsx'
import { Dialog } from '../feedback/Dialog.tsx'

/** The words of spec §8 for a source that cannot be played (EPG-07). */
const texts: Readonly<Record<SourceProblem, MessageDescriptor>> = defineMessages({
  sourceInvalid: { id: 'source.invalid', defaultMessage: 'Video source is invalid' },
  sourceMissing: { id: 'source.missing', defaultMessage: 'Video source is missing' },
  notYetAvailable: { id: 'source.notYet', defaultMessage: 'This program is not yet available' },
})

const sourceText = (problem: SourceProblem): MessageDescriptor => texts[problem]

type SourceDialogProps = {
  /** The programme. */
  readonly title: string
  readonly problem: SourceProblem
  readonly onClose: () => void
}

/** Why a programme cannot be played: its source is expired, missing, or not there yet (EPG-07). */
export const SourceDialog = ({ title, problem, onClose }: SourceDialogProps) => {
  const intl = useIntl()
  return (
    <Dialog
      title={title}
      size={400}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose} autoFocus>
          <FormattedMessage id="ok" defaultMessage="OK" />
        </Button>
      }
    >
      <p>{intl.formatMessage(sourceText(problem))}</p>
    </Dialog>
  )
}
