import { left, right } from 'fp-ts/lib/Either.js'
import { qrLoginMachine, type ShownCode } from '../../../machines/qrLogin/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { toId } from '../../../models/codec/id.ts'
import { MINUTE } from '../../../models/codec/instant.ts'
import { ScanCodeId } from '../../../models/scanCode.ts'
import { chartModel } from '../../paths/model.ts'

const OFFLINE: CallFailure = { tag: 'offline' }

const scanCodeId = toId(ScanCodeId, 'code')
if (scanCodeId === undefined) throw new Error('The id of a test does not fit its codec')

export const shown: ShownCode = { scanCodeId, content: 'https://tv.example/phone?code=code', lifeMs: 2 * MINUTE }

export const qrLoginModel = chartModel({
  machine: qrLoginMachine,
  input: undefined,
  events: {
    'viewer.showCode': [{ type: 'viewer.showCode' }],
    'viewer.hideCode': [{ type: 'viewer.hideCode' }],
    'viewer.renewCode': [{ type: 'viewer.renewCode' }],
    'network.restored': [{ type: 'network.restored' }],
    'scan.moved': (['WAITING', 'SCANNED', 'CONFIRMED', 'REFUSED', 'EXPIRED'] as const).map(state => ({
      type: 'scan.moved' as const,
      state,
    })),
    'countdown.ticked': [100, 0].map(secondsLeft => ({ type: 'countdown.ticked' as const, secondsLeft })),
  },
  outcomes: {
    requestCode: [right(shown), left(OFFLINE)],
    admitByCode: [right({ mustChangePassword: false }), left(OFFLINE)],
  },
  project: ({ code, renewals, admission }) => [code, renewals, admission],
  equivalent: {
    'swap order with the next branch @ qrLogin.shown|scan.moved|0': 'a code is in one state at a time',
    'swap order with the next branch @ qrLogin.shown|scan.moved|1': 'a code is in one state at a time',
  },
  invariants: {
    '[AUTH-03] a code is renewed by itself three times at most': ({ context }) => context.renewals <= 3,
    '[AUTH-03] nobody is let in but by a code that was confirmed': ({ value, context }) =>
      (context.admission !== undefined) === (value === 'done'),
    '[AUTH-03] what is not on screen has no code': ({ value, context }) =>
      value !== 'hidden' || context.code === undefined,
  },
})
