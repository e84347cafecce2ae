import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { SkipLink } from '../basics/SkipLink.tsx'
import css from './Shell.module.css'

const MAIN_ID = 'main'

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
    <SkipLink to={MAIN_ID}>
      <FormattedMessage id="shell.skip" defaultMessage="Skip to content" />
    </SkipLink>
    {notice}
    {header}
    <main id={MAIN_ID} className={css.main} tabIndex={-1}>
      {children}
    </main>
    {footer}
    {dock}
  </div>
)
