import * as E from 'fp-ts/lib/Either.js'
import { fromPromise } from 'xstate'
import type { Claimed, ClaimWish, remindersMachine } from '../../../machines/reminders/index.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { tolerantArray } from '../../../models/codec/decode.ts'
import type { ChannelProgramme } from '../../../models/programme.ts'
import { ReminderKey, type ReminderMark } from '../../../models/reminder.ts'
import { reminderCreate, reminderDelete, reminderList } from '../../../models/wire/guide.ts'
import type { Timer } from '../clock/timer.ts'
import type { Http } from '../http/types.ts'
import type { PortsOf } from '../ports.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { remindersDevice } from './remindersDevice.ts'
import { type NotificationParts, systemNotification } from './systemNotification.ts'

export interface RemindersParts extends NotificationParts {
  readonly http: Http
  readonly tabs: Tabs
  readonly timer: Timer
  readonly storage: DeviceStorage
  /** The channel that the player is on. */
  readonly watching: () => LogicalChannelId | undefined
  /** The channel is not to be named before whoever uses the device now (AHEAD-22). */
  readonly hides: (channelId: LogicalChannelId) => boolean
}

/** So many are remembered as announced: more than anybody has at a time. */
const MOST = 100
/** A tab that is seen has this long to announce it itself. */
const SEEN_FIRST = 500

const markOf = ({ logicalChannelId, programId, epgStatus = 'notStart' }: ChannelProgramme): ReminderMark => ({
  logicalChannelId,
  programId,
  epgStatus,
})

/** Which reminders were announced, by any tab: each is announced once (AHEAD-12). */
const makeAnnounced = ({ storage, tabs }: Pick<RemindersParts, 'storage' | 'tabs'>) => {
  const stored = storage.value('user', 'announcedReminders', tolerantArray(ReminderKey))
  const isAmong = (keys: ReadonlyArray<ReminderKey>) => (programme: ChannelProgramme) =>
    keys.some(
      ({ programId, logicalChannelId }) =>
        programId === programme.programId && logicalChannelId === programme.logicalChannelId,
    )
  return {
    isKnown: (programme: ChannelProgramme): boolean => isAmong(stored.read() ?? [])(programme),
    claim: ({ programmes }: ClaimWish): Promise<Pick<Claimed, 'mine' | 'theirs'>> =>
      tabs.alone('reminders', async () => {
        const known = stored.read() ?? []
        const theirs = programmes.filter(isAmong(known))
        const mine = programmes.filter(programme => !theirs.includes(programme))
        stored.write([...known, ...mine.map(markOf)].slice(-MOST))
        return { mine: mine.map(({ programId }) => programId), theirs: theirs.map(({ programId }) => programId) }
      }),
  }
}

const wait = ({ timer }: Pick<RemindersParts, 'timer'>, ms: number) =>
  new Promise<void>(resolve => timer.after(ms, resolve))

/** The reminders' chart with the operator, the device, the other tabs and the system behind it. */
export const remindersPorts = (parts: RemindersParts): PortsOf<typeof remindersMachine> => {
  const { http, watching, hides } = parts
  const announced = makeAnnounced(parts)
  const tell = systemNotification(parts)
  return {
    loadReminders: fromPromise(async () => {
      const answer = await http.call(reminderList, {}, { awaitedBy: 'nobody' })
      return E.map(({ subscribeList }: { readonly subscribeList: ReadonlyArray<ChannelProgramme> }) => subscribeList)(
        answer,
      )
    }),
    saveReminder: fromPromise(async ({ input: wish }) => {
      if (wish === undefined) return E.right(undefined)
      const mark = markOf(wish.programme)
      return wish.isReminded
        ? http.call(reminderCreate, { subscribeList: [mark] })
        : http.call(reminderDelete, { subscribeDeleteList: [mark] })
    }),
    claim: fromPromise(async ({ input: { programmes } }) => {
      const onScreen = watching()
      const claimed = await announced.claim({
        programmes: programmes.filter(
          ({ logicalChannelId }) => logicalChannelId !== onScreen && !hides(logicalChannelId),
        ),
      })
      const hidden = programmes.filter(({ logicalChannelId }) => hides(logicalChannelId))
      return { ...claimed, watching: onScreen, hidden: hidden.map(({ programId }) => programId) }
    }),
    notify: fromPromise(async ({ input: { programmes } }) => {
      await wait(parts, SEEN_FIRST)
      for (const programme of programmes)
        if (!announced.isKnown(programme) && !hides(programme.logicalChannelId)) tell(programme)
      return programmes.map(({ programId }) => programId)
    }),
    device: remindersDevice(parts),
  }
}
