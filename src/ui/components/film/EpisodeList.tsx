import { type IntlShape, useIntl } from 'react-intl'
import type { Season } from '../../../../models/seasons.ts'
import type { Title } from '../../../../models/title.ts'
import { Picture } from '../basics/Picture.tsx'
import { StandIn } from '../catalogue/StandIn.tsx'
import { durationText, episodeName } from '../catalogue/titleTexts.ts'
import { Dialog } from '../feedback/Dialog.tsx'
import css from './EpisodeList.module.css'

type EpisodeListProps = {
  readonly seasons: ReadonlyArray<Season>
  /** What plays. */
  readonly current: Title | undefined
  readonly onPlay: (episode: Title) => void
  readonly onClose: () => void
}

type RowProps = { readonly episode: Title; readonly isOn: boolean; readonly onPress: () => void }

/** Of a series with several: what this one is called. */
const nameOf = (intl: IntlShape, { number, title }: Season): string => {
  if (title) return title
  return number === 0
    ? intl.formatMessage({ id: 'title.specials', defaultMessage: 'Specials' })
    : intl.formatMessage({ id: 'title.season', defaultMessage: 'Season {season}' }, { season: number })
}

const Row = ({ episode, isOn, onPress }: RowProps) => {
  const intl = useIntl()
  const { posterLandscape, poster, duration, description, plot } = episode
  const text = description ?? plot
  return (
    <li>
      <button
        type="button"
        className={css.row}
        aria-current={isOn || undefined}
        data-autofocus={isOn || undefined}
        onClick={onPress}
      >
        <Picture src={posterLandscape ?? poster} shape="still" instead={<StandIn sign="film" />} />
        <span>
          <b>{episodeName(intl, episode)}</b>
          {duration !== undefined && <small>{durationText(intl, duration)}</small>}
          {isOn && text && <small className={css.text}>{text}</small>}
        </span>
      </button>
    </li>
  )
}

/** The episodes of what plays, at the side of the picture: a press plays one. */
export const EpisodeList = ({ seasons, current, onPlay, onClose }: EpisodeListProps) => {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'title.episodes', defaultMessage: 'Episodes' })}
      size={400}
      side
      onClose={onClose}
    >
      {seasons.map(season => (
        <section key={season.number ?? ''} className={css.season}>
          {seasons.length > 1 && <h3>{nameOf(intl, season)}</h3>}
          <ul>
            {season.episodes.map(episode => {
              const isOn = episode.metaId === current?.metaId
              return (
                <Row
                  key={episode.metaId}
                  episode={episode}
                  isOn={isOn}
                  onPress={() => (isOn ? onClose() : onPlay(episode))}
                />
              )
            })}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}
