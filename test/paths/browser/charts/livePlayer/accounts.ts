import { expect, type Page } from 'playwright/test'
import { ANA, LEO } from '../../../../e2e/support/accounts.ts'
import { logInAs } from '../../../../e2e/support/shell.ts'
import type { HeadEnd } from '../../../../headend/index.ts'
import { type Kept, openTab, type Tab } from '../../otherTab.ts'
import type { Visit } from '../../visit.ts'
import type { Account } from './lineups.ts'

const TOKENS = 'sintonia.user.tokens'
const ACCOUNT = 'sintonia.user.account'

const keptIn = async (page: Page): Promise<Kept> => {
  const read = () =>
    page.evaluate(
      names => Object.fromEntries(names.map(name => [name, localStorage.getItem(name) ?? ''])),
      [ACCOUNT, TOKENS],
    )
  await expect.poll(async () => (await read())[TOKENS]).toBeTruthy()
  return read()
}

const signAllIn = async ({ context, headEnd }: Visit): Promise<Readonly<Record<Account, Kept>>> => {
  const elsewhere = await context.browser()?.newContext({ baseURL: headEnd.origin })
  if (elsewhere === undefined) throw new Error('The browser has gone')
  const page = await elsewhere.newPage()
  await page.goto('/home')
  const guest = await keptIn(page)
  await logInAs(page, LEO)
  const leo = await keptIn(page)
  await page.evaluate(() => localStorage.clear())
  await logInAs(page, ANA)
  const ana = await keptIn(page)
  await elsewhere.close()
  return { ana, leo, guest }
}

const known = new WeakMap<HeadEnd, ReturnType<typeof signAllIn>>()

/** Everybody's session as the operator gave it out; signed in once for all paths. */
export const sessionsAt = (visit: Visit): ReturnType<typeof signAllIn> => {
  const sessions = known.get(visit.headEnd) ?? signAllIn(visit)
  known.set(visit.headEnd, sessions)
  return sessions
}

export type OtherTab = Tab & {
  /** Signs somebody in: one session in all tabs. */
  readonly signIn: (account: Account) => Promise<void>
}

/** Another tab, with everybody's session at hand. */
export const openOtherTab = async (visit: Visit): Promise<OtherTab> => {
  const sessions = await sessionsAt(visit)
  const tab = await openTab(visit)
  return { ...tab, signIn: account => tab.keep(sessions[account]) }
}
