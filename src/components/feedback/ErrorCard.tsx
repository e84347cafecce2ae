import { type ReactNode, useContext, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../basics/Button.tsx'
import { cx } from '../basics/cx.ts'
import { Icon, type IconName } from '../basics/Icon.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './ErrorCard.module.css'
import { ReportContext } from './reportContext.ts'

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

type ToolProps = {
  readonly icon: IconName
  readonly label: ReactNode
  readonly done: ReactNode
  readonly onPress: () => Promise<unknown>
  /** What came of it, for those who do not see the sign. */
  readonly onResult: (result: ReactNode) => void
}

/** A quiet way to take something along from the card; says whether it worked. */
const Tool = ({ icon, label, done, onPress, onResult }: ToolProps) => {
  const [result, setResult] = useState<ReactNode>()
  const [shownIcon, setIcon] = useState(icon)
  const finish = (said: ReactNode, sign: IconName) => {
    setResult(said)
    setIcon(sign)
    onResult(said)
  }
  const press = () =>
    onPress().then(
      () => finish(done, 'check'),
      () => finish(<FormattedMessage id="error.notDone" defaultMessage="That did not work" />, icon),
    )
  return (
    <button type="button" onClick={press}>
      <Icon name={shownIcon} />
      {result ?? label}
    </button>
  )
}

/** The failure's code, and what the app did before it as a file (AHEAD-27): for whoever helps. */
const Tools = ({ code }: { readonly code: string | undefined }) => {
  const save = useContext(ReportContext)
  const [said, say] = useState<ReactNode>()
  if (!code && !save) return null
  return (
    <div className={css.tools}>
      {code && (
        <>
          <code>{code}</code>
          <Tool
            icon="copy"
            label={<FormattedMessage id="error.copy" defaultMessage="Copy code" />}
            done={<FormattedMessage id="error.copied" defaultMessage="Copied" />}
            onPress={() => navigator.clipboard.writeText(code)}
            onResult={say}
          />
        </>
      )}
      {save && (
        <Tool
          icon="save"
          label={<FormattedMessage id="error.save" defaultMessage="Save report" />}
          done={<FormattedMessage id="error.saved" defaultMessage="Saved" />}
          onPress={save}
          onResult={say}
        />
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
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
    <Tools key={code} code={code} />
  </section>
)
