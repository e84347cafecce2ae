import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { fromCallback, fromPromise } from 'xstate'
import type { ChannelUpdatesEvent, channelUpdatesMachine, UpdatesWish } from '../../../machines/channelUpdates.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { DataState, DataType, UPDATE_POLL } from '../../../models/channelUpdate.ts'
import { tolerantArray } from '../../../models/codec/decode.ts'
import { Instant, instant } from '../../../models/codec/instant.ts'
import { channelUpdates } from '../../../models/wire/channelUpdates.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { Http } from '../http/types.ts'
import type { PortsOf } from '../ports.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import { viewerIn } from '../storage/sessionStore.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import { makeSharedAnswer } from '../tabs/sharedAnswer.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { type RestParts, watchRest } from '../tabs/watchRest.ts'

/** What had changed between two moments. */
const Updates = t.strict({ since: Instant, at: Instant, dataStates: tolerantArray(DataState) }, 'Updates')
type Updates = t.TypeOf<typeof Updates>

/** Of a tab that still runs: it asks every ten minutes. */
const isRecent = (last: Updates | undefined, since: Instant): last is Updates =>
  last !== undefined && last.at >= since - 2 * UPDATE_POLL

const reachingBack = (since: Instant, last: Updates | undefined): Instant =>
  isRecent(last, since) ? instant(Math.min(since, last.at)) : since

interface UpdatesParts extends RestParts {
  readonly http: Http
  readonly clock: ServerClock
  readonly tabs: Tabs
  readonly storage: DeviceStorage
  readonly store: SessionStore
}

/** The poll's chart. An answer that reaches back to the last one of any tab is good for all of them. */
export const channelUpdatesPorts = ({
  http,
  clock,
  tabs,
  timer,
  plays,
  storage,
  store,
}: UpdatesParts): PortsOf<typeof channelUpdatesMachine> => {
  const stored = storage.value('user', 'channelUpdates', Updates)
  const shared = makeSharedAnswer({ tabs, stored, viewer: viewerIn(store) })
  const asked = async (since: Instant): Promise<E.Either<CallFailure, Updates>> => {
    const at = clock.now()
    const dataChecks = DataType.values.map(dataType => ({ dataType, timestamp: since }))
    const answer = await http.call(channelUpdates, { dataChecks }, { awaitedBy: 'nobody' })
    return E.map(({ dataStates }: Pick<Updates, 'dataStates'>) => ({ since, at, dataStates }))(answer)
  }
  return {
    loadUpdates: fromPromise(async ({ input: { since } }) => {
      const isFresh = ({ since: from, at }: Updates): boolean =>
        from <= since && since <= at && clock.now() - at < UPDATE_POLL / 2
      const answer = await shared.load({ isFresh, ask: last => asked(reachingBack(since, last)) })
      return E.map(({ at, dataStates }: Updates) => ({ at, dataStates: at === since ? [] : dataStates }))(answer)
    }),
    watchNews: fromCallback<ChannelUpdatesEvent, UpdatesWish>(({ input: { since }, sendBack }) => {
      if (!isRecent(stored.read(), since)) stored.write({ since, at: since, dataStates: [] })
      const stopAnswers = shared.onAnswer(() => sendBack({ type: 'news.came' }))
      const stopRest = watchRest({ tabs, timer, plays }, sendBack)
      return () => {
        stopAnswers()
        stopRest()
      }
    }),
  }
}
