import { useIntl } from 'react-intl'
import { IconButton } from '../basics/IconButton.tsx'
import css from './MailButton.module.css'

type MailButtonProps = { readonly unread: number; readonly onOpen: () => void }

const MOST = 99

/** Leads to the message centre, and says how many are unread (MSG-06). */
export const MailButton = ({ unread, onOpen }: MailButtonProps) => {
  const intl = useIntl()
  return (
    <span className={css.mail}>
      <IconButton
        icon="mail"
        label={intl.formatMessage(
          { id: 'messages.open', defaultMessage: '{unread, plural, =0 {Messages} other {Messages, # unread}}' },
          { unread },
        )}
        onPress={onOpen}
      />
      {unread > 0 && <b aria-hidden="true">{unread > MOST ? `${MOST}+` : unread}</b>}
    </span>
  )
}
