import { SECOND } from '../../../models/codec/instant.ts'
import { placeWithin, stepped } from '../../../models/timeShift.ts'
import type { FullScreen, HudProps } from './hud.ts'
import type { KeyAnswers } from './playerKeys.ts'

const STEP = 10 * SECOND

/** Places of the programme by key: ten seconds on, its beginning, the newest that there is. */
const seeks = ({ programme, time, mode, onSeek, onBackToLive }: HudProps): KeyAnswers => {
  if (programme === undefined) return {}
  const step = (ms: number) => () => {
    const now = time.now()
    const to = stepped(time.moment() ?? now, ms, now)
    onSeek(mode === 'live' ? to : placeWithin(programme, to))
  }
  return {
    back: step(-STEP),
    forward: step(STEP),
    toStart: () => onSeek(programme.start),
    toEnd: mode === 'catchUp' ? () => onSeek(programme.stop) : onBackToLive,
  }
}

/** What the player's keys do at the moment (UI-06). */
export const answersOf = (
  hud: HudProps | undefined,
  fullScreen: FullScreen | undefined,
  keys: KeyAnswers | undefined,
): KeyAnswers => ({
  ...keys,
  ...(fullScreen && { toggleFullScreen: fullScreen.onToggle }),
  ...(hud && {
    togglePlay: hud.playing ? hud.onPause : hud.onPlay,
    toggleMute: () => hud.onMute(!hud.muted),
    ...(hud.captions && { toggleCaptions: hud.captions.onToggle }),
    ...seeks(hud),
  }),
})
