import { type Instant, MINUTE } from './codec/instant.ts'
import type { BroadcastProperties } from './manifest.ts'

/** How often the manifest is read for the broadcast's flag while it is on air, or soon will be (contract, Takeover). */
export const BROADCAST_POLL = MINUTE
/** The same while nothing is near: as often as the operator is asked for its other news. */
export const QUIET_BROADCAST_POLL = 10 * MINUTE

export type BroadcastPhase = 'closed' | 'scheduled' | 'onAir'

/** What the manifest says of the national broadcast at a moment: an open flag without a time opens it at once (CAST-01). */
export const broadcastPhase = (
  { cadena_national_open, cadena_national_open_time, cadena_national_close_time }: BroadcastProperties,
  now: Instant,
): BroadcastPhase => {
  if (!cadena_national_open) return 'closed'
  if (cadena_national_close_time !== undefined && cadena_national_close_time <= now) return 'closed'
  return cadena_national_open_time === undefined || cadena_national_open_time <= now ? 'onAir' : 'scheduled'
}

/** When the phase changes by the clock alone. */
export const nextPhaseAt = (announced: BroadcastProperties, now: Instant): Instant | undefined => {
  const phase = broadcastPhase(announced, now)
  if (phase === 'closed') return undefined
  return phase === 'scheduled' ? announced.cadena_national_open_time : announced.cadena_national_close_time
}

/** How long the manifest that was read last is good for. A broadcast that is announced is near before the next quiet look at it is over. */
export const broadcastPoll = (announced: BroadcastProperties, now: Instant): number => {
  const nearFrom = now + 2 * QUIET_BROADCAST_POLL
  const opensAt = announced.cadena_national_open_time ?? now
  const isNear = broadcastPhase(announced, now) !== 'closed' && opensAt <= nearFrom
  return isNear ? BROADCAST_POLL : QUIET_BROADCAST_POLL
}

/** What a turn takes is fetched over so long before it: not by all viewers in the moment of the turn. */
export const TURN_AHEAD = MINUTE

/** It begins, or it ends. */
export type BroadcastTurn = 'start' | 'end'

/** What a turn takes: what lasts for minutes, and the first picture, which grows old within seconds. */
export type TurnPart = 'lasting' | 'picture'

/** Fetches a part of what a turn takes. Never rejects: what is missing is fetched at the turn. */
export type PrepareTurn = (turn: BroadcastTurn, part: TurnPart) => Promise<void>

export interface TurnAhead {
  readonly turn: BroadcastTurn
  readonly leftMs: number
}

/** The next turn of which the time is known. */
export const turnAhead = (announced: BroadcastProperties, now: Instant): TurnAhead | undefined => {
  const at = nextPhaseAt(announced, now)
  if (at === undefined) return undefined
  return { turn: broadcastPhase(announced, now) === 'scheduled' ? 'start' : 'end', leftMs: at - now }
}

export const isTurnNear = (announced: BroadcastProperties, now: Instant): boolean => {
  const ahead = turnAhead(announced, now)
  return ahead !== undefined && ahead.leftMs <= TURN_AHEAD
}
