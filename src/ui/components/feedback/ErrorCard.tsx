import { type ReactNode, useContext, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../basics/Button.tsx'
import { cx } from '../basics/cx.ts'
import { Icon, type IconName } from '../basics/Icon.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './ErrorCard.module.css'
import { ReportContext } from './reportContext.ts'
import { TuningNeedle } from './TuningNeedle.tsx'

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
  /** What more can be done. */
  readonly children?: ReactNode
  /** Holds no token and no address (AHEAD-05). */
  readonly code?: string
  /** On the player's picture instead of the page. */
  readonly onPicture?: boolean
}

const RANKS = ['primary', 'secondary', 'text'] as const

const FAILED = <FormattedMessage id="error.unavailable" defaultMessage="This part could not be loaded" />

/** The failure's code, and what the app did before it as a file (AHEAD-27): quiet ways to take them to whoever helps. */
const Tools = ({ code }: { readonly code: string | undefined }) => {
  const save = useContext(ReportContext)
  const [last, setLast] = useState<{ readonly tool: IconName; readonly said: ReactNode }>()
  const tool = (icon: IconName, label: ReactNode, done: ReactNode, run: () => Promise<unknown>) => {
    const say = (said: ReactNode) => setLast({ tool: icon, said })
    const press = () =>
      run().then(
        () => say(done),
        () => say(FAILED),
      )
    const said = last?.tool === icon && last.said
    return (
      <button type="button" onClick={press}>
        <Icon name={said && said !== FAILED ? 'check' : icon} />
        {said || label}
      </button>
    )
  }
  return (
    (code || save) && (
      <div className={css.tools}>
        {code && <code>{code}</code>}
        {code &&
          tool(
            'copy',
            <FormattedMessage id="error.copy" defaultMessage="Copy code" />,
            <FormattedMessage id="error.copied" defaultMessage="Copied" />,
            () => navigator.clipboard.writeText(code),
          )}
        {save &&
          tool(
            'save',
            <FormattedMessage id="error.save" defaultMessage="Save report" />,
            <FormattedMessage id="error.saved" defaultMessage="Saved" />,
            save,
          )}
        <VisuallyHidden>
          <span role="status">{last?.said}</span>
        </VisuallyHidden>
      </div>
    )
  )
}

export const ErrorCard = ({ title, cause, actions, children, code, onPicture = false }: ErrorCardProps) => (
  <section className={cx(css.card, onPicture && css.onPicture)} role="alert">
    {!onPicture && <TuningNeedle lost />}
    <h2>{title}</h2>
    <p className={css.cause}>{cause}</p>
    <ul className={css.actions}>
      {actions.map(({ label, onPress }, rank) => (
        <li key={label} data-entry={rank === 0 || undefined}>
          <Button variant={RANKS[rank] ?? 'text'} onPress={onPress}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
    {children}
    <Tools key={code} code={code} />
  </section>
)
