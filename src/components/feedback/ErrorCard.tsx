import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../basics/Button.tsx'
import { cx } from '../basics/cx.ts'
import { Icon } from '../basics/Icon.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './ErrorCard.module.css'

export type ErrorAction = { readonly label: string; readonly onPress: () => void }

/** The best way out first; never more than three. */
export type ErrorActions =
  | readonly [ErrorAction]
  | readonly [ErrorAction, ErrorAction]
  | readonly [ErrorAction, ErrorAction, ErrorAction]

export type ErrorCardProps = {
  readonly title: string
  /** What happened, in the person's words. */
  readonly cause: string
  readonly actions: ErrorActions
  /** Holds no token and no address (AHEAD-05). */
  readonly code?: string
  /** On the player's picture instead of the page. */
  readonly onPicture?: boolean
}

const RANKS = ['primary', 'secondary', 'text'] as const

const CopyCode = ({ code }: { readonly code: string }) => {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(true)
  }
  const said = <FormattedMessage id="error.copied" defaultMessage="Copied" />
  return (
    <p className={css.code}>
      <code>{code}</code>
      <button type="button" onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? said : <FormattedMessage id="error.copy" defaultMessage="Copy code" />}
      </button>
      <VisuallyHidden>
        <span role="status">{copied && said}</span>
      </VisuallyHidden>
    </p>
  )
}

export const ErrorCard = ({ title, cause, actions, code, onPicture = false }: ErrorCardProps) => (
  <section className={cx(css.card, onPicture && css.onPicture)} role="alert">
    <h2>{title}</h2>
    <p className={css.cause}>{cause}</p>
    <ul className={css.actions}>
      {actions.map(({ label, onPress }, rank) => (
        <li key={label}>
          <Button variant={RANKS[rank] ?? 'text'} onPress={onPress}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
    {code && <CopyCode key={code} code={code} />}
  </section>
)
