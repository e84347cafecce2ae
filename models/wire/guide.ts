import * as t from 'io-ts'
import { EpgId, LogicalChannelId } from '../channel.ts'
import { tolerantArray } from '../codec/decode.ts'
import { NoFields, Nothing } from '../codec/nothing.ts'
import { Count } from '../codec/numeric.ts'
import { EpgDayChecksum, EpgModel, EpgRecord, UtcDay } from '../epg.ts'
import { Language } from '../language.ts'
import { ChannelProgrammeFromWire, ProgramId, Translation } from '../programme.ts'
import { ReminderKey, ReminderMark } from '../reminder.ts'
import { liveCall } from './liveCall.ts'

// Spec §7, Live and channel: programmes and their reminders.

export const epgDay = liveCall({
  name: 'epgDay',
  path: '/api/programs/commercial/web/epg/query/v1',
  maxAge: 0,
  request: t.strict(
    { date: UtcDay, epgId: EpgId, channelId: LogicalChannelId, pastDays: Count, futureDays: Count, lang: Language },
    'EpgDayRequest',
  ),
  response: t.strict({ epgList: tolerantArray(EpgRecord) }, 'EpgDayResult'),
})

export const epgChecksums = liveCall({
  name: 'epgChecksums',
  path: '/api/programs/commercial/web/checksum/query/v1',
  maxAge: 60,
  request: NoFields,
  response: tolerantArray(EpgDayChecksum),
})

export const epgDays = liveCall({
  name: 'epgDays',
  path: '/api/programs/commercial/web/epg/query/v2',
  maxAge: 0,
  request: t.strict({ date: UtcDay, epgIdList: t.readonlyArray(EpgId) }, 'EpgDaysRequest'),
  response: t.strict({ epgModelList: tolerantArray(EpgModel) }, 'EpgDaysResult'),
})

export const programmeTranslations = liveCall({
  name: 'programmeTranslations',
  path: '/api/programs/commercial/epg/multilingual/query',
  request: t.strict({ programIdList: t.readonlyArray(ProgramId) }, 'ProgrammeTranslationsRequest'),
  response: t.strict(
    {
      programList: tolerantArray(
        t.strict({ programId: ProgramId, multilingualList: tolerantArray(Translation) }, 'ProgrammeTranslations'),
      ),
    },
    'ProgrammeTranslationsResult',
  ),
})

export const reminderList = liveCall({
  name: 'reminderList',
  path: '/api/programs/commercial/subscribe/list',
  request: NoFields,
  response: t.strict({ subscribeList: tolerantArray(ChannelProgrammeFromWire) }, 'ReminderListResult'),
})

export const reminderCreate = liveCall({
  name: 'reminderCreate',
  path: '/api/programs/commercial/subscribe/create',
  request: t.strict({ subscribeList: t.readonlyArray(ReminderMark) }, 'ReminderCreateRequest'),
  response: Nothing,
})

export const reminderDelete = liveCall({
  name: 'reminderDelete',
  path: '/api/programs/commercial/subscribe/delete',
  request: t.strict({ subscribeDeleteList: t.readonlyArray(ReminderKey) }, 'ReminderDeleteRequest'),
  response: Nothing,
})
