import type { CallFailure } from '../../../models/callFailure.ts'
import { type Instant, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { REQUEST_TIMEOUT_MS } from './exchange.ts'

/** A wrong header must not silence the app for long. */
const LONGEST_MS = 5 * MINUTE

/** For how long an operator wishes that nobody asks: in seconds, or until a moment of its own time (RFC 9110, 10.2.3). */
export const retryAfterMs = (wish: string, now: Instant): number | undefined => {
  const ms = /^\d{1,9}$/.test(wish) ? Number(wish) * SECOND : Date.parse(wish) - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_MS)
}

/** So many failures of one call in a row, none long after the one before, and it rests. */
const FAILURES = 3
const IN_A_ROW_MS = 10 * MINUTE
const FIRST_REST_MS = 2 * MINUTE
const REST_GROWS = 4
const LONGEST_REST_MS = 20 * MINUTE
/** Where nothing at all is answered, one call looks so often whether it is again. */
const LOOK_MS = 30 * SECOND
/** Over so long the calls come back that an outage held. */
const RETURN_MS = 15 * SECOND
/** A person is not sent away for longer, whatever the operator wishes. */
const PERSON_WAITS_MS = 5 * SECOND
/** Repetitions that a host is asked for at most: at once, and one more each time that this passes. */
const REPETITIONS = 10
const REPETITION_MS = 10 * SECOND

/**
 * Keeps the app from asking a sick operator again and again (AHEAD-47). A call that a timer repeats and that keeps failing rests,
 * and so does a host that said how long; then it fails at once, in the way that it last failed, and no request goes out.
 */
export interface Pace {
  /** Why the call is not sent now. */
  readonly refusal: (name: string, address: string | undefined, isAwaited: boolean) => CallFailure | undefined
  /** What came of a call that was sent then; `undefined`: an answer. */
  readonly note: (name: string, address: string | undefined, sentAt: number, failure: CallFailure | undefined) => void
}

interface PaceParts {
  readonly ticks: () => number
  /** The operator's time. */
  readonly now: () => Instant
  /** From 0 to 1: so that not all devices ask in the same moment. */
  readonly random: () => number
}

interface Trouble {
  /** When it last failed for the first time. */
  readonly since: number
  readonly failures: number
  readonly failure: CallFailure
  readonly failedAt: number
  readonly until: number
  /** The next rest. */
  readonly restMs: number
  /** It is under way once, to see whether it works again. */
  readonly isTried: boolean
}

const COUNTED: ReadonlySet<CallFailure['tag']> = new Set(['server', 'timeout', 'malformed'])
/** Says nothing of the operator. */
const SILENT: ReadonlySet<CallFailure['tag'] | undefined> = new Set(['offline', 'cancelled'])

const makeHost = ({ ticks, now: serverNow, random }: PaceParts) => {
  const troubles = new Map<string, Trouble>()
  let answeredAt = Number.NEGATIVE_INFINITY
  let wish: { readonly failure: CallFailure; readonly until: number; readonly personUntil: number } | undefined
  let lookAt = 0
  let repetitions = REPETITIONS
  let countedAt = ticks()

  const spread = (ms: number): number => ms * (1 + random() / 2)
  /** So wide that devices which began together are apart after two rests. */
  const rest = (ms: number): number => ms * (0.5 + 1.5 * random())

  /** Calls that have failed since anything was answered: with two of them it is the host that is sick. */
  const heldByOutage = (): ReadonlyArray<readonly [string, Trouble]> => {
    const held = [...troubles].filter(([, { since }]) => since > answeredAt)
    return held.length > 1 ? held : []
  }

  const mayRepeat = (now: number): boolean => {
    repetitions = Math.min(REPETITIONS, repetitions + (now - countedAt) / REPETITION_MS)
    countedAt = now
    if (repetitions < 1) return false
    repetitions -= 1
    return true
  }

  const isTimeToLook = (now: number): boolean => {
    if (now < lookAt || heldByOutage().length === 0) return false
    lookAt = now + spread(LOOK_MS)
    return true
  }

  const obey = (failure: CallFailure, retryAfter: string): void => {
    const ms = retryAfterMs(retryAfter, serverNow())
    if (ms === undefined) return
    const now = ticks()
    wish = { failure, until: now + spread(ms), personUntil: now + Math.min(ms, PERSON_WAITS_MS) }
  }

  const next = (before: Trouble | undefined, sentAt: number, failure: CallFailure): Trouble => {
    const now = ticks()
    if (before === undefined || now - before.until > IN_A_ROW_MS)
      return { since: now, failures: 1, failure, failedAt: now, until: now, restMs: FIRST_REST_MS, isTried: false }
    const isSideBySide = sentAt < before.failedAt
    if (isSideBySide || (now < before.until && !before.isTried)) return { ...before, failure }
    const failures = before.failures + 1
    const same = { ...before, failures, failure, failedAt: now, isTried: false }
    if (failures < FAILURES) return { ...same, until: now }
    return { ...same, until: now + rest(before.restMs), restMs: Math.min(before.restMs * REST_GROWS, LONGEST_REST_MS) }
  }

  const answered = (name: string): void => {
    const now = ticks()
    troubles.delete(name)
    const held = heldByOutage()
    for (const [other, trouble] of held)
      troubles.set(other, { ...trouble, until: Math.min(trouble.until, now + random() * RETURN_MS) })
    repetitions += held.length
    answeredAt = now
  }

  return {
    refusal: (name: string, isAwaited: boolean): CallFailure | undefined => {
      const now = ticks()
      if (wish !== undefined && now < (isAwaited ? wish.personUntil : wish.until)) return wish.failure
      const trouble = troubles.get(name)
      if (isAwaited || trouble === undefined || isTimeToLook(now)) return undefined
      if (now < trouble.until || !mayRepeat(now)) return trouble.failure
      if (trouble.failures >= FAILURES)
        troubles.set(name, { ...trouble, until: now + REQUEST_TIMEOUT_MS, isTried: true })
      return undefined
    },
    note: (name: string, sentAt: number, failure: CallFailure | undefined): void => {
      if (failure !== undefined && 'retryAfter' in failure) obey(failure, failure.retryAfter)
      if (failure !== undefined && COUNTED.has(failure.tag))
        troubles.set(name, next(troubles.get(name), sentAt, failure))
      else if (!SILENT.has(failure?.tag)) answered(name)
    },
  }
}

/** '' is the operator's own. */
const hostIn = (address = '/'): string => (address.startsWith('/') ? '' : address.split('/', 3).join('/'))

export const makePace = (parts: PaceParts): Pace => {
  const hosts = new Map<string, ReturnType<typeof makeHost>>()
  const hostOf = (address: string | undefined) => {
    const key = hostIn(address)
    const host = hosts.get(key) ?? makeHost(parts)
    hosts.set(key, host)
    return host
  }
  return {
    refusal: (name, address, isAwaited) => hostOf(address).refusal(name, isAwaited),
    note: (name, address, ...outcome) => hostOf(address).note(name, ...outcome),
  }
}
