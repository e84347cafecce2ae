import { FormattedMessage, useIntl } from 'react-intl'
import { type Instant, instant, SECOND } from '../../../../models/codec/instant.ts'
import { formatClock } from '../../intl/format.ts'
import { Button } from '../basics/Button.tsx'
import { cx } from '../basics/cx.ts'
import { IconButton } from '../basics/IconButton.tsx'
import { AspectMenu, QualityMenu, RateMenu, SettingsMenu, TrackMenus } from '../live/HudMenus.tsx'
import { type StepProps, Transport, Volume, Ways } from '../live/HudParts.tsx'
import type { PicturePlaces } from '../live/hud.ts'
import hud from '../live/PlayerHud.module.css'
import { useTime } from '../live/useTime.ts'
import { FilmBar } from './FilmBar.tsx'
import css from './FilmHud.module.css'
import type { FilmHudProps } from './film.ts'

const TopBar = ({ title, part, onClose, onShrink }: FilmHudProps) => {
  const intl = useIntl()
  return (
    <div className={hud.top}>
      <div className={hud.words}>
        <b>{title}</b>
        {part !== undefined && <small>{part}</small>}
      </div>
      {onShrink && (
        <IconButton
          icon="down"
          label={intl.formatMessage({ id: 'film.shrink', defaultMessage: 'Keep watching in the small window' })}
          onPress={onShrink}
        />
      )}
      <IconButton
        icon="close"
        label={intl.formatMessage({ id: 'floating.close', defaultMessage: 'Close the player' })}
        onPress={onClose}
      />
    </div>
  )
}

const Neighbours = ({ previous, next }: FilmHudProps) => {
  const intl = useIntl()
  return (
    <>
      {previous && (
        <IconButton
          icon="previous"
          label={intl.formatMessage(
            { id: 'film.previous', defaultMessage: 'Previous episode: {title}' },
            { title: previous.title },
          )}
          onPress={previous.onPlay}
        />
      )}
      {next && (
        <IconButton
          icon="next"
          label={intl.formatMessage(
            { id: 'film.next', defaultMessage: 'Next episode: {title}' },
            { title: next.title },
          )}
          onPress={next.onPlay}
        />
      )}
    </>
  )
}

const BEGINNING = instant(0)
const NOW = (): Instant => instant(Date.now())

/** The controls over a title. Whether they show is the box's matter. */
export const FilmHud = (
  props: FilmHudProps & PicturePlaces & StepProps & { readonly onMenu: (open: boolean) => void },
) => {
  const { duration, moment, seekPreview, intro, leaving, rate, more, onSeek, onEpisodes, onMenu } = props
  const intl = useIntl()
  const [{ moment: shown }, showSought] = useTime({ moment, now: NOW }, duration > 0)
  const at = seekPreview ?? shown ?? BEGINNING
  const seconds = at / SECOND
  const isIntro = intro !== undefined && seconds >= intro.start && seconds < intro.end - 1
  return (
    <div className={cx(hud.hud, css.hud)}>
      <TopBar {...props} />
      <div className={css.foot}>
        {isIntro && (
          <p className={css.skip}>
            <Button
              variant="picture"
              onPress={() => {
                showSought(instant(intro.end * SECOND))
                intro.onSkip()
              }}
            >
              <FormattedMessage id="film.skipIntro" defaultMessage="Skip intro" />
            </Button>
          </p>
        )}
        {duration > 0 && (
          <div className={hud.times}>
            <time>{formatClock(seconds)}</time>
            <FilmBar
              {...props}
              at={at}
              onSeek={to => {
                showSought(to)
                onSeek(to)
              }}
            />
            <time>-{formatClock(duration - seconds)}</time>
          </div>
        )}
        <div className={cx(hud.controls, css.controls)}>
          <Transport {...props}>
            <Neighbours {...props} />
          </Transport>
          <Volume {...props} />
          <span className={cx(hud.space, css.space)} />
          {onEpisodes && (
            <IconButton
              icon="episodes"
              label={intl.formatMessage({ id: 'title.episodes', defaultMessage: 'Episodes' })}
              onPress={onEpisodes}
            />
          )}
          <RateMenu {...rate} onMenu={onMenu} />
          <QualityMenu {...props} />
          <TrackMenus {...props} />
          <div className={cx(hud.aspect, css.aspect)}>
            <AspectMenu {...props} />
          </div>
          {leaving && <SettingsMenu {...leaving} more={more} onMenu={onMenu} />}
          <Ways {...props} />
        </div>
      </div>
    </div>
  )
}
