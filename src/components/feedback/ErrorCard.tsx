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
}

/** A quiet way to take something along from the card; says whether it worked. */
const Tool = ({ icon, label, done, onPress }: ToolProps) => {
  const [hasWorked, setWorked] = useState<boolean>()
  const failed = <FormattedMessage id="error.notDone" defaultMessage="That did not work" />
  const result = hasWorked === undefined ? undefined : hasWorked ? done : failed
  const press = () =>
    onPress().then(
      () => setWorked(true),
      () => setWorked(false),
    )
  return (
    <>
      <button type="button" onClick={press}>
        <Icon name={hasWorked ? 'check' : icon} />
        {result ?? label}
      </button>
      <VisuallyHidden>
        <span role="status">{result}</span>
      </VisuallyHidden>
    </>
  )
}

const CopyCode = ({ code }: { readonly code: string }) => (
  <>
    <code>{code}</code>
    <Tool
      icon="copy"
      label={<FormattedMessage id="error.copy" defaultMessage="Copy code" />}
      done={<FormattedMessage id="error.copied" defaultMessage="Copied" />}
      onPress={() => navigator.clipboard.writeText(code)}
    />
  </>
)

/** What the app did before the failure, as a file for whoever helps (AHEAD-27). */
const SaveReport = () => {
  const save = useContext(ReportContext)
  return (
    save && (
      <Tool
        icon="save"
        label={<FormattedMessage id="error.save" defaultMessage="Save report" />}
        done={<FormattedMessage id="error.saved" defaultMessage="Saved" />}
        onPress={save}
      />
    )
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
    <div className={css.tools}>
      {code && <CopyCode key={code} code={code} />}
      <SaveReport />
    </div>
  </section>
)
