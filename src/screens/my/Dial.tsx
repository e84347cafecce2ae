import { DAY, type Instant } from '../../../models/codec/instant.ts'
import { NEVER, type Subscription } from '../../../models/subscription.ts'
import css from './Dial.module.css'

const MONTH = 30
const WEEK = 7
const TICK = 10

type DialProps = { readonly subscription: Subscription; readonly now: Instant }

/** How much of the month that was paid for is over: one tick a day, a long one a week, the needle is today, or where it ended. */
export const Dial = ({ subscription: { expiredTs }, now }: DialProps) => {
  const left = expiredTs === NEVER ? undefined : (expiredTs - now) / DAY
  if (left === undefined || left > MONTH) return null
  const today = Math.min(MONTH, MONTH - left) * TICK
  return (
    <svg className={css.dial} viewBox={`0 0 ${MONTH * TICK} 28`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: MONTH + 1 }, (_, day) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its day
          key={day}
          className={css.tick}
          d={`M${day * TICK} 26v-${day % WEEK ? 7 : 13}`}
        />
      ))}
      <path className={left > 0 ? css.needle : css.over} d={`M0 27H${today}V2`} />
    </svg>
  )
}
