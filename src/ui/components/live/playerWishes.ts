import type { Instant } from '../../../../models/codec/instant.ts'
import { placeWithin, stepped } from '../../../../models/timeShift.ts'
import type { FullScreen, HudProps } from './hud.ts'
import { type KeyAnswers, playsOrPauses } from './playerKeys.ts'
import { STEP, type Steps } from './steps.ts'

/** Places of the programme by key: ten seconds on, its beginning, the newest that there is. */
const seeks = ({ programme, time, mode, onSeek, onBackToLive }: HudProps, steps: Steps): KeyAnswers => {
  if (programme === undefined) return {}
  const step = (ms: number) => () => {
    const now = time.now()
    const stepFrom = (from: Instant): Instant => {
      const to = stepped(from, ms, now)
      return mode === 'live' ? to : placeWithin(programme, to)
    }
    onSeek(steps(time.moment(), now, stepFrom))
  }
  const toEnd = mode === 'catchUp' ? () => onSeek(programme.stop) : onBackToLive
  return {
    back: step(-STEP),
    forward: step(STEP),
    toStart: () => onSeek(programme.start),
    ...(toEnd && { toEnd }),
  }
}

/** The same steps for a finger, a pointer and a remote control. */
export const stepsOf = ({ back, forward }: KeyAnswers) => ({
  onBack: back && (() => back('')),
  onForward: forward && (() => forward('')),
})

type WishParts = {
  readonly hud: HudProps | undefined
  readonly fullScreen: FullScreen | undefined
  readonly keys: KeyAnswers | undefined
  readonly steps: Steps
}

/** What the player's keys do at the moment (UI-06). */
export const answersOf = ({ hud, fullScreen, keys, steps }: WishParts): KeyAnswers => ({
  ...keys,
  ...(fullScreen && { toggleFullScreen: fullScreen.onToggle }),
  ...(hud && {
    ...playsOrPauses(hud),
    toggleMute: () => hud.onMute(!hud.muted),
    ...(hud.captions && { toggleCaptions: hud.captions.onToggle }),
    ...seeks(hud, steps),
  }),
})
