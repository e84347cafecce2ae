import { DEMO_ACCOUNTS } from '../world/demoAccounts.ts'
import type { Operator } from '../world/operator.ts'
import { makeScanCodes } from '../world/scanCodes.ts'
import { type Exchange, type Route, readBody, send, sendHtml } from './exchange.ts'
import { escapeHtml, page, STYLE } from './page.ts'

const choices = DEMO_ACCOUNTS.map(
  ({ accountId, accountName }) => `<option value="${accountId}">${escapeHtml(accountName)}</option>`,
).join('')

const question = (code: string): string => `<p>A browser wants to log in with your account.</p>
<form method="post" action="/phone">
<input type="hidden" name="code" value="${escapeHtml(code)}">
<label for="account">Log in as</label>
<select id="account" name="account">${choices}</select>
<button class="main" name="answer" value="confirm">Yes, log in</button>
<button name="answer" value="refuse">No, that is not me</button>
</form>`

const REPLIES = {
  confirm: ['Logged in', '<p>Look at your screen: you are in.</p>'],
  refuse: ['Refused', '<p>Nobody was logged in.</p>'],
  expired: ['This code has expired', '<p>Show a new code on your screen and scan again.</p>'],
} as const

/** Plays the mobile app of QR login: it was scanned when this page opens; it confirms or refuses (AUTH-03). */
export const phoneRoute =
  (operator: Operator): Route =>
  async (exchange: Exchange) => {
    const { request, url } = exchange
    if (url.pathname === '/phone/style.css') return send(exchange, 200, 'text/css; charset=utf-8', STYLE)
    if (url.pathname !== '/phone') return false
    const codes = makeScanCodes(operator.store.entries)
    const now = operator.clock.now()
    const reply = (name: keyof typeof REPLIES) => sendHtml(exchange, page(REPLIES[name][0], REPLIES[name][1]))
    if (request.method !== 'POST') {
      const code = url.searchParams.get('code') ?? ''
      codes.scanned(code, now)
      return codes.stateOf(code, now) === 'SCANNED'
        ? sendHtml(exchange, page('Sintonia', question(code)))
        : reply('expired')
    }
    const form = new URLSearchParams((await readBody(request)) ?? '')
    const code = form.get('code') ?? ''
    if (form.get('answer') !== 'confirm') {
      codes.refuse(code, now)
      return reply('refuse')
    }
    const account = operator.store.accounts.byId(form.get('account') ?? '')
    return reply(account !== undefined && codes.confirm(code, account.accountId, now) ? 'confirm' : 'expired')
  }
