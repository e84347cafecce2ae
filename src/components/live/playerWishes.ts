import { SECOND } from '../../../models/codec/instant.ts'
import { placeWithin, stepped } from '../../../models/timeShift.ts'
import type { FullScreen, HudProps } from './hud.ts'
import type { PlayerKeyWish } from './playerKeys.ts'

const STEP = 10 * SECOND

type Wishes = Partial<Readonly<Record<PlayerKeyWish, () => void>>>

/** Places of the programme by key: ten seconds on, its beginning, the newest that there is. */
const seeks = ({ programme, time, mode, onSeek, onBackToLive }: HudProps): Wishes => {
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
export const wishesOf = (
  hud: HudProps | undefined,
  fullScreen: FullScreen | undefined,
  onZap: ((step: 1 | -1) => void) | undefined,
): Wishes => ({
  ...(fullScreen && { toggleFullScreen: fullScreen.onToggle }),
  ...(hud && {
    togglePlay: hud.playing ? hud.onPause : hud.onPlay,
    toggleMute: () => hud.onMute(!hud.muted),
    ...(hud.captions && { toggleCaptions: hud.captions.onToggle }),
    ...seeks(hud),
  }),
  ...(onZap && { channelUp: () => onZap(1), channelDown: () => onZap(-1) }),
})
