import { fromCallback, fromPromise } from 'xstate'
import type { ScanCodeId } from '../../models/scanCode.ts'
import { unprovided } from '../kit/port.ts'
import type { AdmitOutput, CodeOutput, QrLoginEvent } from './types.ts'

const requestCode = fromPromise<CodeOutput>(unprovided('requestCode'))
/** Asks every 2 s, while the page is visible, what has become of the code (AUTH-03). */
const watchCode = fromCallback<QrLoginEvent, ScanCodeId | undefined>(unprovided('watchCode'))
/** Says at once, and every second, how much is left of so many milliseconds. */
const countDown = fromCallback<QrLoginEvent, number>(unprovided('countDown'))
/** Logs in with the code that was confirmed. */
const admitByCode = fromPromise<AdmitOutput, ScanCodeId | undefined>(unprovided('admitByCode'))

export const qrLoginActors = { requestCode, watchCode, countDown, admitByCode }
