import type { Words } from '@sintonia/statechart-book'
import { duration } from '@sintonia/statechart-book'
import { backOffMs } from '../../../machines/engine/transitions.ts'
import { BROADCAST_POLL, QUIET_BROADCAST_POLL } from '../../../models/broadcast.ts'
import { MINUTE } from '../../../models/codec/instant.ts'
import { waitAfter } from '../../../models/kidsPin.ts'
import { defaultLayoutConfig, playHistoryReportMs } from '../../../models/layoutConfig.ts'
import { defaultReminderPreferences } from '../../../models/reminder.ts'
import { SLEEP_CHOICES, SLEEP_NOTICE } from '../../../models/sleepChoice.ts'
import { LIVE_STALL_RELOAD, RECORDING_STALL } from '../../../models/timeShift.ts'

const sleepTimes = SLEEP_CHOICES.filter(choice => typeof choice === 'number')

const firstWait = Array.from({ length: 10 }, (_, tries) => waitAfter(tries)).find(wait => wait > 0) ?? 0

const checks = `${duration(defaultLayoutConfig.msg_chk_int)}, or what the operator wishes`

/** How long a delay is that is worked out anew each time, by chart and name: it completes `after ...`. */
export const LENGTHS: Readonly<Record<string, Words>> = {
  announcements: { checkInterval: checks, rest: 'the time until the next one may be shown' },
  broadcast: {
    untilAlarm: 'the time until the announced beginning or end',
    manifestPoll: `${duration(BROADCAST_POLL)} while a broadcast is on or near, else ${duration(QUIET_BROADCAST_POLL)}`,
  },
  channelHistory: {
    reportInterval: `${duration(playHistoryReportMs(defaultLayoutConfig))}, or what the operator wishes`,
  },
  engine: {
    stallLimit: `${duration(LIVE_STALL_RELOAD)} live, ${duration(RECORDING_STALL)} in a recording`,
    backOff: `${duration(backOffMs(0))}, twice as long at every try, ${duration(backOffMs(Number.MAX_SAFE_INTEGER))} at most`,
  },
  kidsMode: { penalty: `${duration(firstWait)}, twice as long each time, ${duration(waitAfter(1_000))} at most` },
  marquee: { restOfWay: 'the rest of its way' },
  messageCentre: { checkInterval: checks },
  reminders: {
    untilAlarm: `the time until ${duration(defaultReminderPreferences.lead)}, or another chosen lead, before a programme`,
  },
  sleepTimer: {
    untilNotice: `${sleepTimes.map(minutes => duration(minutes * MINUTE - SLEEP_NOTICE)).join(', ')}, as chosen`,
    noticeTime: `${duration(SLEEP_NOTICE)} at most`,
  },
}
