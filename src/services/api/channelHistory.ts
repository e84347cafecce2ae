import * as E from 'fp-ts/lib/Either.js'
import { fromCallback, fromPromise } from 'xstate'
import type { channelHistoryMachine, HistoryNews } from '../../../machines/channelHistory/index.ts'
import { withoutRemoved } from '../../../machines/removal.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { ChannelPlay, mergePlays, playsSince, WATCHED } from '../../../models/channelHistory.ts'
import { tolerantArray } from '../../../models/codec/decode.ts'
import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { channelHistoryCreate, channelHistoryDelete, channelHistoryList } from '../../../models/wire/channelHistory.ts'
import { every } from '../clock/every.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { Timer } from '../clock/timer.ts'
import type { AwaitedBy, Http } from '../http/types.ts'
import type { Remove } from '../lists/removals.ts'
import type { PortsOf } from '../ports.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import type { Tabs } from '../tabs/tabs.ts'

export interface ChannelHistoryParts {
  readonly http: Http
  readonly clock: ServerClock
  readonly timer: Timer
  readonly tabs: Tabs
  readonly storage: DeviceStorage
  readonly store: Pick<SessionStore, 'read'>
  /** The channel that plays at this moment, live or of its recordings. */
  readonly playing: () => LogicalChannelId | undefined
}

type Plays = ReadonlyArray<ChannelPlay>

/** Between two looks nobody can have watched longer: the device was asleep. */
const LONGEST_LOOK = MINUTE

/** What was watched and is not yet reported lies on the device, for all tabs, until the operator has taken it. */
const makeUnsent = ({ storage, store, tabs }: ChannelHistoryParts) => {
  const stored = storage.value('user', 'channelPlays', tolerantArray(ChannelPlay))
  const read = (): Plays => stored.read() ?? []
  const accountId = () => store.read()?.account.accountId
  return {
    name: stored.name,
    read,
    /** The session may have ended meanwhile: then nothing of it is kept. */
    change: async (change: (plays: Plays) => Plays): Promise<Plays> => {
      const owner = accountId()
      return tabs.alone('channelPlays', async () => {
        if (owner !== undefined && owner === accountId()) stored.write(change(read()))
        return read()
      })
    },
  }
}

/** Looks every second at what plays: a channel counts from ten seconds on. */
const countPlays = (
  { clock, timer, playing }: ChannelHistoryParts,
  note: (play: ChannelPlay) => void,
): (() => void) => {
  let channelId = playing()
  let lookedAt = clock.ticks()
  let uncounted = 0
  let isWatched = false
  const count = (): void => {
    if (channelId === undefined || uncounted < SECOND) return
    note({ logicalChannelId: channelId, updateTime: clock.now(), playDuration: Math.round(uncounted / SECOND) })
    uncounted = 0
    isWatched = true
  }
  const look = (): void => {
    const now = clock.ticks()
    uncounted += Math.min(now - lookedAt, LONGEST_LOOK)
    lookedAt = now
    const present = playing()
    if (present === channelId) {
      if (uncounted >= WATCHED) count()
      return
    }
    if (isWatched) count()
    channelId = present
    uncounted = 0
    isWatched = false
  }
  return every(timer, SECOND, look)
}

/** A report and a deletion never cross each other. */
const inTurn = <A>({ tabs }: ChannelHistoryParts, call: () => Promise<A>): Promise<A> =>
  tabs.alone('channelHistory', call)

const load = async ({ http }: ChannelHistoryParts, awaitedBy: AwaitedBy) => {
  const answer = await http.call(channelHistoryList, {}, { awaitedBy })
  return E.map(({ playHistoryList }: { readonly playHistoryList: Plays }) => mergePlays(playHistoryList))(answer)
}

export const removeChannelPlays =
  (parts: ChannelHistoryParts): Remove<LogicalChannelId> =>
  (_, removal) =>
    inTurn(parts, async () => {
      const plays =
        removal === 'all'
          ? await load(parts, 'shelf')
          : E.right(removal.map(logicalChannelId => ({ logicalChannelId })))
      if (E.isLeft(plays)) return plays
      const playHistoryDeleteList = plays.right.map(({ logicalChannelId }) => ({ logicalChannelId }))
      const answer = await parts.http.call(channelHistoryDelete, { playHistoryDeleteList }, { awaitedBy: 'shelf' })
      if (E.isRight(answer))
        await makeUnsent(parts).change(all => withoutRemoved(all, removal, each => each.logicalChannelId))
      return answer
    })

/** The channels that were watched, with the operator, the device, the other tabs and the player behind them (CHAN-09). */
export const channelHistoryPorts = (parts: ChannelHistoryParts): PortsOf<typeof channelHistoryMachine> => {
  const { http, tabs } = parts
  const unsent = makeUnsent(parts)
  return {
    loadHistory: fromPromise(({ input: { isAwaited } }) => load(parts, isAwaited ? 'shelf' : 'nobody')),
    reportPlays: fromPromise(() =>
      inTurn(parts, async () => {
        const plays = unsent.read()
        if (plays.length === 0) return E.right({ reported: plays, unsent: plays })
        const answer = await http.call(channelHistoryCreate, { playHistoryList: plays }, { awaitedBy: 'nobody' })
        if (E.isLeft(answer)) return answer
        return E.right({ reported: plays, unsent: await unsent.change(all => playsSince(all, plays)) })
      }),
    ),
    watchPlays: fromCallback<HistoryNews>(({ sendBack }) => {
      const tell = (plays: Plays): void => sendBack({ type: 'plays.noted', unsent: plays })
      const stopCounting = countPlays(parts, play => {
        unsent.change(plays => mergePlays([...plays, play])).then(tell, () => undefined)
      })
      const stopListening = tabs.onStorage(key => {
        if (key === unsent.name) tell(unsent.read())
      })
      tell(unsent.read())
      return () => {
        stopCounting()
        stopListening()
      }
    }),
  }
}
