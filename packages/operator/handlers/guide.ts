import * as E from 'fp-ts/lib/Either.js'
import { DAY, instant } from '../../../models/codec/instant.ts'
import { type EpgRecord, type UtcDay, utcDaysIn } from '../../../models/epg.ts'
import { type ChannelProgramme, type Programme, statusAt, textsIn } from '../../../models/programme.ts'
import type { ReminderKey } from '../../../models/reminder.ts'
import type * as guideEndpoints from '../../../models/wire/guide.ts'
import type { LineupChannel } from '../world/lineup.ts'
import { hashOf } from '../world/seed.ts'
import { type Call, forPublic, forSession, forUser, type HandlersOf, refuse } from './handler.ts'

const APP_ID = 'sintonia-web'
const MAX_DAYS = 30

const recordOf = (
  { operator }: Call,
  channel: LineupChannel,
  date: UtcDay,
  programs: ReadonlyArray<Programme>,
): EpgRecord[] =>
  channel.channel.epgId === undefined
    ? []
    : [
        {
          appId: APP_ID,
          epgId: channel.channel.epgId,
          date,
          isCatchup: channel.channel.canPlayBack,
          checksum: operator.guide.checksum(channel, date),
          programs,
        },
      ]

const reminderKey = ({ logicalChannelId, programId }: ReminderKey): string => `${logicalChannelId} ${programId}`

const listed = ({ channel }: LineupChannel, programme: Programme, call: Call): ChannelProgramme => ({
  ...programme,
  logicalChannelId: channel.logicalChannelId,
  channelName: channel.logicalChannelName,
  iconUrl: channel.iconUrl,
  epgStatus: statusAt(programme, call.now),
})

/** The programmes behind an account's reminders; those that are over are left out. */
const reminders = (call: Call, accountId: string): ReadonlyArray<ChannelProgramme> =>
  call.operator.store.entries.list(accountId, 'reminder').flatMap(({ key }) => {
    const [channelId = '', programId = ''] = key.split(' ')
    const channel = call.operator.lineup.byId.get(channelId)
    const programme = channel === undefined ? undefined : call.operator.guide.programme(channel, programId, call.now)
    if (channel === undefined || programme === undefined || programme.stop <= call.now) return []
    return [listed(channel, programme, call)]
  })

const programmeById = ({ operator, now }: Call, programId: string): Programme | undefined => {
  const channel = operator.lineup.byId.get(programId.slice(0, programId.lastIndexOf('-')))
  return channel === undefined ? undefined : operator.guide.programme(channel, programId, now)
}

export const guideHandlers: HandlersOf<typeof guideEndpoints> = {
  epgDay: forPublic(({ date, epgId, pastDays, futureDays, lang }, call) => {
    const channel = call.operator.lineup.byEpgId.get(epgId)
    if (channel === undefined) return refuse('notFound')
    const from = instant(date - Math.min(MAX_DAYS, pastDays) * DAY)
    const until = instant(date + (Math.min(MAX_DAYS, futureDays) + 1) * DAY)
    const epgList = utcDaysIn(from, until).flatMap(day => {
      const programmes = call.operator.guide.day(channel, day)
      return recordOf(
        call,
        channel,
        day,
        programmes.map(each => ({ ...each, ...textsIn(each, lang), translations: [] })),
      )
    })
    return E.right({ epgList })
  }),
  epgChecksums: forPublic((_, { operator, now }) =>
    E.right(
      operator.guide.days(now).map(date => {
        const epgCheckSumData = operator.lineup.channels.flatMap(channel => {
          const { epgId } = channel.channel
          return epgId === undefined ? [] : [{ epgId, epgChecksum: operator.guide.checksum(channel, date) }]
        })
        const sums = epgCheckSumData.map(({ epgChecksum }) => epgChecksum)
        return { date, dateCheckSum: hashOf(...sums).toString(36), epgCheckSumData }
      }),
    ),
  ),
  epgDays: forPublic(({ date, epgIdList }, { operator }) =>
    E.right({
      epgModelList: epgIdList.flatMap(epgId => {
        const channel = operator.lineup.byEpgId.get(epgId)
        if (channel === undefined) return []
        const epgDayList = [
          { date, checksum: operator.guide.checksum(channel, date), epgList: operator.guide.day(channel, date) },
        ]
        return [{ epgId, isCatchup: channel.channel.canPlayBack, epgDayList }]
      }),
    }),
  ),
  programmeTranslations: forSession(({ programIdList }, call) =>
    E.right({
      programList: programIdList.flatMap(programId => {
        const programme = programmeById(call, programId)
        return programme === undefined ? [] : [{ programId, multilingualList: programme.translations }]
      }),
    }),
  ),
  reminderList: forUser((_, call) => E.right({ subscribeList: reminders(call, call.account.accountId) })),
  reminderCreate: forUser(({ subscribeList }, { operator, account, now }) => {
    for (const mark of subscribeList) {
      operator.store.entries.put(account.accountId, 'reminder', reminderKey(mark), {}, now)
    }
    return E.right(undefined)
  }),
  reminderDelete: forUser(({ subscribeDeleteList }, { operator, account }) => {
    operator.store.entries.remove(account.accountId, 'reminder', subscribeDeleteList.map(reminderKey))
    return E.right(undefined)
  }),
}
