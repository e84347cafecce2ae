import type { LineupActor, LivePlayerActor, PresentationActor } from './actors.ts'
import { LivePlayer } from './LivePlayer.tsx'
import { NowPanel } from './NowPanel.tsx'

type PlayingProps = {
  readonly player: LivePlayerActor
  readonly presentation: PresentationActor
  readonly lineup: LineupActor
}

/** The picture with its controls, and what is on. */
export const Playing = (actors: PlayingProps) => (
  <>
    <LivePlayer {...actors} />
    <NowPanel {...actors} />
  </>
)
