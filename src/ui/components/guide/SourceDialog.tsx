import { FormattedMessage, useIntl } from 'react-intl'
import type { SourceProblem } from '../../../../models/sourceStatus.ts'
import { Button } from '../basics/Button.tsx'
import { Dialog } from '../feedback/Dialog.tsx'
import { sourceText } from './sourceText.ts'

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
