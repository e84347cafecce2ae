import * as E from 'fp-ts/lib/Either.js'
import { type CallFailure, refusalKind } from '../../../models/callFailure.ts'
import { HOUR, MINUTE } from '../../../models/codec/instant.ts'
import type { Manifest } from '../../../models/manifest.ts'
import type { Tracker } from '../../../models/tracker.ts'
import type { RequestOf } from '../../../models/wire/endpoint.ts'
import { trackerList } from '../../../models/wire/trackers.ts'
import type { Timer } from '../clock/timer.ts'
import type { Http } from '../http/types.ts'
import { makeGiveWay } from './giveWay.ts'

export interface HostsParts {
  readonly http: Http
  readonly manifest: () => Pick<Manifest, 'uiProperties'>
  readonly accountName: () => string
  /** Milliseconds of any steady clock. */
  readonly ticks: () => number
  readonly timer: Timer
  /** From 0 to 1: so that not all devices ask in the same moment. */
  readonly random: () => number
}

export interface Hosts {
  /** Those that were looked up for this account. Old ones still serve, and are looked up anew behind them. */
  readonly known: () => ReadonlyArray<Tracker> | undefined
  /** The known ones, else those that the operator names now. Fails where the operator refuses this viewer or the content. */
  readonly find: () => Promise<E.Either<CallFailure, ReadonlyArray<Tracker>>>
  /** The stream was refused there: they are looked up anew before it is tried again. */
  readonly forget: () => void
  /** Before they are looked up the next time, that device gives way to this one (AHEAD-46). */
  readonly playInsteadOf: (sessionId: string) => void
  /** Looked up now where they would grow old within so many milliseconds. */
  readonly keep: (ms: number) => Promise<void>
}

/** They are looked up anew after so long. */
const LAST_MS = 5 * MINUTE
/** So old they serve nobody any more. */
const SERVE_MS = HOUR
/** Looked up anew within so long: after an outage all viewers want them in one moment. */
const RENEW_WITHIN_MS = MINUTE

/** An answer about the viewer's rights or the content; any other failure leaves the operator's own base to try. */
const isVerdict = (failure: CallFailure): boolean =>
  failure.tag === 'refused' &&
  ['noPlayPermission', 'contentGone', 'tooManyDevices', 'blackout'].includes(refusalKind(failure))

/** The hosts of streams, as the operator's list of trackers names them (LIVE-01). */
export const makeHosts = ({ http, manifest, accountName, ticks, timer, random }: HostsParts): Hosts => {
  let kept: { readonly account: string; readonly at: number; readonly trackers: ReadonlyArray<Tracker> } | undefined
  let isRenewing = false
  const giveWay = makeGiveWay(http)

  const age = (): number => (kept?.account === accountName() ? ticks() - kept.at : Number.POSITIVE_INFINITY)

  const ask = async (): Promise<E.Either<CallFailure, ReadonlyArray<Tracker>>> => {
    const account = accountName()
    const isOnlySource = manifest().uiProperties.stream_cdn_base === undefined
    const wish: RequestOf<typeof trackerList> = { trackerType: 'HLS', accountName: account }
    await giveWay.settled()
    const answer = await http.call(trackerList, wish, { awaitedBy: 'nobody', ...(isOnlySource && { isNeeded: true }) })
    if (E.isLeft(answer)) return isVerdict(answer.left) ? answer : E.right([])
    kept = { account, at: ticks(), trackers: answer.right.trackerList }
    return E.right(kept.trackers)
  }

  const forget = (): void => {
    kept = undefined
  }

  const renew = (): void => {
    if (isRenewing) return
    isRenewing = true
    timer.after(random() * RENEW_WITHIN_MS, async () => {
      const answer = await ask()
      if (E.isLeft(answer)) kept = undefined
      isRenewing = false
    })
  }

  const known = (): ReadonlyArray<Tracker> | undefined => {
    if (age() >= SERVE_MS) return undefined
    if (age() >= LAST_MS) renew()
    return kept?.trackers
  }

  return {
    known,
    find: async () => {
      const trackers = known()
      return trackers === undefined ? ask() : E.right(trackers)
    },
    forget,
    playInsteadOf: sessionId => {
      giveWay.wish(sessionId)
      forget()
    },
    keep: async ms => {
      if (age() + ms >= LAST_MS) await ask()
    },
  }
}
