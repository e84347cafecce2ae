import type { LiveActors } from '../players/actors.ts'
import { LivePlayer } from './LivePlayer.tsx'
import { NowPanel } from './NowPanel.tsx'

type PlayingProps = LiveActors & {
  /** To the list of channels. */
  readonly onPickAnother: () => void
}

/** The picture with its controls, and what is on. */
export const Playing = ({ onPickAnother, ...actors }: PlayingProps) => (
  <>
    <LivePlayer {...actors} onPickAnother={onPickAnother} />
    <NowPanel {...actors} />
  </>
)
