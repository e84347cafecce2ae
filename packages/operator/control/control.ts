import type { ClientFault } from '../../../models/clientFault.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { MetricRecord } from '../../../models/metric.ts'
import type { OperatorClock } from '../clock.ts'
import type { EncoderTrouble } from '../media/index.ts'
import type { Accounts } from '../store/accounts.ts'
import { type Entries, type ListName, OPERATOR } from '../store/entries.ts'
import type { TokenKind, Tokens } from '../store/tokens.ts'
import type { Playing, Plays } from '../world/plays.ts'
import type { Fault, Faults } from './faults.ts'
import type { Metrics } from './metrics.ts'
import type { RequestLog, SeenRequest } from './requestLog.ts'

/** An announcement as a test writes it; modes are those of spec §4 (3 live popup, 10 player marquee, 11 marquee everywhere). */
type Expiring = 'access' | 'refresh' | 'session' | 'stream' | 'all'

export interface PushedAnnouncement {
  readonly msg: string
  readonly displayMode: ReadonlyArray<number>
  readonly priority?: number
  readonly displayInterval?: number
  readonly displayTimes?: number
  readonly displayChannel?: ReadonlyArray<string>
  readonly properties?: { readonly backgroundcolor?: string; readonly textcolor?: string; readonly textsize?: number }
}

export interface PushedMessage {
  readonly title: string
  readonly content: string
  readonly url?: string
}

/** What may change while it runs. */
export interface Conditions {
  readonly startedAt: Instant
  visitor: boolean
  /** Viewers meet here (AHEAD-26). */
  meeting: boolean
  takeover: { readonly openAt: Instant; readonly closeAt: Instant | undefined } | undefined
  /** What bodies are sealed with where the operator reads sealed ones only. */
  shareKey: string
  /** The terms' version; a new one is asked again before login completes (AUTH-05). */
  contractVersion: number
  /** Counted up whenever a data type changes, so that the update poll says MODIFIED (CHAN-11). */
  readonly changedAt: Map<string, Instant>
  /** By the name of a live stream (`live-aurora`). */
  readonly encoders: Map<string, EncoderTrouble>
}

/** What a test may do to the operator; `/control/...` offers the same over HTTP. */
export interface Control {
  readonly addFault: (fault: Fault) => void
  readonly clearFaults: () => void
  readonly faults: () => ReadonlyArray<Fault>
  /** `session` leaves the tokens of streams to their end. */
  readonly expireTokens: (which: Expiring) => void
  readonly now: () => Instant
  readonly moveClock: (move: { readonly byMs: number } | { readonly to: number }) => void
  readonly resetClock: () => void
  readonly setVisitorMode: (on: boolean) => void
  /** Opens the national broadcast `inMs` from now, for `forMs` where given, else until it is closed. */
  /** The place where viewers meet goes: those who are there lose it, and nobody gets in. */
  readonly closeMeetingPlace: () => void
  readonly openTakeover: (inMs?: number, forMs?: number) => void
  readonly closeTakeover: () => void
  /** The encoder of a live stream stops: its playlists say that this was all. */
  readonly endStream: (stream: string) => void
  /** The encoder of a live stream has nothing to encode for a while: its playlists tell the gap. */
  readonly gapInStream: (stream: string, forMs: number) => void
  readonly mendStream: (stream: string) => void
  readonly pushAnnouncement: (announcement: PushedAnnouncement) => string
  readonly pushMessage: (message: PushedMessage) => string
  readonly renewContract: () => void
  /** So many devices of an account play at the same time; `undefined`: as many as like. */
  readonly limitDevices: (most: number | undefined) => void
  /** The sessions of an account that play, the oldest first. */
  readonly playing: (accountId: string) => ReadonlyArray<Playing>
  /** Whoever seals with the one before is refused from now on. */
  readonly changeShareKey: (shareKey: string) => void
  readonly markModified: (dataType: string) => void
  /** Codes that were "sent" by mail or phone, newest first. */
  readonly verificationCodes: () => ReadonlyArray<{ readonly target: string; readonly code: string }>
  readonly requests: () => ReadonlyArray<SeenRequest>
  readonly countOf: (name: string) => number
  readonly requestCounts: () => Readonly<Record<string, number>>
  readonly clearRequests: () => void
  /** Metrics that arrived, newest first. */
  readonly metrics: () => ReadonlyArray<MetricRecord>
  /** What went wrong in the apps, newest first. */
  readonly fieldFaults: () => ReadonlyArray<ClientFault>
  /** Everything as at the start, accounts and what people have in their lists too; sessions stay open. */
  readonly reset: () => void
}

export interface ControlParts {
  readonly faults: Faults
  readonly requests: RequestLog
  readonly clock: OperatorClock
  readonly accounts: Accounts
  readonly entries: Entries
  readonly tokens: Tokens
  readonly conditions: Conditions
  readonly metrics: Metrics
  readonly plays: Plays
  readonly leaveMeeting: () => void
}

const EXPIRED: Readonly<Record<Expiring, ReadonlyArray<TokenKind>>> = {
  access: ['access'],
  refresh: ['refresh'],
  session: ['access', 'refresh'],
  stream: ['stream', 'catchup'],
  all: ['access', 'refresh', 'stream', 'catchup', 'memberSite', 'renewCode'],
}

const textOf = (value: unknown, field: string): string => {
  const found =
    typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === field) : undefined
  return String(found?.[1] ?? '')
}

const LISTS = [
  'pushedAnnouncement',
  'pushedMessage',
  'channelFavourite',
  'channelHistory',
  'reminder',
  'vodFavourite',
  'vodHistory',
  'announcementRead',
  'messageState',
] as const satisfies ReadonlyArray<ListName>

export const makeControl = ({
  faults,
  requests,
  clock,
  accounts,
  entries,
  tokens,
  conditions,
  metrics,
  plays,
  leaveMeeting,
}: ControlParts): Control => {
  const initial = { ...conditions }
  const restoreAccounts = accounts.keep()
  let pushed = 0
  const push = (list: 'pushedAnnouncement' | 'pushedMessage', value: unknown): string => {
    pushed += 1
    const key = `${list}-${clock.now()}-${pushed}`
    entries.put(OPERATOR, list, key, value, clock.now())
    return key
  }
  return {
    addFault: faults.add,
    clearFaults: faults.clear,
    faults: faults.list,
    expireTokens: which => tokens.expireAll(EXPIRED[which]),
    now: clock.now,
    moveClock: move => ('to' in move ? clock.moveTo(move.to) : clock.moveBy(move.byMs)),
    resetClock: clock.reset,
    setVisitorMode: on => {
      conditions.visitor = on
    },
    closeMeetingPlace: () => {
      conditions.meeting = false
      leaveMeeting()
    },
    openTakeover: (inMs = 0, forMs) => {
      const openAt = (clock.now() + inMs) as Instant
      conditions.takeover = { openAt, closeAt: forMs === undefined ? undefined : ((openAt + forMs) as Instant) }
    },
    closeTakeover: () => {
      conditions.takeover = undefined
    },
    endStream: stream => {
      conditions.encoders.set(stream, { kind: 'ended', at: clock.now() })
    },
    gapInStream: (stream, forMs) => {
      const from = clock.now()
      conditions.encoders.set(stream, { kind: 'gap', from, until: from + forMs })
    },
    mendStream: stream => {
      conditions.encoders.delete(stream)
    },
    pushAnnouncement: announcement => push('pushedAnnouncement', announcement),
    pushMessage: message => push('pushedMessage', message),
    renewContract: () => {
      conditions.contractVersion += 1
    },
    limitDevices: plays.limit,
    playing: plays.of,
    changeShareKey: shareKey => {
      conditions.shareKey = shareKey
    },
    markModified: dataType => {
      conditions.changedAt.set(dataType, clock.now())
    },
    verificationCodes: () =>
      entries
        .list(OPERATOR, 'verificationCode')
        .map(({ key, value }) => ({ target: key, code: textOf(value, 'code') })),
    requests: requests.list,
    countOf: requests.count,
    requestCounts: requests.counts,
    clearRequests: requests.clear,
    metrics: metrics.list,
    fieldFaults: metrics.faults,
    reset: () => {
      faults.clear()
      requests.clear()
      clock.reset()
      Object.assign(conditions, initial)
      conditions.changedAt.clear()
      conditions.encoders.clear()
      metrics.clear()
      plays.limit(undefined)
      restoreAccounts()
      for (const list of LISTS) entries.clearEverywhere(list)
    },
  }
}
