import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { lazyScreen } from '../../app/lazyScreen.ts'
import { Button } from '../basics/Button.tsx'
import { Spinner } from '../basics/Spinner.tsx'
import type { HudProps, Standing } from './hud.ts'
import css from './Player.module.css'
import { answerKey, type KeyAnswers } from './playerKeys.ts'
import { answersOf } from './playerWishes.ts'
import { useIdle } from './useIdle.ts'

/** The controls come with the first picture: a page that does not play yet goes without their code. */
const PlayerHud = lazyScreen(() => import('./PlayerHud.tsx').then(part => part.PlayerHud))

type PlayerProps = Standing & {
  /** The picture: the adopted video element, or an audio channel's poster. Fills the box. */
  readonly stage: ReactNode
  /** Absent while nothing can be controlled. */
  readonly hud?: HudProps
  /** Lies over everything: no authority, refusal, failure. */
  readonly overlay?: ReactNode
  readonly buffering?: boolean
  /** What the keys do that belong to no control. */
  readonly keys?: KeyAnswers
  /** Lies over picture and controls: what was asked for by a key or a menu. */
  readonly panels?: ReactNode
  /** The browser plays without sound until the person asks for it: the press that does so. */
  readonly onSound?: () => void
}

/** Keys belong to the player while the focus is in it or on nothing at all. */
const useKeys = (box: RefObject<HTMLElement | null>, answers: KeyAnswers): void => {
  useEffect(() => {
    const obey = (event: KeyboardEvent): void => {
      const { target } = event
      const isForPlayer = target instanceof HTMLElement && (target === document.body || box.current?.contains(target))
      if (isForPlayer) answerKey(event, target, answers)
    }
    document.addEventListener('keydown', obey)
    return () => document.removeEventListener('keydown', obey)
  }, [box, answers])
}

/**
 * The player's box: picture, controls, overlays. The controls go after three idle seconds of playing, never while one of
 * them holds the focus, a menu is open, or the picture stands still (AHEAD-10).
 */
export const Player = (props: PlayerProps) => {
  const {
    stage,
    hud,
    overlay,
    buffering = false,
    keys,
    panels,
    fullScreen,
    onSound,
    onPictureInPicture,
    leaving,
  } = props
  const intl = useIntl()
  const box = useRef<HTMLElement>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  const { idle, stir, settle } = useIdle(box)
  const calm = idle && hud?.playing === true && !menuOpen && !overlay
  const answers = answersOf(hud, fullScreen, keys)
  useKeys(box, answers)

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
      onKeyDown={stir}
      onPointerMove={stir}
      onPointerLeave={settle}
      onFocus={stir}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what a press on the picture does, the buttons and keys do too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: space and f are the keys for it */}
      <div
        className={css.stage}
        onClick={event => {
          if (event.detail === 1 && matchMedia('(hover: hover)').matches) answers.togglePlay?.(' ')
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
            <Suspense>
              <PlayerHud
                {...hud}
                {...(fullScreen && { fullScreen })}
                {...(onPictureInPicture && { onPictureInPicture })}
                {...(leaving && { leaving })}
                onMenu={setMenuOpen}
              />
            </Suspense>
          </div>
        )
      )}
      {panels}
    </section>
  )
}
