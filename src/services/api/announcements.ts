import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { fromCallback, fromPromise } from 'xstate'
import type {
  AnnouncementsCommand,
  AnnouncementsNews,
  announcementsMachine,
  SceneNews,
} from '../../../machines/announcements/index.ts'
import { Announcement, AnnouncementId } from '../../../models/announcement.ts'
import type { Scene } from '../../../models/announcementChoice.ts'
import { tolerantArray } from '../../../models/codec/decode.ts'
import { toId } from '../../../models/codec/id.ts'
import { Instant } from '../../../models/codec/instant.ts'
import { Language } from '../../../models/language.ts'
import { MessageId } from '../../../models/message.ts'
import { messageState, notices, publicNotices } from '../../../models/wire/messages.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { Http } from '../http/types.ts'
import type { PortsOf } from '../ports.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import { userIdIn, viewerIn } from '../storage/sessionStore.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import { makeSharedAnswer } from '../tabs/sharedAnswer.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { type RestParts, watchRest } from '../tabs/watchRest.ts'

export interface AnnouncementsParts extends RestParts {
  readonly http: Http
  readonly clock: ServerClock
  readonly tabs: Tabs
  readonly storage: DeviceStorage
  readonly language: () => Language
  readonly store: Pick<SessionStore, 'read'>
  /** Milliseconds between two questions. */
  readonly checkMs: () => number
  /** What is on screen, whether something more urgent than a popup is, and whether somebody types; hears of every change. */
  readonly onScene: (listener: (scene: Scene, isHeld: boolean, isTyping: boolean) => void) => () => void
}

/** What the operator announces, in the words of a language. */
const Announced = t.strict({ at: Instant, language: Language, noticeList: tolerantArray(Announcement) }, 'Announced')
type Announced = t.TypeOf<typeof Announced>

/** So many are remembered as read: more than an operator announces at a time. */
const MOST = 300

const loadingOf = (parts: AnnouncementsParts) => {
  const { http, clock, tabs, storage, language, store, checkMs } = parts
  const stored = storage.value('user', 'announcements', Announced)
  const personal = makeSharedAnswer({ tabs, stored, viewer: viewerIn(store) })
  const open = makeSharedAnswer({ tabs, stored: storage.value('device', 'announcements', Announced) })
  const askFor = (asked: typeof notices | typeof publicNotices) => async () => {
    const [at, spoken] = [clock.now(), language()]
    const answer = await http.call(asked, {}, { awaitedBy: 'nobody' })
    return E.map(({ noticeList }: Pick<Announced, 'noticeList'>) => ({ at, language: spoken, noticeList }))(answer)
  }
  const isFresh = (last: Announced): boolean =>
    last.language === language() && Math.abs(clock.now() - last.at) < checkMs() / 2
  return {
    load: () =>
      userIdIn(store) === undefined
        ? open.load({ isFresh, ask: askFor(publicNotices) })
        : personal.load({ isFresh, ask: askFor(notices) }),
    onAnswer: (heard: () => void) => {
      const stops = [personal, open].map(({ onAnswer }) => onAnswer(heard))
      return () => {
        for (const stop of stops) stop()
      }
    },
    /** Tells the operator what was read, unless another tab has done so. */
    tellRead: (id: AnnouncementId, msgId: MessageId) =>
      tabs.alone(stored.name, async () => {
        const last = stored.read()
        if (last?.noticeList.some(each => each.id === id && each.readStatus)) return E.right(id)
        const answer = await http.call(messageState, { msgId, state: 'READ' as const }, { awaitedBy: 'nobody' })
        if (E.isLeft(answer)) return answer
        if (last !== undefined)
          stored.write({
            ...last,
            noticeList: last.noticeList.map(each => (each.id === id ? { ...each, readStatus: true } : each)),
          })
        return E.right(id)
      }),
  }
}

/** What was read lies on the device for all tabs: it is never shown again here, also before the operator knows (MSG-04). */
const makeRead = ({ storage, tabs }: AnnouncementsParts) => {
  const stored = storage.value('user', 'readAnnouncements', tolerantArray(AnnouncementId))
  const read = () => stored.read() ?? []
  return {
    read,
    keep: (id: AnnouncementId) =>
      tabs.alone(stored.name, async () => stored.write([...read().filter(known => known !== id), id].slice(-MOST))),
    onChange: (heard: () => void) => tabs.onStorage(key => key === stored.name && heard()),
  }
}

/** The announcements' chart with the operator, the device, the other tabs and the screen behind it. */
export const announcementsPorts = (parts: AnnouncementsParts): PortsOf<typeof announcementsMachine> => {
  const { clock, onScene } = parts
  const announced = loadingOf(parts)
  const known = makeRead(parts)
  return {
    loadAnnouncements: fromPromise(async () =>
      E.map(({ noticeList }: Pick<Announced, 'noticeList'>) => noticeList)(await announced.load()),
    ),
    tellRead: fromPromise(async ({ input: { id } }) => {
      const msgId = toId(MessageId, id)
      if (id === undefined || msgId === undefined) throw new Error('Nothing was read')
      return announced.tellRead(id, msgId)
    }),
    watchScene: fromCallback<SceneNews>(({ sendBack }) =>
      onScene((scene, isHeld, isTyping) =>
        sendBack({ type: 'scene.changed', scene, isHeld, isTyping, now: clock.now() }),
      ),
    ),
    device: fromCallback<AnnouncementsCommand | AnnouncementsNews>(({ sendBack, receive }) => {
      const tell = (news: AnnouncementsNews): void => sendBack(news)
      const recall = (): void => tell({ type: 'read.recalled', read: known.read() })
      receive(command => {
        if (command.type === 'read.keep') known.keep(command.id).catch(() => undefined)
      })
      const stopRead = known.onChange(recall)
      const stopAnswers = announced.onAnswer(() => tell({ type: 'announcements.changedElsewhere' }))
      const stopRest = watchRest(parts, tell)
      recall()
      return () => {
        stopRead()
        stopAnswers()
        stopRest()
      }
    }),
  }
}
