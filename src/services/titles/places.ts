import * as E from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../models/callFailure.ts'
import { tolerantArray } from '../../../models/codec/decode.ts'
import { HISTORY_SIZE } from '../../../models/paging.ts'
import type { MetaId } from '../../../models/title.ts'
import { HISTORY_CACHE_MS, type VodHistoryEntry, VodHistoryMark, type VodProgress } from '../../../models/vodHistory.ts'
import { placeKept, unsentPlaces, VodPlace, withoutPlacesOf, withPlace, withSent } from '../../../models/vodPlace.ts'
import { vodHistory, vodHistoryAdd } from '../../../models/wire/vodProfile.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { Timer } from '../clock/timer.ts'
import type { Http } from '../http/types.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import type { Tabs } from '../tabs/tabs.ts'

type PlacesParts = {
  readonly http: Http
  readonly clock: ServerClock
  readonly timer: Timer
  readonly tabs: Tabs
  readonly storage: DeviceStorage
}

/** Where this account stands in what it watches: kept on the device at once, told to the operator as soon as it listens. */
export interface Places {
  readonly all: () => ReadonlyArray<VodPlace>
  /** Against a tab that is killed. */
  readonly keep: (progress: VodProgress) => void
  /** Kept, and told to the operator; what it does not take is told with the next report, or at the next start. */
  readonly report: (progress: VodProgress) => void
  /** Where a movie or an episode was left unfinished, in seconds. */
  readonly kept: (itemId: MetaId) => number | undefined
  /** Tells the operator what it does not know yet; nothing of it is lost where it does not listen. */
  readonly settle: () => Promise<void>
  /** What the account watched, as the operator has it after it was told. */
  readonly history: () => Promise<E.Either<CallFailure, ReadonlyArray<VodHistoryEntry>>>
  /** The episode of a series that was on a moment ago. */
  readonly marked: (seriesId: MetaId) => MetaId | undefined
  /** Nothing is left of these titles, or of any. */
  readonly forget: (titles: ReadonlyArray<MetaId> | 'all') => void
}

const WHOLE = { pageId: 1, pageSize: HISTORY_SIZE }

export const makePlaces = ({ http, clock, timer, tabs, storage }: PlacesParts): Places => {
  const stored = storage.value('user', 'vodPlaces', tolerantArray(VodPlace))
  const mark = storage.value('user', 'vodHistory', VodHistoryMark)
  const all = () => stored.read() ?? []
  let isDue = false
  let forgetMark = (): void => undefined

  /** In the order of what happened: the operator keeps the last one of each title. */
  const settle = (): Promise<void> =>
    tabs.alone('vodPlaces', async () => {
      for (const place of unsentPlaces(all())) {
        const answer = await http.call(vodHistoryAdd, place.progress, { awaitedBy: 'nobody' })
        // What the operator refuses it would refuse again: it holds up nothing that comes after it.
        if (E.isLeft(answer) && answer.left.tag !== 'refused') return
        stored.write(withSent(all(), place))
      }
    })

  /** What is reported at one moment makes one call. */
  const sendSoon = (): void => {
    if (isDue) return
    isDue = true
    timer.after(0, () => {
      isDue = false
      void settle()
    })
  }

  const keep = (progress: VodProgress): void => {
    const [last] = all()
    const isKnown = last !== undefined && JSON.stringify(last.progress) === JSON.stringify(progress)
    if (!isKnown) stored.write(withPlace(all(), { progress, at: clock.now(), isSent: false }))
  }

  /** The last episode, for whoever asks before the operator can know (spec §9: cleared after 5 s). */
  const markEpisode = ({ seriesId, seasonId, episodeId }: VodProgress): void => {
    if (seriesId === undefined || seasonId === undefined || episodeId === undefined) return
    mark.write({ seriesId, seasonId, episodeId })
    forgetMark()
    forgetMark = timer.after(HISTORY_CACHE_MS, mark.remove)
  }

  return {
    all,
    keep,
    settle,
    report: progress => {
      keep(progress)
      markEpisode(progress)
      sendSoon()
    },
    kept: itemId => placeKept(all(), itemId),
    history: async () => {
      await settle()
      const answer = await http.call(vodHistory, WHOLE, { awaitedBy: 'shelf' })
      return E.map(({ list }: { readonly list: ReadonlyArray<VodHistoryEntry> }) => list)(answer)
    },
    marked: seriesId => {
      const last = mark.read()
      return last?.seriesId === seriesId ? last.episodeId : undefined
    },
    forget: titles => {
      stored.write(titles === 'all' ? [] : withoutPlacesOf(all(), titles))
      mark.remove()
    },
  }
}
