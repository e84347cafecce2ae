import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Times } from '../../app/intl/TimeRange.tsx'
import css from './ProgrammeList.module.css'

export type ProgrammeRow = {
  readonly id: string
  readonly title: string
  /** Milliseconds. */
  readonly start: number
  /** Missing where it would tell too much (AHEAD-23). */
  readonly stop: number | undefined
  readonly status: 'finished' | 'playing' | 'notStart'
  /** Its one button (EPG-05); what plays has a sign in its place. */
  readonly action?: ReactNode
}

const Playing = () => (
  <span className={css.playing}>
    <span className={css.bars} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    <FormattedMessage id="programme.playing" defaultMessage="Playing" />
  </span>
)

/** A channel's programmes of one day, in the order of time. */
export const ProgrammeList = ({ rows }: { readonly rows: ReadonlyArray<ProgrammeRow> }) => (
  <ol>
    {rows.map(({ id, title, start, stop, status, action }) => (
      <li key={id} className={css.row} data-status={status} aria-current={status === 'playing' || undefined}>
        <span className={css.time}>
          <Times start={start} stop={stop} />
        </span>
        <span className={css.title}>{title}</span>
        <span className={css.action}>{action ?? (status === 'playing' && <Playing />)}</span>
      </li>
    ))}
  </ol>
)
