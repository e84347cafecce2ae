import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { Announcement, AnnouncementId } from '../../../models/announcement.ts'
import { HOUR, type Instant, instant } from '../../../models/codec/instant.ts'
import { optional } from '../../../models/codec/optional.ts'
import { type Message, MessageId } from '../../../models/message.ts'
import type { Call } from '../handlers/handler.ts'
import { isOwnTelevision } from '../options.ts'
import { OPERATOR } from '../store/entries.ts'
import { letters, type Notice, notices } from './data/notices.ts'
import { idOf } from './ids.ts'

/** Read marks belong to an account, or to a guest's device. */
export const readerOf = ({ session, deviceFingerprint }: Call): string =>
  session?.accountId ?? `device-${deviceFingerprint}`

const builtIn = (
  { id, modes, priority, text, passes, colours }: Notice,
  { language, operator }: Call,
): Announcement => ({
  id: idOf(AnnouncementId, id),
  msg: text[language],
  priority,
  displayMode: modes,
  readStatus: false,
  properties: { backgroundcolor: colours?.background, textcolor: colours?.text, textsize: colours?.size },
  displayInterval: passes > 1 ? 20 : 0,
  displayTimes: passes,
  displayChannel: [],
  createTime: operator.conditions.startedAt,
})

/** Announcements that a test or an editor pushed while it runs. */
const pushed = ({ operator }: Call): ReadonlyArray<Announcement> =>
  operator.store.entries.list(OPERATOR, 'pushedAnnouncement').flatMap(({ key, value, at }) => {
    const given = typeof value === 'object' && value !== null ? value : {}
    const made = Announcement.decode({ ...given, id: key, createTime: at })
    return E.isRight(made) ? [made.right] : []
  })

export const announcementsFor = (call: Call, forUser: boolean): ReadonlyArray<Announcement> => {
  const { settings, store } = call.operator
  const { entries } = store
  const read = new Set(entries.list(readerOf(call), 'announcementRead').map(({ key }) => key))
  const isTold = settings.notices && !isOwnTelevision(settings)
  const own = isTold ? notices.filter(({ isPublic }) => forUser || isPublic) : []
  return [...own.map(each => builtIn(each, call)), ...pushed(call)].map(each => ({
    ...each,
    readStatus: read.has(each.id),
  }))
}

const PushedMessage = t.type({ title: t.string, content: t.string, url: optional(t.string) }, 'PushedMessage')

interface Letter extends Pick<Message, 'title' | 'content'> {
  readonly url?: string | undefined
}

const messageOf = (id: string, { title, content, url }: Letter, createTime: Instant, isRead: boolean): Message => ({
  msgId: idOf(MessageId, id),
  title,
  content,
  state: isRead ? 'READ' : 'UNREAD',
  createTime,
  url,
  category: undefined,
})

/** The message centre of an account, newest first. */
export const messagesFor = (call: Call): ReadonlyArray<Message> => {
  const { operator, language } = call
  const { entries } = operator.store
  const states = new Map(entries.list(readerOf(call), 'messageState').map(({ key, value }) => [key, value]))
  const isRead = (id: string): boolean => states.get(id) === 'READ'
  const told = isOwnTelevision(operator.settings) ? [] : letters
  const own = told.map(({ id, hoursAgo, title, text, url }) => {
    const at = instant(operator.conditions.startedAt - hoursAgo * HOUR)
    return messageOf(id, { title: title[language], content: text[language], url }, at, isRead(id))
  })
  const extra = entries.list(OPERATOR, 'pushedMessage').flatMap(({ key, value, at }) => {
    const made = PushedMessage.decode(value)
    return E.isRight(made) ? [messageOf(key, made.right, instant(at), isRead(key))] : []
  })
  return [...extra, ...own].toSorted((one, other) => other.createTime - one.createTime)
}
