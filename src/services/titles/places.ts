import * as E from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../models/callFailure.ts'
import { tolerantArray } from '../../../models/codec/decode.ts'
import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { HISTORY_SIZE } from '../../../models/paging.ts'
import type { MetaId } from '../../../models/title.ts'
import { HISTORY_CACHE_MS, type VodHistoryEntry, VodHistoryMark, type VodProgress } from '../../../models/vodHistory.ts'
import {
  placeKept,
  restBefore,
  unsentPlaces,
  VodPlace,
  withoutPlacesOf,
  withPlace,
  withRefused,
  withSent,
} from '../../../models/vodPlace.ts'
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
  /** Kept, and told to the operator; what it does not take is told later. */
  readonly report: (progress: VodProgress) => void
  /** Where a movie or an episode was left unfinished, in seconds. */
  readonly kept: (itemId: MetaId) => number | undefined
  /** Tells the operator what it does not know yet, and waits no longer for it than a person would; nothing of it is lost. */
  readonly settle: () => Promise<void>
  /** What the account watched, as the operator has it after it was told. */
  readonly history: () => Promise<E.Either<CallFailure, ReadonlyArray<VodHistoryEntry>>>
  /** The episode of a series that was on a moment ago. */
  readonly marked: (seriesId: MetaId) => MetaId | undefined
  /** Nothing is left of these titles, or of any. */
  readonly forget: (titles: ReadonlyArray<MetaId> | 'all') => void
}

const WHOLE = { pageId: 1, pageSize: HISTORY_SIZE }

/** A list is there with the last place or, where the operator does not answer, without it. */
const PATIENCE_MS = SECOND
/** How long an operator is left alone that could not be reached. */
const UNHEARD_MS = MINUTE / 2

export const makePlaces = ({ http, clock, timer, tabs, storage }: PlacesParts): Places => {
  const stored = storage.value('user', 'vodPlaces', tolerantArray(VodPlace))
  const mark = storage.value('user', 'vodHistory', VodHistoryMark)
  const all = () => stored.read() ?? []
  let isDue = false
  let waiting: Promise<void> | undefined
  /** The operator left a report without an answer for so long that nobody waits for the next one. */
  let isDeaf = false
  let callOff = (): void => undefined
  let forgetMark = (): void => undefined

  const later = (ms: number): void => {
    callOff()
    callOff = timer.after(ms, tell)
  }

  /** In the order of what happened: the operator keeps the last one of each title. What it does not take holds up the rest. */
  const tellAll = async (): Promise<void> => {
    for (const place of unsentPlaces(all())) {
      const rest = restBefore(place, clock.now())
      if (rest > 0) return later(rest)
      const answer = await http.call(vodHistoryAdd, place.progress, { awaitedBy: 'nobody' })
      if (E.isRight(answer)) stored.write(withSent(all(), place))
      else if (answer.left.tag !== 'refused') return later(UNHEARD_MS)
      else {
        stored.write(withRefused(all(), place, clock.now()))
        return later(0)
      }
    }
  }

  /** One run that has not begun is enough: it tells all that there is when its turn comes. */
  const tell = (): Promise<void> => {
    waiting ??= tabs.alone('vodPlaces', () => {
      waiting = undefined
      return tellAll()
    })
    return waiting
  }

  const settle = async (): Promise<void> => {
    if (isDeaf || unsentPlaces(all()).length === 0) return
    let stopWaiting = (): void => undefined
    const patience = new Promise<void>(resolve => {
      stopWaiting = timer.after(PATIENCE_MS, () => {
        isDeaf = true
        resolve()
      })
    })
    const told = tell().then(() => {
      isDeaf = false
    })
    await Promise.race([told, patience])
    stopWaiting()
  }

  /** What is reported at one moment makes one call. */
  const sendSoon = (): void => {
    if (isDue) return
    isDue = true
    timer.after(0, () => {
      isDue = false
      void tell()
    })
  }

  const keep = (progress: VodProgress): void => {
    const [last] = all()
    const isKnown = last !== undefined && JSON.stringify(last.progress) === JSON.stringify(progress)
    if (!isKnown) stored.write(withPlace(all(), { progress, at: clock.now() }))
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
