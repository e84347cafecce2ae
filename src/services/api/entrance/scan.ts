import * as E from 'fp-ts/lib/Either.js'
import type { AdmitOutput, CodeOutput, QrLoginEvent } from '../../../../machines/qrLogin/index.ts'
import { SECOND } from '../../../../models/codec/instant.ts'
import { QUICK_LOGIN_PENDING } from '../../../../models/errCode.ts'
import { SCAN_POLL_MS, type ScanCodeId, type ScanState } from '../../../../models/scanCode.ts'
import * as entranceEndpoints from '../../../../models/wire/entrance.ts'
import { eachSecond } from '../../clock/eachSecond.ts'
import type { ServerClock } from '../../clock/serverClock.ts'
import type { Timer } from '../../clock/timer.ts'
import type { Http } from '../../http/types.ts'
import type { Tabs } from '../../tabs/tabs.ts'
import type { PendingLogin } from './pendingLogin.ts'

export interface ScanParts {
  readonly http: Http
  readonly pending: Pick<PendingLogin, 'admit'>
  readonly clock: Pick<ServerClock, 'ticks'>
  readonly timer: Timer
  readonly tabs: Pick<Tabs, 'isVisible'>
}

const UNSEEN = { token: 'none', awaitedBy: 'nobody', isNeeded: true } as const

/** QR login's ports. The token of a confirmed code stays here: no chart holds one. */
export const makeScan = ({ http, pending, clock, timer, tabs }: ScanParts) => {
  let confirmed: { readonly scanCodeId: ScanCodeId; readonly quickLoginToken: string } | undefined

  /** 10101149 says that nobody has confirmed yet, and is no error (spec §8). */
  const stateOf = async (scanCodeId: ScanCodeId): Promise<ScanState | undefined> => {
    const pending = { ...UNSEEN, hideErrorTip: [QUICK_LOGIN_PENDING] }
    const token = await http.call(entranceEndpoints.quickLoginToken, { scanCodeId }, pending)
    if (E.isRight(token)) {
      confirmed = { scanCodeId, quickLoginToken: token.right.quickLoginToken }
      return 'CONFIRMED'
    }
    const info = await http.call(entranceEndpoints.scanCodeInfo, { scanCodeId }, UNSEEN)
    return E.isRight(info) && info.right.state !== 'CONFIRMED' ? info.right.state : undefined
  }

  return {
    requestCode: async (): Promise<CodeOutput> => {
      const answer = await http.call(entranceEndpoints.scanCode, {}, UNSEEN)
      if (E.isLeft(answer)) return answer
      const { scanCodeId, content, validSeconds } = answer.right
      return E.right({ scanCodeId, content, lifeMs: validSeconds * SECOND })
    },

    watchCode: (scanCodeId: ScanCodeId, tell: (event: QrLoginEvent) => void): (() => void) => {
      let isOver = false
      let stopTimer = (): void => undefined
      const ask = async (): Promise<void> => {
        const state = tabs.isVisible() ? await stateOf(scanCodeId) : undefined
        if (isOver) return
        stopTimer = timer.after(SCAN_POLL_MS, ask)
        if (state !== undefined) tell({ type: 'scan.moved', state })
      }
      stopTimer = timer.after(SCAN_POLL_MS, ask)
      return () => {
        isOver = true
        stopTimer()
      }
    },

    countDown: (lifeMs: number, tell: (event: QrLoginEvent) => void): (() => void) => {
      const end = clock.ticks() + lifeMs
      const left = (): number => Math.max(0, Math.ceil((end - clock.ticks()) / SECOND))
      return eachSecond(timer, left, seconds => tell({ type: 'countdown.ticked', secondsLeft: seconds }))
    },

    admitByCode: async (scanCodeId: ScanCodeId | undefined): Promise<AdmitOutput> => {
      if (confirmed === undefined || confirmed.scanCodeId !== scanCodeId) return E.left({ tag: 'expired' })
      const answer = await http.call(entranceEndpoints.scanCodeLogin, confirmed, { token: 'none', hideErrorTip: 'all' })
      return E.isLeft(answer) ? answer : E.right(pending.admit(answer.right))
    },
  }
}
