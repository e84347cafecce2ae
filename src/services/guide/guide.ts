import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { EpgId, LogicalChannelId } from '../../../models/channel.ts'
import { UtcDay } from '../../../models/epg.ts'
import { type ChangedDay, fetchesOf } from '../../../models/epgSync.ts'
import type { Guide, ProgrammesOf, ProgrammeWish } from '../../../models/guideWindow.ts'
import type { Language } from '../../../models/language.ts'
import { byStart, inLine, type Programme } from '../../../models/programme.ts'
import { epgChecksums, epgDays } from '../../../models/wire/guide.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { AwaitedBy, HttpService } from '../http/types.ts'
import type { Channel } from '../tabs/channel.ts'
import type { GuideDesk } from './desk.ts'
import { loadChannelDays } from './singleChannel.ts'

/** The guide with what its sync needs beside it. */
export interface GuideService extends Guide {
  readonly compare: () => Promise<E.Either<CallFailure, ReadonlyArray<ChangedDay>>>
  readonly fetch: (day: ChangedDay) => Promise<E.Either<CallFailure, void>>
}

export interface GuideParts {
  readonly http: HttpService
  readonly desk: GuideDesk
  readonly clock: Pick<ServerClock, 'now'>
  readonly language: () => Language
  readonly channelOf: (epgId: EpgId) => LogicalChannelId | undefined
  /** Where the tabs tell each other what they have stored. */
  readonly channel: Pick<Channel, 'postMessage' | 'addEventListener'>
}

const Days = t.readonlyArray(UtcDay)

const isTouched = ({ from, until }: ProgrammeWish, { start, stop }: Programme): boolean => stop > from && start < until

const withProgrammes = (found: ProgrammesOf, epgId: EpgId, more: ReadonlyArray<Programme>): ProgrammesOf => {
  const all = [...(found[epgId] ?? []), ...more]
  const once = [...new Map(all.map(each => [each.programId, each])).values()]
  return { ...found, [epgId]: once.toSorted(byStart) }
}

const lined = (found: ProgrammesOf): ProgrammesOf =>
  Object.fromEntries(Object.entries(found).map(([epgId, list]) => [epgId, inLine(list)])) as ProgrammesOf

const hasAny = (found: ProgrammesOf): boolean => Object.values(found).some(list => list.length > 0)

export const makeGuide = ({ http, desk, clock, language, channelOf, channel }: GuideParts): GuideService => {
  const listeners = new Set<(days: ReadonlyArray<UtcDay>) => void>()
  const tell = (days: ReadonlyArray<UtcDay>): void => {
    for (const listener of [...listeners]) listener(days)
  }
  channel.addEventListener('message', ({ data }: MessageEvent) => {
    const days = Days.decode(data)
    if (E.isRight(days)) tell(days.right)
  })

  const fetch = async (day: ChangedDay, awaitedBy: AwaitedBy) => {
    const stored = await http.bulk(epgDays, day, { awaitedBy }, request => desk.keep(day, request))
    if (E.isRight(stored) && stored.right > 0) {
      channel.postMessage([day.date])
      tell([day.date])
    }
    return E.map(() => undefined)(stored)
  }

  /** All at once; the failure of any of them. */
  const fetchAll = async (
    missing: ReadonlyArray<ChangedDay>,
    awaitedBy: AwaitedBy,
  ): Promise<CallFailure | undefined> => {
    const fetched = await Promise.all(fetchesOf(missing, clock.now()).map(day => fetch(day, awaitedBy)))
    return fetched.find(E.isLeft)?.left
  }

  /** Several days of a single channel are cheaper to ask for together (EPG-03). */
  const fetchTogether = async (wish: ProgrammeWish, missing: ReadonlyArray<ChangedDay>, awaitedBy: AwaitedBy) => {
    const [epgId, ...others] = wish.epgIds
    const channelId = epgId === undefined ? undefined : channelOf(epgId)
    const dates = missing.map(({ date }) => date).toSorted((one, other) => one - other)
    const [first, last] = [dates[0], dates.at(-1)]
    if (epgId === undefined || channelId === undefined || others.length > 0) return undefined
    if (first === undefined || last === undefined || first === last) return undefined
    const programmes = await loadChannelDays(
      { http, store: desk, now: clock.now, language },
      { epgId, channelId, first, last, awaitedBy },
    )
    return E.isLeft(programmes) ? undefined : programmes.right.filter(each => isTouched(wish, each))
  }

  const wholeProgrammes: Guide['programmes'] = async (wish, isAwaited) => {
    const awaitedBy = isAwaited ? 'shelf' : 'nobody'
    const { found, missing } = await desk.programmes(wish)
    if (missing.length === 0) return E.right(found)
    const [epgId] = wish.epgIds
    const together = await fetchTogether(wish, missing, awaitedBy)
    if (together !== undefined && epgId !== undefined) return E.right(withProgrammes(found, epgId, together))
    const failure = await fetchAll(missing, awaitedBy)
    const then = await desk.programmes(wish)
    if (failure === undefined && then.missing.length > 0) {
      await fetchAll(then.missing, awaitedBy)
      return E.right((await desk.programmes(wish)).found)
    }
    return failure === undefined || hasAny(then.found) ? E.right(then.found) : E.left(failure)
  }

  return {
    read: desk.read,
    programmes: async (...wish) => E.map(lined)(await wholeProgrammes(...wish)),
    search: desk.search,
    onChanged: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    compare: () => http.bulk(epgChecksums, {}, { awaitedBy: 'nobody' }, request => desk.compare(request, clock.now())),
    fetch: day => fetch(day, 'nobody'),
  }
}
