import { useRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { addMs, type Instant, instant, SECOND } from '../../../../models/codec/instant.ts'
import { isAtEdge, placeAt } from '../../../../models/timeShift.ts'
import { formatTime } from '../../intl/format.ts'
import { Times } from '../../intl/TimeRange.tsx'
import { Button } from '../basics/Button.tsx'
import { ChannelLogo } from '../basics/ChannelLogo.tsx'
import { Icon } from '../basics/Icon.tsx'
import { IconButton } from '../basics/IconButton.tsx'
import { LivePill } from '../basics/LivePill.tsx'
import { AspectMenu, QualityMenu, RateMenu, SettingsMenu, TrackMenus } from './HudMenus.tsx'
import { type StepProps, Transport, Volume, Ways } from './HudParts.tsx'
import type { HudNotice, HudProgramme, HudProps, PicturePlaces } from './hud.ts'
import css from './PlayerHud.module.css'
import { ProgressBar } from './ProgressBar.tsx'
import { useTime } from './useTime.ts'

const notices = defineMessages<HudNotice>({
  liveOnly: { id: 'player.notice.liveOnly', defaultMessage: 'This channel can only be watched live.' },
  shortProgramme: {
    id: 'player.notice.shortProgramme',
    defaultMessage: 'This programme is too short to go back in. You stay live.',
  },
  notYet: { id: 'source.notYet', defaultMessage: 'This program is not yet available' },
  notInGuide: {
    id: 'player.notice.notInGuide',
    defaultMessage: 'This programme is no longer in the guide. This is the channel live.',
  },
})

const TopBar = ({
  channelName,
  channelNumber,
  logo,
  programme,
  mode,
  atEdge,
  hidesEnd,
}: HudProps & { atEdge: boolean }) => {
  const intl = useIntl()
  return (
    <div className={css.top}>
      <ChannelLogo src={logo} name={channelName} size="medium" />
      <div className={css.words}>
        <b>{programme?.title ?? channelName}</b>
        <small>
          {channelNumber} {channelName}
          {programme && (
            <>
              , <Times start={programme.start} stop={hidesEnd ? undefined : programme.stop} />
            </>
          )}
        </small>
      </div>
      <span className={css.sign}>
        {mode === 'catchUp' ? (
          <span className={css.replay}>
            <Icon name="replay" />
            {intl.formatMessage({ id: 'player.replay', defaultMessage: 'Replay' })}
          </span>
        ) : (
          <LivePill atEdge={atEdge} />
        )}
      </span>
    </div>
  )
}

/** To the beginning of the programme, and to those before and after it. */
const Programmes = ({ programme, canSeek, mode, onSeek, previous, next, now }: HudProps & { now: Instant }) => {
  const intl = useIntl()
  const hasBegun = programme !== undefined && (mode !== 'live' || placeAt(now - programme.start) === 'timeShift')
  return (
    <>
      {previous && (
        <IconButton
          icon="previous"
          label={intl.formatMessage(
            { id: 'player.previous', defaultMessage: 'Previous: {title}' },
            { title: previous.title },
          )}
          onPress={previous.onPlay}
        />
      )}
      {canSeek && hasBegun && (
        <IconButton
          icon="startOver"
          label={intl.formatMessage({ id: 'player.startOver', defaultMessage: 'Start over' })}
          onPress={() => onSeek(programme.start)}
        />
      )}
      {next && (
        <IconButton
          icon="next"
          label={
            next.title === undefined
              ? intl.formatMessage({ id: 'player.nextHidden', defaultMessage: 'Next programme' })
              : intl.formatMessage({ id: 'player.next', defaultMessage: 'Next: {title}' }, { title: next.title })
          }
          onPress={next.onPlay}
        />
      )}
    </>
  )
}

/** How far of the programme has been seen: a bar up to there tells nothing of its end. */
const useSeen = (programme: HudProgramme | undefined, moment: Instant | undefined): Instant => {
  const { start, stop } = programme ?? { start: instant(0), stop: instant(0) }
  const seen = useRef({ start, at: start })
  const before = seen.current.start === start ? seen.current.at : start
  const isWithin = moment !== undefined && moment <= stop
  seen.current = { start, at: isWithin && moment > before ? moment : before }
  return addMs(seen.current.at, SECOND)
}

/** At the edge there is nothing to go on to. */
const stepsIn = ({ canSeek, onBack, onForward }: HudProps & StepProps, isBehind: boolean): StepProps => ({
  onBack: canSeek ? onBack : undefined,
  onForward: canSeek && isBehind ? onForward : undefined,
})

/** The controls over the picture. Whether they show is the Player's matter. */
export const PlayerHud = (
  props: HudProps & PicturePlaces & StepProps & { readonly onMenu: (open: boolean) => void },
) => {
  const { programme, mode, time, canSeek, onSeek, notice, leaving, rate, onMenu } = props
  const intl = useIntl()
  const [{ moment, now }, showSought] = useTime(time, programme !== undefined)
  const at = moment ?? now
  const isLagging = mode === 'live' && !isAtEdge(at, now)
  const isBehind = mode !== 'live' || isLagging
  const atEdge = mode === 'live' && props.playing && !isLagging
  const seen = useSeen(programme, moment)
  const shown = programme && props.hidesEnd ? { ...programme, stop: seen } : programme
  return (
    <div className={css.hud}>
      <TopBar {...props} atEdge={atEdge} />
      <div>
        <p className={css.notice} role="status">
          {notice && <span>{intl.formatMessage(notices[notice])}</span>}
        </p>
        {shown && (
          <div className={css.times}>
            <time>{formatTime(shown.start)}</time>
            <ProgressBar
              programme={shown}
              at={atEdge ? now : at}
              edge={mode === 'catchUp' || now > shown.stop ? shown.stop : now}
              atEdge={atEdge}
              canSeek={canSeek}
              onSeek={to => {
                if (canSeek) showSought(to)
                onSeek(to)
              }}
            />
            {!props.hidesEnd && <time>{formatTime(shown.stop)}</time>}
          </div>
        )}
        <div className={css.controls}>
          <Transport {...props} {...stepsIn(props, isBehind)}>
            <Programmes {...props} now={now} />
          </Transport>
          <Volume {...props} />
          <span className={css.space} />
          {props.onBackToLive && isBehind && (
            // biome-ignore lint/a11y/noStaticElementInteractions: hears that somebody comes to the button in it
            <div className={css.toLive} onPointerEnter={props.onConsiderLive} onFocus={props.onConsiderLive}>
              <Button variant="picture" size="small" onPress={props.onBackToLive}>
                {intl.formatMessage({ id: 'player.backToLive', defaultMessage: 'Back to live' })}
              </Button>
            </div>
          )}
          {rate && <RateMenu {...rate} onMenu={onMenu} />}
          <QualityMenu {...props} />
          <TrackMenus {...props} />
          <div className={css.aspect}>
            <AspectMenu {...props} />
          </div>
          {leaving && <SettingsMenu {...leaving} {...(props.more && { more: props.more })} onMenu={onMenu} />}
          <Ways {...props} />
        </div>
      </div>
    </div>
  )
}
