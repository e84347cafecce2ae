import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { cx } from '../../ui/components/basics/cx.ts'
import css from './TitleHead.module.css'

/** What fits in four lines anyway. */
const SHORT = 260

/** Text, whatever marks are in it: a long one opens on demand. */
export const Plot = ({ text }: { readonly text: string | undefined }) => {
  const [isOpen, setOpen] = useState(false)
  if (!text) return null
  return (
    <>
      <p className={cx(css.plot, isOpen && css.whole)}>{text}</p>
      {text.length > SHORT && (
        <button type="button" className={css.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? (
            <FormattedMessage id="title.plotLess" defaultMessage="Read less" />
          ) : (
            <FormattedMessage id="title.plotMore" defaultMessage="Read more" />
          )}
        </button>
      )}
    </>
  )
}
