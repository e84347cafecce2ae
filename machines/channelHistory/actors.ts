import { fromCallback, fromPromise } from 'xstate'
import type { LogicalChannelId } from '../../models/channel.ts'
import { unprovided } from '../kit/port.ts'
import type { ListWish } from '../kit/removableList.ts'
import { removalOf } from '../removal.ts'
import type { HistoryAnswer, HistoryNews, ReportAnswer } from './types.ts'

const loadHistory = fromPromise<HistoryAnswer, ListWish>(unprovided('loadHistory'))
/** Tells the operator what was watched in all tabs. */
const reportPlays = fromPromise<ReportAnswer>(unprovided('reportPlays'))
/** Counts how long each channel plays, keeps it on the device, and says what is there to be reported. */
const watchPlays = fromCallback<HistoryNews>(unprovided('watchPlays'))

export const channelHistoryActors = { loadHistory, reportPlays, removal: removalOf<LogicalChannelId>(), watchPlays }
