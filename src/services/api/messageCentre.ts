import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { fromCallback, fromPromise } from 'xstate'
import type { messageCentreMachine, UnreadNews } from '../../../machines/messageCentre/index.ts'
import { Instant } from '../../../models/codec/instant.ts'
import { Count } from '../../../models/codec/numeric.ts'
import { type Message, unreadAfter } from '../../../models/message.ts'
import { hasNextPage, PAGE_SIZE } from '../../../models/paging.ts'
import { messageList, messageState, unreadCount } from '../../../models/wire/messages.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { Http } from '../http/types.ts'
import type { PortsOf } from '../ports.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import { viewerIn } from '../storage/sessionStore.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import { makeSharedAnswer } from '../tabs/sharedAnswer.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { type RestParts, watchRest } from '../tabs/watchRest.ts'

export interface MessageCentreParts extends RestParts {
  readonly http: Http
  readonly clock: ServerClock
  readonly tabs: Tabs
  readonly storage: DeviceStorage
  readonly store: Pick<SessionStore, 'read'>
  /** Milliseconds between two questions. */
  readonly checkMs: () => number
}

interface Answered {
  readonly list: ReadonlyArray<Message>
  readonly total: number | undefined
}

/** How many are unread, for all tabs. */
const Unread = t.strict({ at: Instant, unread: Count }, 'Unread')
type Unread = t.TypeOf<typeof Unread>

/** The message centre's chart with the operator and the other tabs behind it (MSG-06). */
export const messageCentrePorts = ({
  http,
  clock,
  tabs,
  timer,
  plays,
  storage,
  store,
  checkMs,
}: MessageCentreParts): PortsOf<typeof messageCentreMachine> => {
  const stored = storage.value('user', 'unreadMessages', Unread)
  const shared = makeSharedAnswer({ tabs, stored, viewer: viewerIn(store) })
  const isFresh = ({ at }: Unread): boolean => Math.abs(clock.now() - at) < checkMs() / 2
  const ask = async () => {
    const at = clock.now()
    const answer = await http.call(unreadCount, {}, { awaitedBy: 'nobody' })
    return E.map((counted: { readonly unreadCount: number }) => ({ at, unread: counted.unreadCount }))(answer)
  }
  return {
    countUnread: fromPromise(async () => E.map(({ unread }: Unread) => unread)(await shared.load({ isFresh, ask }))),
    loadMessages: fromPromise(async ({ input: { pageId } }) => {
      const paging = { pageId, pageSize: PAGE_SIZE }
      const answer = await http.call(messageList, paging, { awaitedBy: 'shelf' })
      return E.map(({ list, total }: Answered) => ({
        messages: list,
        hasMore: hasNextPage(paging, list.length, total),
      }))(answer)
    }),
    tellRead: fromPromise(async ({ input: { msgId } }) => {
      if (msgId === undefined) throw new Error('Nothing was read')
      const answer = await http.call(messageState, { msgId, state: 'READ' as const }, { awaitedBy: 'nobody' })
      if (E.isLeft(answer)) return answer
      await tabs.alone(stored.name, async () => {
        const last = stored.read()
        if (last !== undefined) stored.write({ ...last, unread: unreadAfter(last.unread, 1) })
      })
      return E.right(msgId)
    }),
    watchTabs: fromCallback<UnreadNews>(({ sendBack }) => {
      const stopAnswers = shared.onAnswer(() => sendBack({ type: 'unread.changedElsewhere' }))
      const stopRest = watchRest({ tabs, timer, plays }, sendBack)
      return () => {
        stopAnswers()
        stopRest()
      }
    }),
  }
}
