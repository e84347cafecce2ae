import * as t from 'io-ts'
import { id } from './codec/id.ts'
import { SECOND } from './codec/instant.ts'
import { Count } from './codec/numeric.ts'
import { fallback, lenient, oneOf } from './codec/optional.ts'
import { Text } from './codec/text.ts'

export const ScanCodeId = id('ScanCodeId')
export type ScanCodeId = t.TypeOf<typeof ScanCodeId>

/** Polling of a QR login and its renewals (contract, Session). */
export const SCAN_POLL_MS = 2 * SECOND
export const SCAN_RENEWALS = 3
/** A code lives so long where the operator does not say it. */
const SCAN_CODE_SECONDS = 120

/** A code to show as QR: `content` is what the mobile app reads, `validSeconds` how long it lives. */
export const ScanCode = t.strict(
  { scanCodeId: ScanCodeId, content: Text, validSeconds: fallback(Count, SCAN_CODE_SECONDS) },
  'ScanCode',
)
export type ScanCode = t.TypeOf<typeof ScanCode>

export const ScanState = oneOf('ScanState', ['WAITING', 'SCANNED', 'CONFIRMED', 'REFUSED', 'EXPIRED'])
export type ScanState = t.TypeOf<typeof ScanState>

/** Where a code stands; an unknown state means: keep waiting. */
export const ScanCodeInfo = t.strict({ scanCodeId: ScanCodeId, state: lenient(ScanState, 'WAITING') }, 'ScanCodeInfo')
export type ScanCodeInfo = t.TypeOf<typeof ScanCodeInfo>

export const QuickLoginToken = t.strict({ quickLoginToken: Text }, 'QuickLoginToken')
export type QuickLoginToken = t.TypeOf<typeof QuickLoginToken>
