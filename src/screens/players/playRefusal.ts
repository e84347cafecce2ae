import type { PlayingDevice } from '../../../models/playingDevice.ts'

export type PlayRefusal = {
  readonly reason: 'tooManyDevices' | 'blackout'
  readonly code: string
  /** Why, in the operator's own words. */
  readonly words?: string
  /** The devices that play, where they are too many. */
  readonly playing?: ReadonlyArray<PlayingDevice>
}

/** Whether the operator has refused to play it here, and not only failed to (AHEAD-46). */
export const isPlayRefusal = (reason: string): reason is PlayRefusal['reason'] =>
  reason === 'tooManyDevices' || reason === 'blackout'
