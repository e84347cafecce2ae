import { fromCallback, fromPromise } from 'xstate'
import { unprovided } from '../port.ts'
import type { ForgetAnswer, ForgetWish, HistoryAnswer, HistoryNews, LoadWish, ReportAnswer } from './types.ts'

const loadHistory = fromPromise<HistoryAnswer, LoadWish>(unprovided('loadHistory'))
/** Tells the operator what was watched in all tabs. */
const reportPlays = fromPromise<ReportAnswer>(unprovided('reportPlays'))
const forgetChannels = fromPromise<ForgetAnswer, ForgetWish>(unprovided('forgetChannels'))
/** Counts how long each channel plays, keeps it on the device, and says what is there to be reported. */
const watchPlays = fromCallback<HistoryNews>(unprovided('watchPlays'))

export const channelHistoryActors = { loadHistory, reportPlays, forgetChannels, watchPlays }
