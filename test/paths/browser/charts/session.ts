import type { OutsideStep } from '@sintonia/statechart-paths'
import { activeNodes } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import { expect, type Page, type Route } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { OpenOutput, Session, SessionContext, SessionEvent } from '../../../../machines/session/types.ts'
import { ANA, LEO } from '../../../e2e/support/accounts.ts'
import { loginPage } from '../../../e2e/support/loginPage.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { logInAs } from '../../../e2e/support/signIn.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { setVisible } from '../../../e2e/support/visibility.ts'
import { closedSessionModel, sessionModel } from '../../../machines/session/model.ts'
import { guest, leo } from '../../../support/sessions.ts'
import { comeOnline } from '../comeOnline.ts'
import { type Answer, browserModel, byItself, type Gesture, type Look, type Moment, never } from '../model.ts'
import type { Release, Visit } from '../visit.ts'

type Of<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>

const TOKENS = 'sintonia.user.tokens'
const isIn = (snapshot: AnyMachineSnapshot, state: string): boolean =>
  activeNodes(snapshot).some(({ path }) => path.join('.') === `identity.${state}`)

const isShown = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches({ tab: 'shown' })

const contextOf = ({ context }: AnyMachineSnapshot): SessionContext => context

/** A page of this origin that runs no app: what it does to the storage is news from another tab. */
const bareTab = async ({ context, headEnd }: Visit): Promise<Page> => {
  const tab = await context.newPage()
  await tab.goto(`${headEnd.origin}/robots.txt`)
  return tab
}

const keptTokens = (page: Page): Promise<string | null> => page.evaluate(name => localStorage.getItem(name), TOKENS)

/** Opens the app with what an earlier visit left on the device. */
const open = async (visit: Visit, found: Session | undefined, visitors: boolean): Promise<void> => {
  const { page, headEnd } = visit
  if (found?.status === 'user') await logInAs(page, ANA)
  if (found?.status === 'guest') {
    await page.goto('/home')
    await expect.poll(() => keptTokens(page)).not.toBeNull()
  }
  headEnd.control.setVisitorMode(visitors)
  for (const call of ['login', 'tokenRefresh', 'logout'] as const) await visit.hold(call)
  await visit.stopClock()
  await page.goto('/home')
}

const releaseOf = (output: OpenOutput): Release => {
  if (output._tag === 'Right') return 'answered'
  return output.left.tag === 'offline' ? 'dropped' : { errCode: 10101041, message: 'The session is over' }
}

const renewed: Answer = async (visit, output, { next }) => {
  if (next?.event.type === 'token.refusedAgain')
    visit.headEnd.control.addFault({ call: 'homeRecommendations', errCode: 555, message: 'invalid', times: 1 })
  await visit.release('tokenRefresh', releaseOf(output as OpenOutput))
}

/** Chooses another language and the first one again: the home page asks the operator, with a token that is no longer good. */
const askWithExpiredToken: Gesture<Of<'token.refused'>> = async (visit, _, { before }) => {
  const { page, headEnd } = visit
  if (contextOf(before).failure !== undefined) await comeOnline(visit)
  await visit.quiet()
  headEnd.control.expireTokens('access')
  await visit.flow(shell(page).chooseLanguage('es'))
  await visit.flow(shell(page).chooseLanguage('en'))
}

const CALLS = /\/\w*api\//i
const drop = (route: Route): Promise<void> => route.abort()

/**
 * Another tab of the app signs somebody in, or renews what this one holds. What this page asks late meanwhile is dropped:
 * refused, it would wait here for a refresh of its own, and the other tab for that.
 */
const openedElsewhere: Gesture<Of<'session.openedElsewhere'>> = async (visit, { session }, { before }) => {
  const { page, context, headEnd } = visit
  const known = contextOf(before).session
  await visit.quiet()
  await page.route(CALLS, drop)
  if (known?.account.accountId === session.account.accountId) headEnd.control.expireTokens('access')
  const tokens = await keptTokens(page)
  const tab = await context.newPage()
  if (session.account.accountId === leo.account.accountId) await visit.flow(logInAs(tab, LEO))
  else await tab.goto(`${headEnd.origin}/home`)
  await expect.poll(() => keptTokens(page)).not.toBe(tokens)
  await page.unroute(CALLS, drop)
  await tab.close()
}

const onLoginPage = async ({ page }: Visit): Promise<void> => {
  await expect(page).toHaveURL(/\/login/)
  await expect(loginPage(page).submit).toBeEnabled()
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

const someGuest: Look = ({ page }) => shell(page).isGuest()
const someUser: Look = ({ page }, { context }) =>
  shell(page).isUser(context.session?.account.accountId === leo.account.accountId ? LEO : ANA)

/** Where a person, or another tab, can do this at all. */
const allows = (step: OutsideStep): boolean => {
  const { at, event } = step
  switch (event.type) {
    case 'session.opened':
      return isIn(at, 'guest.active') || isIn(at, 'loginRequired')
    case 'session.openedElsewhere':
      return ['guest.active', 'user.active', 'failed', 'signedOutElsewhere.waiting'].some(state => isIn(at, state))
    case 'session.removedElsewhere':
      return !isIn(at, 'user.loggingOut')
    case 'viewer.logOut':
      return isIn(at, 'user')
    case 'viewer.retry':
    case 'network.restored':
      return isIn(at, 'failed')
    case 'tab.hidden':
      return isShown(at) && (isIn(at, 'guest.active') || isIn(at, 'user.active'))
    case 'tab.shown':
      return !isShown(at)
    default:
      return true
  }
}

/**
 * Before anything else the page tells whom the device knows. After that: what became of the refresh that was answered
 * last; a `lost` one is asked for again as soon as the network is back.
 */
type Phase = 'opened' | 'renewed' | 'lost' | 'settled'
/** A page that has shown a viewer something keeps it when nobody can be signed in any more. */
type World = { readonly phase: Phase; readonly hasContent: boolean }

const phaseAfter = ({ actor, event }: OutsideStep): Phase => {
  if (actor !== 'renew') return 'settled'
  const answer: OpenOutput = event.output
  if (answer._tag === 'Right') return 'renewed'
  return answer.left.tag === 'offline' ? 'lost' : 'settled'
}

const allowsIn = ({ phase, hasContent }: World, step: OutsideStep): boolean => {
  const { type, output } = step.event
  if (phase === 'lost') return type === 'token.refused'
  if (isIn(step.at, 'restoring')) return step.actor === 'restore' && (phase === 'opened' || output === undefined)
  if (type === 'token.refusedAgain') return phase === 'renewed'
  return allows(step) && !(type === 'viewer.retry' && hasContent)
}

const VISITS: readonly OpenOutput[] = [right(guest), left({ tag: 'expired' }), left({ tag: 'offline' })]

const definition = (visitors: boolean) => ({
  open: async (visit: Visit) => visit.allow(FAILED_REQUEST),
  events: {
    'session.openedElsewhere': ({ session }: SessionContext): readonly Of<'session.openedElsewhere'>[] => {
      const anybody = visitors ? [guest, leo] : [leo]
      const elsewhere = session === undefined ? anybody : session.status === 'user' ? [session] : [session, leo]
      return elsewhere.map(each => ({ type: 'session.openedElsewhere', session: each }))
    },
  },
  outcomes: { visit: VISITS },
  atOnce: ['forget'],
  flows: true as const,
  gestures: {
    'session.opened': async (visit: Visit) => {
      const { page } = visit
      if (!page.url().includes('/login')) await shell(page).loginLink.click()
      await visit.flow(loginPage(page).logIn(ANA))
      await visit.release('login')
    },
    'session.openedElsewhere': openedElsewhere,
    'session.removedElsewhere': async (visit: Visit) => {
      await visit.slowReloads()
      const tab = await bareTab(visit)
      await tab.evaluate(name => localStorage.removeItem(name), TOKENS)
      await tab.close()
    },
    'token.refused': askWithExpiredToken,
    /** Prepared when the refresh was answered. */
    'token.refusedAgain': byItself,
    'tab.shown': (visit: Visit) => setVisible(visit.page, true),
    'tab.hidden': (visit: Visit) => setVisible(visit.page, false),
    'network.restored': comeOnline,
    'viewer.logOut': async (visit: Visit, _: unknown, { before }: Moment) => {
      await shell(visit.page).logOut()
      if (isIn(before, 'user.renewing')) await visit.release('tokenRefresh')
    },
    'viewer.retry': ({ page }: Visit) => tryAgain(page).click(),
  },
  answers: {
    restore: async (visit: Visit, output: unknown) => {
      if (visit.page.url() === 'about:blank') await open(visit, output as Session | undefined, visitors)
    },
    visit: (visit: Visit, output: unknown) => visit.release('login', releaseOf(output as OpenOutput)),
    renew: renewed,
    sendLogOut: (visit: Visit) => visit.release('logout'),
    forget: byItself,
  },
  outside: {
    initial: { phase: 'opened', hasContent: false } as World,
    allows: allowsIn,
    after: ({ hasContent }: World, step: OutsideStep, to: AnyMachineSnapshot): World => ({
      phase: phaseAfter(step),
      hasContent: hasContent || contextOf(to).session !== undefined,
    }),
  },
  looks: {
    'identity.restoring': never('it is over before anything is painted'),
    'identity.visiting': ({ page }: Visit) => expect(shell(page).account).toHaveCount(0),
    'identity.guest.active': someGuest,
    'identity.guest.renewing': someGuest,
    'identity.user.active': someUser,
    'identity.user.renewing': someUser,
    'identity.user.loggingOut': someUser,
    'identity.ended': never('the device forgets at once'),
    'identity.loginRequired': onLoginPage,
    'identity.signedOutElsewhere.waiting': ({ page }: Visit) => expect(page).toHaveURL(/\/home$/),
    // where only users are let in, the page that was loaded again is the login
    'identity.signedOutElsewhere.reloading': ({ page }: Visit) =>
      expect(page).toHaveURL(visitors ? /\/home$/ : /\/(home|login\?redirect=%2Fhome)$/),
    'identity.failed': ({ page }: Visit) => expect(tryAgain(page).or(shell(page).offlineBar).first()).toBeVisible(),
    'tab.shown': never('who looks at a page sees it'),
    'tab.hidden': never('nobody looks at it'),
  },
  beyond: {
    'session.identity.visiting|done.actor.visit|0': 'the news of the other tab comes before the answer',
    'session.identity.signedOutElsewhere|session.opened|0': 'a page that is about to be loaded again has no form',
  },
})

/** Visitors are welcome. */
export const sessionInBrowser = browserModel({ ...definition(true), model: sessionModel })
/** Only users are let in. */
export const closedSessionInBrowser = browserModel({ ...definition(false), model: closedSessionModel })
