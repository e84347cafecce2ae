import { NO_CHOICE } from '../../../models/chosenTracks.ts'
import type { TrackChoice } from '../../../models/trackChoice.ts'
import type { Allowance } from './allowance.ts'
import type { Cmcd } from './engine.ts'
import { asOf, type Forecast, forecastOf, foretold } from './forecast.ts'
import { isHostTrouble } from './hostTrouble.ts'
import {
  absolute,
  firstVariant,
  isEnded,
  isMaster,
  type MediaPlaylist,
  parseMaster,
  parseMedia,
  segmentsFrom,
  soundOf,
  startSegments,
} from './playlist.ts'

export type Body = string | ArrayBuffer

/** `tookMs` lets the engine's estimate of the bandwidth stay what the network showed. */
export interface Prepared {
  readonly body: Body
  /** Where a redirect led: what a playlist names without a host is there. */
  readonly address: string
  readonly tookMs: number
  /** By the clock of the parts: a live playlist is as old as its question. */
  readonly askedAt: number
}

/** What was fetched for one load. */
export interface Taken {
  readonly prepared: Promise<Prepared>
  /** Its load is over: what is still on its way is given up, or it would keep a connection from the next one. */
  readonly giveUp: () => void
}

export interface Prefetch {
  /**
   * Fetches a channel's playlists, init and first segments ahead, of a title those from a second of it. Never rejects;
   * stops where the allowance ends.
   */
  readonly prepare: (address: string, fromSec?: number) => Promise<void>
  /** Fetches of a channel all but its segments, and what foretells them: two of the three round trips of a zap. Never rejects. */
  readonly introduce: (address: string) => Promise<void>
  /**
   * Asks for everything that the first frame of a channel takes, or of a title at a second of it, as soon as its address
   * is known, picture and sound side by side; an engine asks for one after the other. Never rejects.
   */
  readonly preloadNow: (address: string, fromSec?: number, cmcd?: Cmcd) => Promise<void>
  /** What is known of a channel for long does not serve a stream that is loaded again: it may have moved, or be mended. */
  readonly forget: (address: string) => void
  /**
   * What was fetched for this address, once: the second request of a live playlist goes to the network again.
   * `undefined` where nothing was prepared, or what was is too old to begin with.
   */
  readonly take: (address: string) => Taken | undefined
}

export interface PrefetchParts {
  readonly fetch: typeof fetch
  /** Milliseconds of any steady clock. */
  readonly now: () => number
  readonly allowance: Allowance
  /** What the viewer chose to hear (AHEAD-09). */
  readonly languages: () => TrackChoice | undefined
}

/** `lasting` serves every load, what is `whole` stays as good but serves one: where it is broken the next asks the network. */
type Kind = 'lasting' | 'whole' | 'fleeting'

interface Entry extends Taken {
  /** As soon as it has come: what is known already leads on in the same moment, before the page draws anything. */
  come: Prepared | undefined
  /** When it was asked for; once it has come, when it came. */
  at: number
  kind: Kind
  /** The master playlist that led to it. */
  readonly of: string
}

/** A live playlist and its newest segments are a beginning for so long: three segments further they are history. */
export const FLEETING_MS = 6_000
/** From a newer one segments are prepared, or it would be history before they are wanted. */
const NEWS_MS = 1_000
/** A master playlist and an init segment stay what they are. */
export const LASTING_MS = 10 * 60_000
/** Whoever waits for what is on its way asks for it anew after so long, as an engine would; in ms. */
export const PATIENCE_MS = 5_000
/** What is on its way for so long is wanted by nobody any more. */
export const GIVE_UP_MS = 10_000
const MAX_ENTRIES = 300
/** Seconds behind the edge at which playback begins; the same as the engine's `liveSyncDuration`. */
export const START_BEHIND = 5
const SEGMENTS_AHEAD = 2
/** After trouble of a host nothing is fetched on a chance for so long, in ms. */
export const REST_MS = 30_000
/** What an engine needs in any case is nothing fetched on a chance. */
const FREE: Allowance = { isOpen: () => true, spend: () => {} }

/** What is fetched of a channel, and at whose cost. */
interface Job {
  /** The master playlist. */
  readonly of: string
  readonly budget: Allowance
  /** A live playlist that came longer ago is asked for again, in ms. */
  readonly freshMs: number
  /** The first so many segments. */
  readonly segments: number
  /** Where a whole stream is to begin, in seconds. */
  readonly fromSec: number
  /** What the host is told; nothing of what is fetched on a chance, which nobody watches. */
  readonly cmcd?: Cmcd | undefined
}

interface Foretold {
  /** As the playlist will have it. */
  readonly name: string
  readonly address: string
}

export const makePrefetch = ({ fetch, now, allowance, languages }: PrefetchParts): Prefetch => {
  const entries = new Map<string, Entry>()
  /** By the address of the live playlist that it was made from. */
  const forecasts = new Map<string, Forecast & Pick<Job, 'of'>>()
  let troubledAt: number | undefined

  const isAllowed = (): boolean => allowance.isOpen() && (troubledAt === undefined || now() - troubledAt >= REST_MS)

  const isFresh = ({ at, kind, come }: Entry, freshMs = FLEETING_MS): boolean => {
    if (kind !== 'fleeting') return now() - at < LASTING_MS
    return now() - at < (come === undefined ? FLEETING_MS : freshMs)
  }

  const forgetOld = () => {
    for (const [address, entry] of entries) if (!isFresh(entry)) entries.delete(address)
    for (const [address, { at }] of forecasts) if (now() - at >= LASTING_MS) forecasts.delete(address)
    for (const address of [...entries.keys()].slice(0, Math.max(0, entries.size - MAX_ENTRIES))) entries.delete(address)
  }

  const request = (named: string, as: 'text' | 'bytes', { budget, cmcd }: Job): Taken => {
    const { address, headers } = cmcd?.start(named, as === 'text') ?? { address: named, headers: {} }
    const leaving = new AbortController()
    const giveUp = (): void => leaving.abort()
    const late = setTimeout(giveUp, GIVE_UP_MS)
    const ask = async (): Promise<Prepared> => {
      const askedAt = now()
      const response = await fetch(address, { signal: leaving.signal, headers }).catch((error: unknown) => {
        if (!leaving.signal.aborted) troubledAt = now()
        throw error
      })
      if (isHostTrouble(response.status)) troubledAt = now()
      if (!response.ok) throw new Error(`status ${response.status}`)
      const body = as === 'text' ? await response.text() : await response.arrayBuffer()
      budget.spend(typeof body === 'string' ? body.length : body.byteLength)
      return { body, address: response.url, tookMs: now() - askedAt, askedAt }
    }
    return { prepared: ask().finally(() => clearTimeout(late)), giveUp }
  }

  const known = (address: string, freshMs?: number): Entry | undefined => {
    const entry = entries.get(address)
    return entry !== undefined && isFresh(entry, freshMs) ? entry : undefined
  }

  const keep = (
    address: string,
    as: 'text' | 'bytes',
    kind: Kind,
    job: Job,
    edited = (come: Prepared): Prepared => come,
  ): Entry => {
    const there = known(address, as === 'text' ? job.freshMs : FLEETING_MS)
    if (there !== undefined) return there
    const { prepared, giveUp } = request(address, as, job)
    const entry: Entry = { prepared: prepared.then(edited), giveUp, come: undefined, at: now(), kind, of: job.of }
    entries.set(address, entry)
    entry.prepared.then(
      come => {
        entry.come = come
        entry.at = now()
      },
      () => {
        if (entries.get(address) === entry) entries.delete(address)
      },
    )
    return entry
  }

  const keepText = async (
    address: string,
    kind: Kind,
    job: Job,
    use: (text: string, base: string, entry: Entry) => Promise<unknown> | undefined,
    edited?: (come: Prepared) => Prepared,
  ): Promise<void> => {
    const entry = keep(address, 'text', kind, job, edited)
    const { body, address: base } = entry.come ?? (await entry.prepared)
    if (typeof body === 'string') await use(body, base, entry)
  }

  const keepSegments = (playlist: MediaPlaylist, base: string, job: Job): Promise<unknown> | undefined => {
    const { budget, segments, fromSec } = job
    if (!budget.isOpen()) return undefined
    const { isWhole } = playlist
    const first = isWhole ? segmentsFrom(playlist, fromSec, segments) : startSegments(playlist, START_BEHIND, segments)
    const kept = first.map(({ uri }) => keep(absolute(uri, base), 'bytes', isWhole ? 'whole' : 'fleeting', job))
    if (playlist.init !== undefined) kept.push(keep(playlist.init, 'bytes', 'lasting', job))
    return Promise.all(kept.map(({ prepared }) => prepared))
  }

  /** What a start plays first by now, where the playlist that names it is still to be asked for. */
  const foretell = (address: string, { segments, freshMs }: Job): Foretold | undefined => {
    const forecast = segments > 0 && known(address, freshMs) === undefined ? forecasts.get(address) : undefined
    if (forecast === undefined) return undefined
    const name = foretold(forecast, now())
    return { name, address: absolute(name, forecast.base) }
  }

  /** A playlist in which a start plays what was foretold: its newest segments are news of the next look. */
  const readAgain = (address: string, { of }: Job, come: Prepared, first: string | undefined): Prepared => {
    const { body, address: base } = come
    if (typeof body !== 'string' || isEnded(body)) return come
    const playlist = parseMedia(body, base)
    const forecast = forecastOf({ playlist, base, behind: START_BEHIND, at: now() })
    if (forecast !== undefined) forecasts.set(address, { ...forecast, of })
    return { ...come, body: (first === undefined ? undefined : asOf(body, playlist, first, START_BEHIND)) ?? body }
  }

  const keepMedia = (address: string, job: Job): Promise<void> | undefined => {
    if (job.segments === 0 && forecasts.has(address)) return undefined
    const first = foretell(address, job)
    const isRead = keepText(
      address,
      'fleeting',
      job,
      (text, base, entry) => {
        const playlist = parseMedia(text, base)
        if (playlist.isWhole && !playlist.isDated) entry.kind = 'whole'
        return keepSegments(playlist, base, job)
      },
      come => readAgain(address, job, come, first?.name),
    )
    // side by side with the playlist, and after it: there are few connections
    if (first !== undefined && job.budget.isOpen()) keep(first.address, 'bytes', 'fleeting', job)
    return isRead
  }

  const keepAll = (job: Job): Promise<void> =>
    keepText(job.of, 'lasting', job, (text, base) => {
      if (!isMaster(text)) {
        entries.delete(job.of)
        return undefined
      }
      const master = parseMaster(text, base)
      const variant = firstVariant(master)
      if (variant === undefined) return undefined
      const sound = soundOf(master, variant, languages() ?? NO_CHOICE)
      const playlists = [variant.address, ...(sound === undefined ? [] : [sound.address])]
      return Promise.all(playlists.map(playlist => keepMedia(playlist, job)))
    })

  return {
    prepare: async (address, fromSec = 0) => {
      forgetOld()
      if (!isAllowed()) return
      await keepAll({ of: address, budget: allowance, freshMs: NEWS_MS, segments: SEGMENTS_AHEAD, fromSec }).catch(
        () => undefined,
      )
    },
    introduce: async address => {
      forgetOld()
      if (!isAllowed()) return
      const job = { of: address, budget: allowance, freshMs: FLEETING_MS / 2, segments: 0, fromSec: 0 }
      await keepAll(job).catch(() => undefined)
    },
    preloadNow: async (address, fromSec = 0, cmcd = undefined) => {
      forgetOld()
      const job = { of: address, budget: FREE, freshMs: FLEETING_MS, segments: 1, fromSec, cmcd }
      await keepAll(job).catch(() => undefined)
    },
    forget: master => {
      for (const [address, { of, kind }] of entries) if (of === master && kind === 'lasting') entries.delete(address)
      for (const [address, { of }] of forecasts) if (of === master) forecasts.delete(address)
    },
    take: address => {
      const entry = entries.get(address)
      if (entry === undefined || !isFresh(entry)) return undefined
      const { prepared, giveUp, kind } = entry
      if (kind === 'lasting') return { prepared, giveUp: () => undefined }
      entries.delete(address)
      return { prepared, giveUp }
    },
  }
}
