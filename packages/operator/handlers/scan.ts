import * as E from 'fp-ts/lib/Either.js'
import { ScanCodeId } from '../../../models/scanCode.ts'
import type * as entranceEndpoints from '../../../models/wire/entrance.ts'
import { idOf } from '../world/ids.ts'
import { makeScanCodes, SCAN_SECONDS } from '../world/scanCodes.ts'
import { loginUser } from '../world/sessions.ts'
import { always, type Call, type HandlersOf, refuse } from './handler.ts'

type Calls = Pick<typeof entranceEndpoints, 'scanCode' | 'scanCodeInfo' | 'quickLoginToken' | 'scanCodeLogin'>

const codesOf = ({ operator }: Call) => makeScanCodes(operator.store.entries)

export const scanHandlers: HandlersOf<Calls> = {
  scanCode: always((_, call) => {
    const id = codesOf(call).create(call.now)
    return {
      scanCodeId: idOf(ScanCodeId, id),
      content: `${call.origin}/phone?code=${id}`,
      validSeconds: SCAN_SECONDS,
    }
  }),
  scanCodeInfo: always(({ scanCodeId }, call) => ({ scanCodeId, state: codesOf(call).stateOf(scanCodeId, call.now) })),
  quickLoginToken: ({ scanCodeId }, call) => {
    const token = codesOf(call).quickLoginToken(scanCodeId, call.now)
    return token === undefined ? refuse('notConfirmed') : E.right({ quickLoginToken: token })
  },
  scanCodeLogin: ({ scanCodeId, quickLoginToken }, call) => {
    const accountId = codesOf(call).redeem(scanCodeId, quickLoginToken, call.now)
    const account = accountId === undefined ? undefined : call.operator.store.accounts.byId(accountId)
    return account === undefined ? refuse('notConfirmed') : E.right(loginUser(call, account, 'scanCodeLogin'))
  },
}
