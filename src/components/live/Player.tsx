import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../basics/Button.tsx'
import { Spinner } from '../basics/Spinner.tsx'
import css from './Player.module.css'
import { type FullScreen, type Leaving, PlayerHud, type PlayerHudProps } from './PlayerHud.tsx'
import { type PlayerKeyWish, playerKeyWish } from './playerKeys.ts'
import { useIdle } from './useIdle.ts'

type PlayerProps = {
  /** The picture: the adopted video element, or an audio channel's poster. Fills the box. */
  readonly stage: ReactNode
  /** Absent while nothing can be controlled. */
  readonly hud?: PlayerHudProps
  /** Lies over everything: no authority, refusal, failure. */
  readonly overlay?: ReactNode
  readonly buffering?: boolean
  /** Channel up (1) and down (-1) by key. */
  readonly onZap?: (step: 1 | -1) => void
  /** The whole frame, picture and controls, fills the screen. */
  readonly fullScreen?: FullScreen
  /** The picture into a window over all others. */
  readonly onPictureInPicture?: () => void
  /** What becomes of the picture when the person goes to another page. */
  readonly leaving?: Leaving
  /** The browser plays without sound until the person asks for it: the press that does so. */
  readonly onSound?: () => void
}

const wishesOf = (
  hud: PlayerHudProps | undefined,
  fullScreen: FullScreen | undefined,
  onZap: PlayerProps['onZap'],
): Partial<Readonly<Record<PlayerKeyWish, () => void>>> => ({
  ...(fullScreen && { toggleFullScreen: fullScreen.onToggle }),
  ...(hud && {
    togglePlay: hud.playing ? hud.onPause : hud.onPlay,
    toggleMute: () => hud.onMute(!hud.muted),
    ...(hud.captions && { toggleCaptions: hud.captions.onToggle }),
  }),
  ...(onZap && { channelUp: () => onZap(1), channelDown: () => onZap(-1) }),
})

/**
 * The player's box: picture, controls, overlays. The controls go after three idle seconds of playing, never while one of
 * them holds the focus, a menu is open, or the picture stands still (AHEAD-10).
 */
export const Player = (props: PlayerProps) => {
  const { stage, hud, overlay, buffering = false, onZap, fullScreen, onSound, onPictureInPicture, leaving } = props
  const intl = useIntl()
  const box = useRef<HTMLElement>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  const { idle, stir, settle } = useIdle(box)
  const calm = idle && hud?.playing === true && !menuOpen && !overlay
  const wishes = wishesOf(hud, fullScreen, onZap)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return
    const wish = playerKeyWish(event, event.target)
    const answer = wish && wishes[wish]
    if (!answer) return
    event.preventDefault()
    answer()
  }

  useEffect(() => {
    if (hud?.playing) stir()
  }, [hud?.playing, stir])

  return (
    <section
      ref={box}
      className={css.player}
      data-surface="picture"
      data-player-frame
      data-calm={calm || undefined}
      aria-label={intl.formatMessage({ id: 'player.label', defaultMessage: 'Player' })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the player's keys need a place to be pressed
      tabIndex={0}
      onKeyDown={event => {
        stir()
        onKeyDown(event)
      }}
      onPointerMove={stir}
      onPointerLeave={settle}
      onFocus={stir}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what a press on the picture does, the buttons and keys do too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: space and f are the keys for it */}
      <div
        className={css.stage}
        onClick={event => {
          if (event.detail === 1 && matchMedia('(hover: hover)').matches) wishes.togglePlay?.()
          else stir()
        }}
        onDoubleClick={fullScreen?.onToggle}
      >
        {stage}
      </div>
      {onSound && !overlay && (
        <div className={css.sound}>
          <Button variant="picture" icon="muted" onPress={onSound}>
            {intl.formatMessage({ id: 'player.soundOn', defaultMessage: 'Turn the sound on' })}
          </Button>
        </div>
      )}
      {buffering && !overlay && (
        <div className={css.buffering}>
          <Spinner />
        </div>
      )}
      {overlay ? (
        <div className={css.overlay}>{overlay}</div>
      ) : (
        hud && (
          <div className={css.hud}>
            <PlayerHud
              {...hud}
              {...(fullScreen && { fullScreen })}
              {...(onPictureInPicture && { onPictureInPicture })}
              {...(leaving && { leaving })}
              onMenu={setMenuOpen}
            />
          </div>
        )
      )}
    </section>
  )
}
