import type { LiveActors } from '../players/actors.ts'
import { LivePlayer } from './LivePlayer.tsx'
import { NowPanel } from './NowPanel.tsx'

/** The picture with its controls, and what is on. */
export const Playing = (actors: LiveActors) => (
  <>
    <LivePlayer {...actors} />
    <NowPanel {...actors} />
  </>
)
