import type { MediaSource } from '../../../machines/engine/index.ts'
import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { Timer } from '../clock/timer.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { StreamToken } from './engine.ts'

export interface StreamTokenParts {
  readonly session: Pick<SessionStore, 'read'>
  /** Gets the session new tokens; whether it could. */
  readonly renewTokens: () => Promise<boolean>
  /** Milliseconds of any steady clock. */
  readonly ticks: () => number
  readonly timer: Timer
  /** From 0 to 1: those who got their tokens together, as after an outage, do not renew them together for good. */
  readonly random: () => number
}

/** Renewed so long before they end, at most twice as long, or with a fifth of their time left. */
const AHEAD = 2 * MINUTE
const SHARE = 0.2
const LOOK = MINUTE / 2
/** Neither a token that is not renewed nor one that ends at once is asked for oftener. */
const SHORTEST_LOOK = 10 * SECOND

/** The tokens that open streams, as the session has them at the moment: live ones and recordings have their own (CATCH-01). */
export const makeStreamTokens = ({ session, renewTokens, ticks, timer, random }: StreamTokenParts) => {
  const tokens = () => session.read()?.tokens
  const live = () => tokens()?.streamMediaTrackerToken ?? tokens()?.token ?? ''
  const current: Readonly<Record<MediaSource['kind'], () => string>> = {
    stream: live,
    recording: () => tokens()?.catchupToken ?? live(),
    /** Its address is complete. */
    film: () => '',
    clip: () => '',
  }
  const aheadMs = (): number => AHEAD * (1 + random())
  let seen = { token: '', at: ticks(), aheadMs: aheadMs() }

  /** How long the token of this moment may still be used before it is renewed. */
  const left = (): number => {
    const token = live()
    if (token !== seen.token) seen = { token, at: ticks(), aheadMs: aheadMs() }
    if (token === '') return Number.POSITIVE_INFINITY
    const lasts = (tokens()?.streamTokenMinutes ?? Number.POSITIVE_INFINITY) * MINUTE
    return seen.at + lasts - Math.min(seen.aheadMs, lasts * SHARE) - ticks()
  }

  return {
    tokenFor: (kind: MediaSource['kind']): StreamToken => ({ current: current[kind], renew: renewTokens }),
    /** New tokens before the old ones end, for as long as something plays (LIVE-16). */
    keepTokens: (): (() => void) => {
      let cancel = (): void => undefined
      let isStopped = false
      const look = async (): Promise<void> => {
        if (left() <= 0) await renewTokens()
        if (!isStopped) cancel = timer.after(Math.min(LOOK, Math.max(SHORTEST_LOOK, left())), () => void look())
      }
      void look()
      return () => {
        isStopped = true
        cancel()
      }
    },
  }
}
