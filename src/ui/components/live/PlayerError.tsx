import { ErrorCard, type ErrorCardProps } from '../feedback/ErrorCard.tsx'
import css from './PlayerError.module.css'

/** What went wrong, over the player's last picture (LIVE-13, AHEAD-05). */
export const PlayerError = (props: Omit<ErrorCardProps, 'onPicture'>) => (
  <div className={css.place}>
    <ErrorCard {...props} onPicture />
  </div>
)
