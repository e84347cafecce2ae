import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './Skeleton.module.css'

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

const Wait = () => (
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

/** The boxes of live or media cards in a rail. */
export const CardSkeletons = ({ count, shape }: SkeletonProps & { readonly shape: 'still' | 'poster' }) => (
  <div className={css.cards} role="status">
    <Wait />
    {times(count).map(at => (
      <span key={at} className={css.card} data-shape={shape}>
        <i className={css.picture} />
        <i className={css.name} />
        <i className={css.now} />
      </span>
    ))}
  </div>
)

/** The player's box before a channel is known. */
export const PlayerSkeleton = () => (
  <div className={css.player} role="status">
    <Wait />
  </div>
)
