import { useIntl } from 'react-intl'
import { Button } from '../basics/Button.tsx'
import css from './AnnouncementLine.module.css'

type AnnouncementLineProps = { readonly text: string; readonly onClose: () => void }

/** What a popup would say, beside a form that somebody fills in: it is told, and takes neither the focus nor the form's place. */
export const AnnouncementLine = ({ text, onClose }: AnnouncementLineProps) => {
  const intl = useIntl()
  return (
    <div className={css.line}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by key */}
      <p dir="auto" role="status" tabIndex={0}>
        {text}
      </p>
      <Button size="small" onPress={onClose}>
        {intl.formatMessage({ id: 'ok', defaultMessage: 'OK' })}
      </Button>
    </div>
  )
}
