import { useIntl } from 'react-intl'
import { headlineOf } from '../../../../models/noticeText.ts'
import { Button } from '../basics/Button.tsx'
import { Icon } from '../basics/Icon.tsx'
import { Dialog } from '../feedback/Dialog.tsx'
import css from './PopupDialog.module.css'

type PopupDialogProps = { readonly text: string; readonly onClose: () => void }

/** What the operator has to say, until OK (MSG-05). */
export const PopupDialog = ({ text, onClose }: PopupDialogProps) => {
  const intl = useIntl()
  const { headline, rest } = headlineOf(text)
  return (
    <Dialog
      size={400}
      title={intl.formatMessage({ id: 'marquee.label', defaultMessage: 'Announcement' })}
      onClose={onClose}
      art={
        <span className={css.sign}>
          <Icon name="announcement" />
        </span>
      }
      footer={
        <Button variant="primary" autoFocus onPress={onClose}>
          {intl.formatMessage({ id: 'ok', defaultMessage: 'OK' })}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by key */}
      <p dir="auto" className={css.text} tabIndex={0}>
        {headline && <strong>{headline}</strong>}
        {headline && rest && ' '}
        {rest}
      </p>
    </Dialog>
  )
}
