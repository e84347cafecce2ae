import type { KeyboardEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../basics/Button.tsx'
import { IconButton, IconLink } from '../basics/IconButton.tsx'
import { Spinner } from '../basics/Spinner.tsx'
import css from './MiniPlayer.module.css'
import { PlayButton } from './PlayButton.tsx'
import { answerKey, type KeyAnswers, playsOrPauses } from './playerKeys.ts'
import { SoundButton } from './SoundButton.tsx'

type MiniPlayerProps = {
  /** `card` lies over the pages of the app, `window` fills a window of its own. */
  readonly shape: 'card' | 'window'
  /** Of what has no picture: a card that is a bar, with a small poster. */
  readonly isBar?: boolean
  readonly label: string
  /** The picture; fills its box. */
  readonly stage: ReactNode
  readonly channelName: string
  readonly title: string | undefined
  /** Absent while there is nothing to control. */
  readonly controls?: {
    readonly playing: boolean
    readonly muted: boolean
    readonly onPlay: () => void
    readonly onPause: () => void
    readonly onMute: (muted: boolean) => void
  }
  readonly buffering: boolean
  /** In place of the picture: what happened, and what can be done. */
  readonly message?: {
    readonly text: string
    readonly action?: { readonly label: string; readonly onPress: () => void }
  }
  readonly pictureInPicture?: { readonly isOn: boolean; readonly onToggle: () => void }
  /** Where it can be moved: what is held to carry it, a menu for who does not, and keys. */
  readonly moving?: {
    readonly hold: ReactNode
    readonly menu: ReactNode
    readonly keys: string
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  /** The player's own page. */
  readonly backTo?: string
  /** Where it has none: over the page it lies on. */
  readonly onBack?: () => void
  readonly onClose?: () => void
}

type Controls = NonNullable<MiniPlayerProps['controls']>

const answersOf = (controls: Controls | undefined): KeyAnswers =>
  controls === undefined
    ? {}
    : {
        ...playsOrPauses(controls),
        toggleMute: () => controls.onMute(!controls.muted),
      }

/** The player outside of its page, small: the picture, what it is, and what one may want of it at once (AHEAD-14). */
export const MiniPlayer = (props: MiniPlayerProps) => {
  const { shape, label, stage, channelName, title, controls, buffering, message } = props
  const { isBar = false, moving, pictureInPicture, backTo, onBack, onClose } = props
  const intl = useIntl()
  const answers = answersOf(controls)

  return (
    <section
      className={css.player}
      data-shape={shape}
      data-bar={isBar || undefined}
      data-still={controls?.playing !== true || undefined}
      data-surface="picture"
      data-player-frame
      aria-label={label}
      aria-keyshortcuts={moving?.keys}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the player's keys need a place to be pressed
      tabIndex={0}
      onKeyDown={event => {
        moving?.onKeyDown(event)
        answerKey(event.nativeEvent, event.target as HTMLElement, answers)
      }}
    >
      <div className={css.stage}>{stage}</div>
      {moving?.hold}
      {message ? (
        <div className={css.message}>
          <p>{message.text}</p>
          {message.action && (
            <Button variant="picture" size="small" onPress={message.action.onPress}>
              {message.action.label}
            </Button>
          )}
        </div>
      ) : (
        buffering && (
          <div className={css.buffering}>
            <Spinner />
          </div>
        )
      )}
      <div className={css.bar}>
        {controls && (
          <>
            <PlayButton {...controls} />
            <SoundButton silent={controls.muted} onMute={controls.onMute} />
          </>
        )}
        <p className={css.words}>
          <b>{channelName}</b>
          {title !== undefined && <small>{title}</small>}
        </p>
        {pictureInPicture && (
          <span className={css.spare}>
            <IconButton
              icon="pip"
              label={
                pictureInPicture.isOn
                  ? intl.formatMessage({
                      id: 'pictureInPicture.return',
                      defaultMessage: 'Bring it back here',
                    })
                  : intl.formatMessage({ id: 'player.pictureInPicture', defaultMessage: 'Picture-in-picture' })
              }
              onPress={pictureInPicture.onToggle}
            />
          </span>
        )}
        {moving?.menu}
        {backTo !== undefined && (
          <IconLink
            icon="full"
            label={intl.formatMessage(
              { id: 'floating.back', defaultMessage: 'Back to {channel}' },
              { channel: channelName },
            )}
            to={backTo}
          />
        )}
        {onBack && (
          <IconButton
            icon="full"
            label={intl.formatMessage(
              { id: 'floating.back', defaultMessage: 'Back to {channel}' },
              { channel: channelName },
            )}
            onPress={onBack}
          />
        )}
        {onClose && (
          <IconButton
            icon="close"
            label={intl.formatMessage({ id: 'floating.close', defaultMessage: 'Close the player' })}
            onPress={onClose}
          />
        )}
      </div>
    </section>
  )
}
