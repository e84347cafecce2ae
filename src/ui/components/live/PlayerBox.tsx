import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../basics/Button.tsx'
import { isUnwantedLetter } from '../basics/letterKeys.ts'
import { Spinner } from '../basics/Spinner.tsx'
import { usePageKeys } from '../basics/usePageKeys.ts'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './Player.module.css'
import { answerKey, isRemoteKey, type KeyAnswers } from './playerKeys.ts'
import { makePresses } from './presses.ts'
import { useIdle } from './useIdle.ts'

type PlayerBoxProps = {
  /** The picture: the adopted video element, or what stands for it. Fills the box. */
  readonly stage: ReactNode
  /** The controls, which say when a menu of theirs is open; absent while nothing can be controlled. */
  readonly hud?: (onMenu: (open: boolean) => void) => ReactNode
  readonly playing: boolean
  /** What is on: said when it is another, to who does not see it. */
  readonly told?: string
  /** Lies over everything: no authority, refusal, failure. */
  readonly overlay?: ReactNode
  readonly buffering?: boolean
  readonly answers: KeyAnswers
  /** Lies over picture and controls: what was asked for by a key or a menu. */
  readonly panels?: ReactNode
  /** The browser plays without sound until the person asks for it: the press that does so. */
  readonly onSound?: (() => void) | undefined
}

/** Keys belong to the player while the focus is in it or on nothing at all. */
const useKeys = (box: RefObject<HTMLElement | null>, answers: KeyAnswers): void =>
  usePageKeys(event => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const isOnNothing = target === document.body && !isUnwantedLetter(event)
    if (isOnNothing || isRemoteKey(event.key) || box.current?.contains(target)) answerKey(event, target, answers)
  })

/**
 * The box of every player: picture, controls, overlays. The controls go after three idle seconds of playing, never while
 * one of them holds the focus, a menu is open, or the picture stands still (AHEAD-10).
 */
export const PlayerBox = (props: PlayerBoxProps) => {
  const { stage, hud, playing, told, overlay, buffering = false, answers, panels, onSound } = props
  const intl = useIntl()
  const box = useRef<HTMLElement>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  const { idle, stir, settle } = useIdle(box, playing)
  const calm = idle && playing && !menuOpen && !overlay
  useKeys(box, answers)
  const [presses] = useState(makePresses)
  // a press is answered a moment later, by what is on then
  const current = useRef(answers)
  current.current = answers

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
      onPointerLeave={({ pointerType }) => {
        // a finger that is lifted has left nothing
        if (pointerType !== 'touch') settle()
      }}
      onClick={stir}
      onFocus={stir}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what a press on the picture does, the buttons and keys do too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: space and f are the keys for it */}
      <div
        className={css.stage}
        onClick={({ currentTarget, clientX, detail, timeStamp }) => {
          const isTouch = !matchMedia('(hover: hover)').matches
          const { left, width } = currentTarget.getBoundingClientRect()
          if (isTouch || detail === 1)
            presses.press({ isTouch, at: (clientX - left) / width, ticks: timeStamp }, () => current.current)
        }}
        onDoubleClick={() => {
          if (matchMedia('(hover: hover)').matches) presses.double(() => current.current)
        }}
      >
        {stage}
      </div>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
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
            <Suspense>{hud(setMenuOpen)}</Suspense>
          </div>
        )
      )}
      {panels}
    </section>
  )
}
