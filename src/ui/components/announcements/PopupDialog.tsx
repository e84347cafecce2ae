import { useIntl } from 'react-intl'
import { Button } from '../basics/Button.tsx'
import { Dialog } from '../feedback/Dialog.tsx'
import css from './PopupDialog.module.css'

type PopupDialogProps = { readonly text: string; readonly onClose: () => void }

/** What the operator has to say, until OK (MSG-05). */
export const PopupDialog = ({ text, onClose }: PopupDialogProps) => {
  const intl = useIntl()
  return (
    <Dialog
      size={400}
      title={intl.formatMessage({ id: 'marquee.label', defaultMessage: 'Announcement' })}
      onClose={onClose}
      footer={
        <Button variant="primary" autoFocus onPress={onClose}>
          {intl.formatMessage({ id: 'ok', defaultMessage: 'OK' })}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by key */}
      <p dir="auto" className={css.text} tabIndex={0}>
        {text}
      </p>
    </Dialog>
  )
}
