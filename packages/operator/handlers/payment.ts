import * as E from 'fp-ts/lib/Either.js'
import type * as paymentEndpoints from '../../../models/wire/payment.ts'
import { isOwnTelevision } from '../options.ts'
import type { Account } from '../store/accounts.ts'
import { plans } from '../world/plans.ts'
import { currentInfo } from '../world/sessions.ts'
import { always, forUser, type HandlersOf, refuse } from './handler.ts'

const RECHARGE_DAYS = 30

/** Codes that end in an even digit are good, each once; others were never printed. */
const isPrinted = (code: string): boolean => /^\d{15}[02468]$/.test(code)

const recharged = (account: Account, until: number): Account => {
  const { detail } = account
  const rechargeStatus =
    detail.rechargeStatus === 'MEMBER_SITE' || detail.rechargeStatus === 'BOTH' ? 'BOTH' : 'RECHARGED'
  const planId = detail.productId === 'full' ? detail.planId : undefined
  return { ...account, detail: { ...detail, productId: 'full', planId, expiredTs: until, rechargeStatus } }
}

const rechargeEnd = ({ detail }: Account, now: number): number =>
  Math.max(now, detail.productId === 'full' ? (detail.expiredTs ?? now) : now) + RECHARGE_DAYS * 86_400_000

export const paymentHandlers: HandlersOf<typeof paymentEndpoints> = {
  planList: always((_, { origin, operator }) => ({
    planList: isOwnTelevision(operator.settings) ? [] : plans(origin, operator.lineup.channels),
  })),
  recharge: forUser(({ rechargeCodePassword }, call) => {
    const { entries, accounts } = call.operator.store
    if (!isPrinted(rechargeCodePassword)) return refuse('wrongRechargeCode')
    if (entries.get('*', 'rechargeCode', rechargeCodePassword) !== undefined) return refuse('usedRechargeCode')
    entries.put('*', 'rechargeCode', rechargeCodePassword, { accountId: call.account.accountId }, call.now)
    const account = recharged(call.account, rechargeEnd(call.account, call.now))
    accounts.save(account)
    call.operator.conditions.changedAt.set('CHANNEL_AUTH', call.now)
    return E.right({ accountInfo: currentInfo({ ...call, account }, call.session) })
  }),
}
