import css from './Skeleton.module.css'
import { Wait } from './Skeleton.tsx'

/** The player's box, and the words under it, before a channel is known. */
export const PlayerSkeleton = () => (
  <>
    <div className={css.player} role="status">
      <Wait />
    </div>
    <div className={css.words} aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  </>
)
