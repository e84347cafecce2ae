import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../basics/Button.tsx'
import { Picture } from '../basics/Picture.tsx'
import { useEverySecond } from '../basics/useEverySecond.ts'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './FilmEnd.module.css'

/** Counts down what is left, for the eye: what happens at the end is the chart's. */
const useSecondsLeft = (from: number): number => {
  const [left, setLeft] = useState(from)
  useEverySecond(() => setLeft(before => Math.max(1, before - 1)))
  return left
}

type EndProps = {
  readonly heading: ReactNode
  readonly title?: string | undefined
  /** Of what comes. */
  readonly picture?: string | undefined
  readonly children: ReactNode
}

/** The keyboard goes on at the first thing that can be done: the controls that had it are gone. */
const End = ({ heading, title, picture, children }: EndProps) => {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => card.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  return (
    <section className={css.end}>
      <div ref={card} className={css.card} data-pictured={picture && true}>
        {picture && <Picture src={picture} shape="still" eager />}
        <h2>{heading}</h2>
        {title !== undefined && <p>{title}</p>}
        <div className={css.actions}>{children}</div>
      </div>
    </section>
  )
}

type NextProps = {
  readonly title: string
  readonly picture: string | undefined
  readonly seconds: number
  readonly onPlay: () => void
  readonly onStay: () => void
}

/** The next episode begins in a few seconds, unless the viewer stays (AHEAD-21). */
export const NextSoon = ({ title, picture, seconds, onPlay, onStay }: NextProps) => {
  const left = useSecondsLeft(seconds)
  const intl = useIntl()
  return (
    <End
      heading={
        <>
          <span aria-hidden="true">
            <FormattedMessage
              id="film.nextIn"
              defaultMessage="Next episode in {seconds, plural, one {# second} other {# seconds}}"
              values={{ seconds: left }}
            />
          </span>
          <VisuallyHidden>
            <span role="status">
              {intl.formatMessage(
                { id: 'film.nextSoon', defaultMessage: 'The next episode begins soon: {title}' },
                { title },
              )}
            </span>
          </VisuallyHidden>
        </>
      }
      title={title}
      picture={picture}
    >
      <Button variant="primary" icon="play" onPress={onPlay} autoFocus>
        <FormattedMessage id="film.playNow" defaultMessage="Play now" />
      </Button>
      <Button variant="picture" onPress={onStay}>
        <FormattedMessage id="film.stay" defaultMessage="Stay here" />
      </Button>
    </End>
  )
}

type AskingProps = { readonly title: string; readonly onGoOn: () => void; readonly onStop: () => void }

/** Several episodes have begun by themselves (AHEAD-21). */
export const StillWatching = ({ title, onGoOn, onStop }: AskingProps) => (
  <End
    heading={<FormattedMessage id="film.still" defaultMessage="Are you still watching {title}?" values={{ title }} />}
  >
    <Button variant="primary" icon="play" onPress={onGoOn} autoFocus>
      <FormattedMessage id="film.goOn" defaultMessage="Play the next episode" />
    </Button>
    <Button variant="picture" onPress={onStop}>
      <FormattedMessage id="film.enough" defaultMessage="That is all for now" />
    </Button>
  </End>
)

type OverProps = {
  readonly title: string
  readonly next: { readonly title: string | undefined; readonly onPlay: () => void } | undefined
  readonly onAgain: () => void
  readonly onClose: () => void
}

export const FilmOver = ({ title, next, onAgain, onClose }: OverProps) => (
  <End heading={<FormattedMessage id="film.over" defaultMessage="The end of {title}" values={{ title }} />}>
    {next && (
      <Button variant="primary" icon="play" onPress={next.onPlay} autoFocus>
        <FormattedMessage id="film.next" defaultMessage="Next episode: {title}" values={{ title: next.title }} />
      </Button>
    )}
    <Button variant="picture" icon="replay" onPress={onAgain} autoFocus={!next}>
      <FormattedMessage id="film.again" defaultMessage="Watch again" />
    </Button>
    <Button variant="picture" onPress={onClose}>
      <FormattedMessage id="close" defaultMessage="Close" />
    </Button>
  </End>
)
