import { type IntlShape, useIntl } from 'react-intl'
import { formatTime } from '../../app/intl/format.ts'
import { TimeRange } from '../../app/intl/TimeRange.tsx'
import { ChannelLogo } from '../basics/ChannelLogo.tsx'
import { IconButton } from '../basics/IconButton.tsx'
import { LivePill } from '../basics/LivePill.tsx'
import { Menu, type MenuItem } from '../basics/Menu.tsx'
import { Slider } from '../basics/Slider.tsx'
import css from './PlayerHud.module.css'
import { ProgressBar } from './ProgressBar.tsx'

export type HudProgramme = {
  readonly title: string
  /** Milliseconds. */
  readonly start: number
  readonly stop: number
  /** How much of it is over, 0 to 1. */
  readonly progress: number
}

export type PlayerHudProps = {
  readonly channelName: string
  readonly channelNumber: number
  readonly logo: string | undefined
  readonly programme: HudProgramme | undefined
  readonly atEdge: boolean
  readonly playing: boolean
  readonly onPlay: () => void
  readonly onPause: () => void
  /** 0 to 1. */
  readonly volume: number
  readonly muted: boolean
  readonly onVolume: (volume: number) => void
  readonly onMute: (muted: boolean) => void
  /** The quality in use in short ('HD') and what may be chosen; absent where there is no choice. */
  readonly quality?: { readonly label: string; readonly items: ReadonlyArray<MenuItem> }
  readonly onQuality?: (id: string) => void
  /** Only where the channel has captions. */
  readonly captions?: { readonly on: boolean; readonly onToggle: () => void }
}

export type FullScreen = { readonly isFull: boolean; readonly onToggle: () => void }

/** What becomes of the picture when the person goes to another page. */
export type Leaving = { readonly choice: 'float' | 'stop'; readonly onChoose: (choice: 'float' | 'stop') => void }

type Standing = {
  readonly fullScreen?: FullScreen
  readonly onPictureInPicture?: () => void
  readonly leaving?: Leaving
}

const TopBar = ({ channelName, channelNumber, logo, programme, atEdge }: PlayerHudProps) => (
  <div className={css.top}>
    <ChannelLogo src={logo} name={channelName} size="medium" />
    <div className={css.words}>
      <b>{programme?.title ?? channelName}</b>
      <small>
        {channelNumber} {channelName}
        {programme && (
          <>
            , <TimeRange start={programme.start} stop={programme.stop} />
          </>
        )}
      </small>
    </div>
    <LivePill atEdge={atEdge} />
  </div>
)

const soundLabel = (intl: IntlShape, silent: boolean) =>
  silent
    ? intl.formatMessage({ id: 'player.unmute', defaultMessage: 'Sound on' })
    : intl.formatMessage({ id: 'player.mute', defaultMessage: 'Mute' })

const Sound = ({ volume, muted, onVolume, onMute }: PlayerHudProps) => {
  const intl = useIntl()
  const silent = muted || volume === 0
  return (
    <>
      <IconButton icon={silent ? 'muted' : 'volume'} label={soundLabel(intl, silent)} onPress={() => onMute(!silent)} />
      <span className={css.volume}>
        <Slider
          label={intl.formatMessage({ id: 'player.volume', defaultMessage: 'Volume' })}
          value={silent ? 0 : volume}
          max={1}
          step={0.05}
          valueText={intl.formatNumber(silent ? 0 : volume, { style: 'percent' })}
          onChange={onVolume}
        />
      </span>
    </>
  )
}

const LeavingMenu = ({ choice, onChoose, onMenu }: Leaving & { readonly onMenu: (open: boolean) => void }) => {
  const intl = useIntl()
  const words = {
    float: intl.formatMessage({ id: 'player.leaving.float', defaultMessage: 'When I leave this page: keep playing' }),
    stop: intl.formatMessage({ id: 'player.leaving.stop', defaultMessage: 'When I leave this page: stop' }),
  }
  const choices = ['float', 'stop'] as const
  return (
    <Menu
      label={intl.formatMessage({ id: 'player.settings', defaultMessage: 'Settings' })}
      icon="settings"
      placement="above"
      items={choices.map(id => ({ id, label: words[id], checked: id === choice }))}
      onSelect={id => onChoose(id === 'stop' ? 'stop' : 'float')}
      onOpenChange={onMenu}
    />
  )
}

/** Where the picture may go from here. */
const Ways = ({ fullScreen, onPictureInPicture }: Standing) => {
  const intl = useIntl()
  return (
    <>
      {onPictureInPicture && (
        <IconButton
          icon="pip"
          label={intl.formatMessage({ id: 'player.pictureInPicture', defaultMessage: 'Picture-in-picture' })}
          onPress={onPictureInPicture}
        />
      )}
      {fullScreen && (
        <IconButton
          icon={fullScreen.isFull ? 'exitFull' : 'full'}
          label={
            fullScreen.isFull
              ? intl.formatMessage({ id: 'player.exitFullScreen', defaultMessage: 'Leave full screen' })
              : intl.formatMessage({ id: 'player.fullScreen', defaultMessage: 'Full screen' })
          }
          onPress={fullScreen.onToggle}
        />
      )}
    </>
  )
}

/** The controls over the picture. Whether they show is the Player's matter. */
export const PlayerHud = (props: PlayerHudProps & Standing & { readonly onMenu: (open: boolean) => void }) => {
  const { programme, playing, onPlay, onPause, quality, onQuality, captions, leaving, onMenu } = props
  const intl = useIntl()
  return (
    <div className={css.hud}>
      <TopBar {...props} />
      <div>
        {programme && (
          <div className={css.times}>
            <time>{formatTime(programme.start)}</time>
            <ProgressBar value={programme.progress} atEdge={props.atEdge} title={programme.title} />
            <time>{formatTime(programme.stop)}</time>
          </div>
        )}
        <div className={css.controls}>
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={
              playing
                ? intl.formatMessage({ id: 'player.pause', defaultMessage: 'Pause' })
                : intl.formatMessage({ id: 'player.play', defaultMessage: 'Play' })
            }
            onPress={playing ? onPause : onPlay}
          />
          <Sound {...props} />
          <span className={css.space} />
          {quality && onQuality && (
            <Menu
              label={intl.formatMessage(
                { id: 'player.quality', defaultMessage: 'Quality: {quality}' },
                { quality: quality.label },
              )}
              text={quality.label}
              placement="above"
              items={quality.items}
              onSelect={onQuality}
              onOpenChange={onMenu}
            />
          )}
          {captions && (
            <IconButton
              icon="captions"
              label={intl.formatMessage({ id: 'player.captions', defaultMessage: 'Captions' })}
              pressed={captions.on}
              on={captions.on}
              onPress={captions.onToggle}
            />
          )}
          {leaving && <LeavingMenu {...leaving} onMenu={onMenu} />}
          <Ways {...props} />
        </div>
      </div>
    </div>
  )
}
