import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { TimeRange } from '../../intl/TimeRange.tsx'
import { LivePill } from '../basics/LivePill.tsx'
import { Meta } from '../basics/Meta.tsx'
import css from './ProgrammeHead.module.css'

type ProgrammeHeadProps = {
  readonly channelName: string
  readonly title: string
  /** Of a programme; the day where it is not today, the times in milliseconds. */
  readonly when: { readonly day: string | undefined; readonly start: number; readonly stop: number } | undefined
  readonly text: string
  /** It is on now; lit where its picture is at the live edge. */
  readonly live: 'off' | 'on' | 'atEdge'
  readonly actions: ReactNode
  readonly picture: ReactNode
}

/** The focused programme above the grid. Its height stays, whatever there is to tell. */
export const ProgrammeHead = ({ channelName, title, when, text, live, ...props }: ProgrammeHeadProps) => (
  <section className={css.head}>
    <div className={css.words}>
      <div className={css.facts}>
        {live !== 'off' && <LivePill atEdge={live === 'atEdge'} />}
        <Meta>
          <span>{channelName}</span>
          {when?.day && <span>{when.day}</span>}
          {when && (
            <span>
              <TimeRange start={when.start} stop={when.stop} />
            </span>
          )}
        </Meta>
      </div>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={css.actions}>{props.actions}</div>
    </div>
    {props.picture}
  </section>
)

/** Before a cell has the focus. */
export const ProgrammeHeadSkeleton = () => (
  <section className={css.head} aria-hidden="true">
    <div className={css.words}>
      <h2>
        <FormattedMessage id="nav.guide" defaultMessage="Guide" />
      </h2>
    </div>
  </section>
)
