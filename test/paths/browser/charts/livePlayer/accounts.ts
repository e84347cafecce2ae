import type { HeadEnd } from '@sintonia/operator'
import { ANA, LEO } from '../../../../e2e/support/accounts.ts'
import { guestSession, type Kept, userSession } from '../../../../e2e/support/signIn.ts'
import { openTab, type Tab } from '../../otherTab.ts'
import type { Visit } from '../../visit.ts'
import type { Account } from './lineups.ts'

const signAllIn = async ({ headEnd: { origin } }: Visit): Promise<Readonly<Record<Account, Kept>>> => ({
  ana: await userSession(origin, ANA),
  leo: await userSession(origin, LEO),
  guest: await guestSession(origin),
})

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
