import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectAccess } from '../../../machines/app/index.ts'
import { selectProgress, selectTitleNow, selectTitleStar, type TitleView } from '../../../machines/titleDetail/index.ts'
import { selectIsStarred } from '../../../machines/titleStar.ts'
import { pathOf } from '../../../models/page.ts'
import { qualityLabel } from '../../../models/quality.ts'
import { remainingHours } from '../../../models/title.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { ChannelLogo } from '../../ui/components/basics/ChannelLogo.tsx'
import { Icon } from '../../ui/components/basics/Icon.tsx'
import { IconButton } from '../../ui/components/basics/IconButton.tsx'
import { Lettering } from '../../ui/components/basics/Lettering.tsx'
import { Link } from '../../ui/components/basics/Link.tsx'
import { Meta } from '../../ui/components/basics/Meta.tsx'
import { Rating } from '../../ui/components/catalogue/Rating.tsx'
import { ageText, durationText, episodeText, hoursLeftText } from '../../ui/components/catalogue/titleTexts.ts'
import { useApp, useWhenIdle } from '../../ui/context.ts'
import { formatDayAndTime } from '../../ui/intl/format.ts'
import { useWarmth } from '../../ui/warmth.ts'
import type { TitleActor } from './actors.ts'
import { Plot } from './Plot.tsx'
import { type Playing, playingOf, playLabel } from './playLabel.ts'
import css from './TitleHead.module.css'
import { TrailerButton } from './Trailers.tsx'

type HeadProps = { readonly page: TitleActor; readonly view: TitleView }

/** Where it belongs to: its series, or the broadcast that it was recorded from. */
const Eyebrow = ({ view: { title, series } }: Pick<HeadProps, 'view'>) => {
  const intl = useIntl()
  const info = title.epgProgramInfo
  if (series)
    return (
      <>
        <Link className={css.series} to={pathOf({ page: 'vodDetail', params: { metaId: series.metaId } })}>
          {series.title}
        </Link>
        {title.metaType === 'EPISODE' && <span>{episodeText(intl, title)}</span>}
      </>
    )
  return (
    info && (
      <>
        {info.channelName && <ChannelLogo src={info.iconUrl} name={info.channelName} size="small" />}
        <span>{info.channelName}</span>
        {info.startTime !== undefined && (
          <span>
            <FormattedMessage
              id="title.onAir"
              defaultMessage="Replay on air {time}"
              values={{ time: <time>{formatDayAndTime(info.startTime)}</time> }}
            />
          </span>
        )}
      </>
    )
  )
}

const Facts = ({ page, view: { title, series } }: HeadProps) => {
  const intl = useIntl()
  const now = useSelector(page, selectTitleNow)
  const hours = remainingHours(title, now)
  const seasons = new Set(title.seasons.map(({ season }) => season)).size
  const best = Math.max(0, ...(series ?? title).mediaQualityList.filter(quality => quality < 10))
  const quality = title.mediaQualityList.find(each => each === best)
  return (
    <div className={css.facts}>
      {title.lettering && <b aria-hidden="true">{title.title}</b>}
      <Meta>
        {title.rating !== undefined && <Rating value={title.rating} />}
        {title.year}
        {title.genres.length > 0 &&
          title.genres
            .slice(0, 3)
            .map(({ name }) => name)
            .join(', ')}
        {seasons > 0 &&
          intl.formatMessage(
            {
              id: 'title.seasons',
              defaultMessage: '{seasons, plural, one {# season} other {# seasons}}',
            },
            { seasons },
          )}
        {title.duration !== undefined && durationText(intl, title.duration)}
        {(title.ageRating !== undefined || quality) && (
          <span className={css.tags}>
            {title.ageRating !== undefined && <span>{ageText(intl, title.ageRating)}</span>}
            {quality && <span>{qualityLabel(quality)}</span>}
          </span>
        )}
        {hours !== undefined && <span className={css.left}>{hoursLeftText(intl, hours)}</span>}
      </Meta>
    </div>
  )
}

const Star = ({ page }: Pick<HeadProps, 'page'>) => {
  const app = useApp()
  const intl = useIntl()
  const star = useSelector(page, selectTitleStar)
  const isStarred = useSelector(star, snapshot => snapshot !== undefined && selectIsStarred(snapshot))
  const isGuest = useSelector(app, snapshot => selectAccess(snapshot) === 'guest')
  return (
    <IconButton
      icon="star"
      filled={isStarred}
      on={isStarred}
      pressed={isStarred}
      label={intl.formatMessage({ id: 'title.favourite', defaultMessage: 'Favourite' })}
      onPress={() => (isGuest ? app.send({ type: 'viewer.logIn' }) : star?.send({ type: 'viewer.toggleTitle' }))}
    />
  )
}

/** The way to a right: a guest logs in, a user sees the plans (ROLE-05). */
const Unlock = () => {
  const app = useApp()
  const isGuest = useSelector(app, snapshot => selectAccess(snapshot) === 'guest')
  return isGuest ? (
    <Button variant="primary" icon="lock" onPress={() => app.send({ type: 'viewer.logIn' })}>
      <FormattedMessage id="title.logIn" defaultMessage="Log in to watch" />
    </Button>
  ) : (
    <Button variant="primary" icon="lock" onPress={() => app.send({ type: 'viewer.seePlans' })}>
      <FormattedMessage id="live.seePlans" defaultMessage="See plans" />
    </Button>
  )
}

type PlayProps = HeadProps & { readonly playing: Playing }

const Play = ({ page, view, playing }: PlayProps) => {
  const intl = useIntl()
  if (!view.title.authority) return <Unlock />
  const { title, startSec, ...wish } = playing
  return (
    <Button variant="primary" icon="play" filledIcon onPress={() => page.send({ type: 'viewer.play', ...wish })}>
      {playLabel(intl, playing)}
    </Button>
  )
}

const Actions = ({ page, view }: HeadProps) => {
  const isUser = useSelector(useApp(), snapshot => selectAccess(snapshot) === 'user')
  const history = useSelector(page, selectProgress)
  const { warmPlayer, warmEngine } = useWarmth()
  useWhenIdle(warmPlayer)
  const playing = playingOf(view, isUser ? 'user' : 'guest', history)
  const aim = (): void => {
    warmEngine()
    if (playing && view.title.authority)
      page.send({ type: 'viewer.considerPlay', title: playing.title, startSec: playing.startSec })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears that somebody comes to the buttons in it
    <div className={css.actions} onPointerEnter={aim} onFocus={aim}>
      {playing && <Play page={page} view={view} playing={playing} />}
      <TrailerButton page={page} view={view} />
      <Star page={page} />
    </div>
  )
}

/** The words over the picture of the title, with what can be done. */
export const TitleHead = ({ page, view }: HeadProps) => {
  const { title } = view
  const { lettering } = title
  return (
    <>
      <p className={css.eyebrow}>
        <Eyebrow view={view} />
        {!title.authority && (
          <span className={css.locked}>
            <Icon name="lock" />
            <span>
              <FormattedMessage id="channel.locked" defaultMessage="not in your plan" />
            </span>
          </span>
        )}
      </p>
      <h1 className={css.title} tabIndex={-1}>
        <Lettering src={lettering} name={title.title} />
      </h1>
      <Facts page={page} view={view} />
      <Plot key={title.metaId} text={title.plot ?? title.description} />
      <Actions page={page} view={view} />
    </>
  )
}
