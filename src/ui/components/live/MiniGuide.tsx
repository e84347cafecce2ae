import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { TimeRange } from '../../intl/TimeRange.tsx'
import { Button } from '../basics/Button.tsx'
import { ChannelLogo } from '../basics/ChannelLogo.tsx'
import { IconButton } from '../basics/IconButton.tsx'
import { Progress } from '../basics/Progress.tsx'
import css from './MiniGuide.module.css'

type MiniGuideProgramme = {
  readonly id: string
  readonly title: string
  /** Milliseconds. */
  readonly start: number
  readonly stop: number
}

type MiniGuideProps = {
  readonly channelName: string
  readonly channelNumber: number
  readonly logo: string | undefined
  /** What is on, with how much of it is over from 0 to 1. */
  readonly now: (MiniGuideProgramme & { readonly progress: number }) | undefined
  /** What follows, by time. */
  readonly coming: ReadonlyArray<MiniGuideProgramme>
  /** The channel of the picture: there is nothing to tune. */
  readonly isOn: boolean
  readonly onStep: (step: 1 | -1) => void
  readonly onTune: () => void
  readonly onClose: () => void
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, PageUp: 1, ArrowUp: -1, PageDown: -1 }

type SlotProps = {
  readonly label: string
  readonly programme: MiniGuideProgramme
  readonly progress?: number
}

const Slot = ({ label, programme, progress }: SlotProps) => (
  <li>
    <small>
      {label}, <TimeRange start={programme.start} stop={programme.stop} />
    </small>
    <b>{programme.title}</b>
    {progress !== undefined && <Progress value={progress} kind="live" onPicture />}
  </li>
)

/** Now, next and later over the picture; up and down walk through the channels, Enter tunes (AHEAD-16). */
export const MiniGuide = (props: MiniGuideProps) => {
  const { channelName, channelNumber, logo, now, coming, isOn, onStep, onTune, onClose } = props
  const intl = useIntl()
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    const before = document.activeElement
    panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    const isClosing = event.key === 'Escape' || event.key === 'g'
    if (step === undefined && !isClosing) return
    event.preventDefault()
    if (step === undefined) onClose()
    else onStep(step)
  }

  const labels = [
    intl.formatMessage({ id: 'miniGuide.next', defaultMessage: 'Next' }),
    intl.formatMessage({ id: 'miniGuide.later', defaultMessage: 'Later' }),
  ]
  return (
    <section
      ref={panel}
      className={css.guide}
      data-covers-controls
      aria-label={intl.formatMessage({ id: 'miniGuide.label', defaultMessage: 'Mini guide' })}
      onKeyDown={onKeyDown}
    >
      <div className={css.channel}>
        <ChannelLogo src={logo} name={channelName} size="medium" />
        <h2 aria-live="polite">
          {channelNumber} {channelName}
        </h2>
        <IconButton
          icon="up"
          label={intl.formatMessage({ id: 'keys.channelDown', defaultMessage: 'Previous channel' })}
          onPress={() => onStep(-1)}
        />
        <IconButton
          icon="down"
          label={intl.formatMessage({ id: 'keys.channelUp', defaultMessage: 'Next channel' })}
          onPress={() => onStep(1)}
        />
        <Button variant="picture" icon="play" autoFocus onPress={isOn ? onClose : onTune}>
          {intl.formatMessage({ id: 'miniGuide.watch', defaultMessage: 'Watch' })}
        </Button>
        <IconButton
          icon="close"
          label={intl.formatMessage({ id: 'close', defaultMessage: 'Close' })}
          onPress={onClose}
        />
      </div>
      <ol className={css.slots} aria-live="polite">
        {now && (
          <Slot
            label={intl.formatMessage({ id: 'miniGuide.now', defaultMessage: 'Now' })}
            programme={now}
            progress={now.progress}
          />
        )}
        {coming.slice(0, labels.length).map((programme, at) => (
          <Slot key={programme.id} label={labels[at] ?? ''} programme={programme} />
        ))}
        {!now && coming.length === 0 && (
          <li>
            {intl.formatMessage({
              id: 'miniGuide.empty',
              defaultMessage: 'The guide has no programmes for this channel.',
            })}
          </li>
        )}
      </ol>
    </section>
  )
}
