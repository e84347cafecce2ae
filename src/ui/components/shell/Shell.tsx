import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import css from './Shell.module.css'

export const MAIN_ID = 'main'

const SkipLink = () => (
  <a
    className={css.skip}
    href={`#${MAIN_ID}`}
    onClick={event => {
      event.preventDefault()
      document.getElementById(MAIN_ID)?.focus()
    }}
  >
    <FormattedMessage id="shell.skip" defaultMessage="Skip to content" />
  </a>
)

type ShellProps = {
  readonly header: ReactNode
  readonly children: ReactNode
  /** What is said of the app itself, above everything. */
  readonly notice?: ReactNode
  readonly footer?: ReactNode
  readonly dock?: ReactNode
}

/** The frame around every screen (UI-01). The page's own content is the one `main`. */
export const Shell = ({ header, notice, footer, dock, children }: ShellProps) => (
  <div className={css.shell}>
    <SkipLink />
    {notice}
    {header}
    <main id={MAIN_ID} className={css.main} tabIndex={-1}>
      {children}
    </main>
    {footer}
    {dock}
  </div>
)
