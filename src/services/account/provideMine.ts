import * as E from 'fp-ts/lib/Either.js'
import { fromCallback, fromPromise } from 'xstate'
import type { PlansOutput, purchaseMachine, RenewOutput, ShopLeft } from '../../../machines/purchase.ts'
import type { DraftChanged, RechargeOutput, rechargeMachine } from '../../../machines/recharge.ts'
import type { AccountId } from '../../../models/account.ts'
import type { Deployment } from '../../../models/deployment.ts'
import type { Language } from '../../../models/language.ts'
import type { Plan } from '../../../models/plan.ts'
import * as paymentEndpoints from '../../../models/wire/payment.ts'
import type { SessionApi } from '../api/session.ts'
import type { PortsOf } from '../ports.ts'
import { sessionOf } from '../storage/sessionStore.ts'
import type { Tabs } from '../tabs/tabs.ts'
import type { OwnAccountServices } from './ownAccount.ts'
import { type Shop, shopAddress } from './shop.ts'

export interface MineParts extends OwnAccountServices {
  readonly session: Pick<SessionApi, 'renewTokens'>
  readonly tabs: Pick<Tabs, 'onVisibility' | 'onStorage'>
  readonly deployment: () => Pick<Deployment, 'memberSiteUrl'>
  readonly language: () => Language
  readonly window: Pick<Window, 'open'> & { readonly location: Pick<Location, 'origin'> }
}

const EXPIRED = { tag: 'expired' } as const

const shopOf = ({ store, deployment, language, window }: MineParts): Shop => ({
  memberSite: deployment().memberSiteUrl,
  origin: window.location.origin,
  token: store.read()?.tokens.memberSiteToken,
  language: language(),
})

/** Opened in a tab that knows nothing of this one: no opener, no referrer (BUY-02). */
const openShop = (parts: MineParts, plan: Plan | undefined): void => {
  const address = shopAddress(shopOf(parts), plan)
  if (address !== undefined) parts.window.open(address, '_blank', 'noopener,noreferrer')
}

/** The plans of this account; one whose page is not at the member site cannot be paid. */
const loadPlans = async (parts: MineParts): Promise<PlansOutput> => {
  const loginId = parts.store.read()?.account.accountId
  if (loginId === undefined) return E.left(EXPIRED)
  const answer = await parts.http.call(paymentEndpoints.planList, { loginId }, { awaitedBy: 'shelf' })
  if (E.isLeft(answer)) return answer
  const shop = shopOf(parts)
  return E.right(
    answer.right.planList.map(plan => (shopAddress(shop, plan) === undefined ? { ...plan, url: undefined } : plan)),
  )
}

/** Redeems a code for the account that is signed in; what the operator says of the account is kept (BUY-03). */
const redeem = async ({ http, store }: MineParts, rechargeCodePassword: string): Promise<RechargeOutput> => {
  const before = store.read()
  if (before === undefined) return E.left(EXPIRED)
  const { accountId, virtualCode, loginMethod } = before.account
  const answer = await http.call(
    paymentEndpoints.recharge,
    { accountId, rechargeCodePassword, virtualCode },
    { hideErrorTip: 'all' },
  )
  if (E.isLeft(answer)) return answer
  const now = store.read()
  if (now?.account.accountId !== accountId) return E.left(EXPIRED)
  const account = { ...(answer.right.accountInfo ?? now.account), loginMethod }
  store.save({ account, tokens: now.tokens })
  return E.right(sessionOf({ account }))
}

/** New tokens bring what the account has bought meanwhile. */
export const renewRights = async ({ store, session }: MineParts): Promise<RenewOutput> => {
  const before = JSON.stringify(store.read()?.account.subscriptionList)
  const answer = await session.renewTokens()
  if (E.isLeft(answer)) return answer
  const { account } = answer.right
  return E.right({ session: answer.right, hasMore: JSON.stringify(account.subscriptionList) !== before })
}

/** What the account may buy, and the member site where it does. */
export const purchasePorts = (parts: MineParts): PortsOf<typeof purchaseMachine> => ({
  loadPlans: fromPromise(() => loadPlans(parts)),
  visitShop: fromCallback<ShopLeft, { readonly plan: Plan | undefined }>(({ input, sendBack }) => {
    openShop(parts, input.plan)
    return parts.tabs.onVisibility(isVisible => {
      if (isVisible) sendBack({ type: 'shop.left' })
    })
  }),
  renewRights: fromPromise(() => renewRights(parts)),
})

/** A code is redeemed at the operator; what was typed of it is known again when the page comes back. */
export const rechargePorts = (parts: MineParts): PortsOf<typeof rechargeMachine> => {
  const { store } = parts
  let draft: { readonly accountId: AccountId; readonly rechargeCode: string } | undefined
  return {
    redeem: fromPromise(({ input }) => redeem(parts, input.rechargeCode)),
    draft: fromCallback<DraftChanged>(({ sendBack, receive }) => {
      const accountId = store.read()?.account.accountId
      if (accountId === undefined) return
      if (draft?.accountId === accountId && draft.rechargeCode !== '')
        sendBack({ type: 'draft.recalled', rechargeCode: draft.rechargeCode })
      receive(({ rechargeCode }) => {
        draft = { accountId, rechargeCode }
      })
    }),
  }
}
