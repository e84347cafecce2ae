import { DAY } from '../../../models/codec/instant.ts'
import { isOwnTelevision } from '../options.ts'
import type { Account } from '../store/accounts.ts'
import type { Operator } from '../world/operator.ts'
import { type Offer, planNamed } from '../world/plans.ts'
import { type Exchange, type Route, readBody, sendHtml } from './exchange.ts'
import { escapeHtml, page } from './page.ts'

const TOKEN_FIELDS = ['token', 'memberSiteToken']

const accountOf = ({ store, clock }: Operator, params: URLSearchParams): Account | undefined => {
  const token = TOKEN_FIELDS.map(field => params.get(field)).find(value => value !== null)
  const session = token === undefined ? undefined : store.tokens.sessionOf(token ?? '', 'memberSite', clock.now())
  return session === undefined ? undefined : store.accounts.byId(session.accountId)
}

const DAYS = { MONTH: 30, YEAR: 365 } as const

/** What paying does: the plan runs from now, or from the end of the one that runs. */
const pay = ({ store, clock, conditions }: Operator, account: Account, { id, productId, period }: Offer): void => {
  const now = clock.now()
  const { detail } = account
  const from = detail.productId === productId ? Math.max(now, detail.expiredTs ?? now) : now
  const rechargeStatus =
    detail.rechargeStatus === 'RECHARGED' || detail.rechargeStatus === 'BOTH' ? 'BOTH' : 'MEMBER_SITE'
  const expiredTs = from + DAYS[period] * DAY
  store.accounts.save({ ...account, detail: { ...detail, productId, planId: id, expiredTs, rechargeStatus } })
  conditions.changedAt.set('CHANNEL_AUTH', now)
}

const hidden = (params: URLSearchParams): string =>
  [...params]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')

/** The operator's shop, where links of the app lead with the account's data (BUY-02). */
export const memberRoute =
  (operator: Operator): Route =>
  async (exchange: Exchange) => {
    const { request, url } = exchange
    if (url.pathname !== '/member') return false
    if (isOwnTelevision(operator.settings))
      return sendHtml(exchange, page('Member site', '<p>Nothing is sold here: all of it is open to you.</p>'))
    const params = request.method === 'POST' ? new URLSearchParams((await readBody(request)) ?? '') : url.searchParams
    const account = accountOf(operator, params)
    if (account === undefined) {
      return sendHtml(exchange, page('Member site', '<p>Please open this page from the app, logged in.</p>'), 403)
    }
    const plan = planNamed(params.get('plan')) ?? planNamed('full-month')
    if (plan === undefined) return false
    if (request.method === 'POST') {
      pay(operator, account, plan)
      return sendHtml(exchange, page('Thank you', '<p>Your plan is active. You can close this page.</p>'))
    }
    const price = `${(plan.discount ?? plan.amount).toFixed(2)} ${plan.currency}`
    const body = `<p>${escapeHtml(account.accountName)}, you chose <strong>${escapeHtml(plan.name.en)}</strong>.</p>
<p>${escapeHtml(plan.text.en)}</p>
<form method="post" action="/member">${hidden(params)}<button class="main">Pay ${escapeHtml(price)}</button></form>`
    return sendHtml(exchange, page('Member site', body))
  }
