import { useIntl } from 'react-intl'
import type { Instant } from '../../../../models/codec/instant.ts'
import type { Title } from '../../../../models/title.ts'
import { Icon } from '../basics/Icon.tsx'
import { Picture } from '../basics/Picture.tsx'
import { CardSigns } from './CardSigns.tsx'
import css from './EpisodeCard.module.css'
import { OwnProgress } from './OwnProgress.tsx'
import { StandIn } from './StandIn.tsx'
import { durationText, episodeName } from './titleTexts.ts'

type EpisodeCardProps = {
  readonly episode: Title
  readonly now: Instant
  /** How much of it the person has seen, from 0 to 1. */
  readonly progress: number
  readonly watched: boolean
  /** The page is of this episode. */
  readonly current: boolean
  readonly onPlay: () => void
}

/** An episode of a season: a press plays it. */
export const EpisodeCard = ({ episode, now, progress, watched, current, onPlay }: EpisodeCardProps) => {
  const intl = useIntl()
  const { posterLandscape, poster, duration, description, plot } = episode
  const text = description ?? plot
  return (
    <li className={css.item}>
      <button type="button" className={css.card} aria-current={current || undefined} onClick={onPlay}>
        <span className={css.name}>
          <b>{episodeName(intl, episode)}</b>
          {duration !== undefined && <span>{durationText(intl, duration)}</span>}
        </span>
        {text && <small>{text}</small>}
        <Picture src={posterLandscape ?? poster} shape="still" instead={<StandIn sign="film" />}>
          <CardSigns title={episode} now={now} watched={watched} />
          <span className={css.play}>
            <Icon name="play" filled />
          </span>
          {progress > 0 && !watched && <OwnProgress value={progress} />}
        </Picture>
      </button>
    </li>
  )
}
