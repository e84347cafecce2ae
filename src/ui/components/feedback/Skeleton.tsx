import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './Skeleton.module.css'

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

export const Wait = () => (
  <VisuallyHidden>
    <FormattedMessage id="loading" defaultMessage="Loading" />
  </VisuallyHidden>
)

type SkeletonProps = { readonly count: number }

/** The boxes of channel rows before there are channels. */
export const ChannelRowSkeletons = ({ count }: SkeletonProps) => (
  <div role="status">
    <Wait />
    {times(count).map(at => (
      <div key={at} className={css.row}>
        <i className={css.star} />
        <i className={css.logo} />
        <span>
          <i className={css.name} />
          <i className={css.now} />
        </span>
      </div>
    ))}
  </div>
)

const CARDS = 6

/** A rail of live cards before there are channels; the page itself says that it waits. */
export const RailSkeleton = () => (
  <div className={css.rail} aria-hidden="true">
    <i className={css.title} />
    <div className={css.cards}>
      {times(CARDS).map(at => (
        <div key={at} className={css.card}>
          <i className={css.picture} />
          <div className={css.caption}>
            <i className={css.name} />
            <i className={css.now} />
          </div>
        </div>
      ))}
    </div>
  </div>
)
