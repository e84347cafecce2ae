import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Times } from '../../intl/TimeRange.tsx'
import { Link } from '../basics/Link.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './ProgrammeList.module.css'

export type ProgrammeRow = {
  readonly id: string
  readonly title: string
  /** Milliseconds. */
  readonly start: number
  /** Missing where it would tell too much (AHEAD-23). */
  readonly stop: number | undefined
  readonly status: 'finished' | 'playing' | 'notStart'
  /** In the picture, live or later. */
  readonly isWatched: boolean
  /** Its button (EPG-05). */
  readonly action?: ReactNode
}

/** What is in the picture. */
const Playing = () => (
  <>
    <span className={css.bars} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    <FormattedMessage id="programme.playing" defaultMessage="Playing" />
  </>
)

type PlayingLinkProps = { readonly to: string; readonly title: string; readonly isWatched: boolean }

/** The button of what is on: to the channel as it runs. */
export const PlayingLink = ({ to, title, isWatched }: PlayingLinkProps) => (
  <Link className={css.playing} to={to}>
    {isWatched ? <Playing /> : <FormattedMessage id="live.pill" defaultMessage="Live" />}{' '}
    <VisuallyHidden>{title}</VisuallyHidden>
  </Link>
)

/** A channel's programmes of one day, in the order of time. */
export const ProgrammeList = ({ rows }: { readonly rows: ReadonlyArray<ProgrammeRow> }) => (
  <ol>
    {rows.map(({ id, title, start, stop, status, isWatched, action }) => (
      <li key={id} className={css.row} data-status={status} aria-current={isWatched || undefined}>
        <span className={css.time}>
          <Times start={start} stop={stop} />
        </span>
        <span className={css.title}>{title}</span>
        <span className={css.action}>
          {isWatched && status === 'finished' ? (
            <span className={css.playing}>
              <Playing />
            </span>
          ) : (
            action
          )}
        </span>
      </li>
    ))}
  </ol>
)
