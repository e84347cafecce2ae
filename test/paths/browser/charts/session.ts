import { left, right } from 'fp-ts/lib/Either.js'
import { expect, type Page } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { OpenOutput, Session, SessionContext, SessionEvent } from '../../../../machines/session/types.ts'
import { ANA, LEO } from '../../../e2e/support/accounts.ts'
import { loginPage } from '../../../e2e/support/loginPage.ts'
import { logInAs, shell } from '../../../e2e/support/shell.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { closedSessionModel, sessionModel } from '../../../machines/session/model.ts'
import { guest, leo } from '../../../support/sessions.ts'
import type { OutsideStep } from '../../model.ts'
import { activeNodes } from '../../step.ts'
import { type Answer, browserModel, type Gesture, type Look, never } from '../model.ts'
import type { Release, Visit } from '../visit.ts'

type Of<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>

const TOKENS = 'sintonia.user.tokens'
/** After so long a page that is offline asks whether somebody answers again. */
const PROBE = 2_000

const isIn = (snapshot: AnyMachineSnapshot, state: string): boolean =>
  activeNodes(snapshot).some(({ path }) => path.join('.') === state)

const contextOf = ({ context }: AnyMachineSnapshot): SessionContext => context

/** A page of this origin that runs no app: what it does to the storage is news from another tab. */
const bareTab = async ({ context, headEnd }: Visit): Promise<Page> => {
  const tab = await context.newPage()
  await tab.goto(`${headEnd.origin}/robots.txt`)
  return tab
}

/** Opens the app with what an earlier visit left on the device. */
const restored =
  (visitors: boolean): Answer =>
  async (visit, output) => {
    const found = output as Session | undefined
    const { page, headEnd } = visit
    if (found?.status === 'user') await logInAs(page, ANA)
    if (found?.status === 'guest') {
      await page.goto('/home')
      await shell(page).isGuest()
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

const LANGUAGES = ['es', 'pt', 'en'] as const

/** Chooses another language: the home page asks the operator again, with a token that is no longer good. */
const askWithExpiredToken: Gesture<Of<'token.refused'>> = async (visit, _, { before }) => {
  const { page, headEnd } = visit
  if (contextOf(before).failure !== undefined) return visit.pass(PROBE)
  headEnd.control.expireTokens('access')
  const current = await page.locator('html').getAttribute('lang')
  const next = LANGUAGES[(LANGUAGES.findIndex(each => current?.startsWith(each)) + 1) % LANGUAGES.length] ?? 'es'
  await shell(page).chooseLanguage(next)
}

const openedElsewhere: Gesture<Of<'session.openedElsewhere'>> = async (visit, { session }, { before }) => {
  const { context, headEnd } = visit
  const known = contextOf(before).session
  if (known !== undefined && known.account.accountId === session.account.accountId)
    headEnd.control.expireTokens('access')
  const tab = await context.newPage()
  if (session.account.accountId === leo.account.accountId) await logInAs(tab, LEO)
  else await tab.goto(`${headEnd.origin}/home`)
}

const setVisible = ({ page }: Visit, state: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate(shown => {
    Object.defineProperty(document, 'visibilityState', { value: shown, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

const onLoginPage = async ({ page }: Visit): Promise<void> => {
  await expect(page).toHaveURL(/\/login/)
  await expect(loginPage(page).submit).toBeEnabled()
}

const someGuest: Look = ({ page }) => shell(page).isGuest()
const someUser: Look = ({ page }, { context }) =>
  shell(page).isUser(context.session?.account.accountId === leo.account.accountId ? LEO : ANA)

const isOffline = (at: AnyMachineSnapshot): boolean => contextOf(at).failure?.tag === 'offline'

/** Where a person, or another tab, can do this at all. */
const allows = (step: OutsideStep): boolean => {
  const { at, event } = step
  if (isOffline(at) && !isIn(at, 'failed')) return event.type === 'token.refused'
  switch (event.type) {
    case 'session.opened':
      return isIn(at, 'guest.active') || isIn(at, 'loginRequired')
    case 'session.openedElsewhere':
      return ['guest.active', 'user.active', 'failed', 'signedOutElsewhere.hidden'].some(state => isIn(at, state))
    case 'session.removedElsewhere':
      return !isIn(at, 'user.loggingOut')
    case 'viewer.logOut':
      return isIn(at, 'user')
    case 'viewer.retry':
    case 'network.restored':
      return isIn(at, 'failed')
    case 'tab.hidden':
      return contextOf(at).isTabShown && (isIn(at, 'guest.active') || isIn(at, 'user.active'))
    case 'tab.shown':
      return !contextOf(at).isTabShown
    default:
      return true
  }
}

const JUST_RENEWED = 'just renewed'
type World = typeof JUST_RENEWED | undefined

const VISITS: readonly OpenOutput[] = [right(guest), left({ tag: 'expired' }), left({ tag: 'offline' })]

const definition = (visitors: boolean) => ({
  open: async (visit: Visit) => visit.allow(FAILED_REQUEST),
  events: {
    'session.openedElsewhere': ({ session }: SessionContext): readonly Of<'session.openedElsewhere'>[] => {
      const elsewhere = session?.status === 'user' ? [session] : [session ?? guest, leo]
      return elsewhere.map(each => ({ type: 'session.openedElsewhere', session: each }))
    },
  },
  outcomes: { visit: VISITS },
  atOnce: ['restore', 'forget'],
  gestures: {
    'session.opened': async (visit: Visit) => {
      const { page } = visit
      if (!page.url().includes('/login')) await shell(page).loginLink.click()
      await loginPage(page).logIn(ANA)
      await visit.release('login')
    },
    'session.openedElsewhere': openedElsewhere,
    'session.removedElsewhere': async (visit: Visit) => {
      const tab = await bareTab(visit)
      await tab.evaluate(name => localStorage.removeItem(name), TOKENS)
    },
    'token.refused': askWithExpiredToken,
    /** Prepared when the refresh was answered. */
    'token.refusedAgain': async () => {},
    'tab.shown': (visit: Visit) => setVisible(visit, 'visible'),
    'tab.hidden': (visit: Visit) => setVisible(visit, 'hidden'),
    'network.restored': (visit: Visit) => visit.pass(PROBE),
    'viewer.logOut': async (visit: Visit, _: unknown, { before }: { readonly before: AnyMachineSnapshot }) => {
      await shell(visit.page).logOut()
      if (isIn(before, 'user.renewing')) await visit.release('tokenRefresh')
    },
    'viewer.retry': ({ page }: Visit) =>
      page.getByRole('button', { name: /^(Try again|Reintentar|Tentar de novo)$/ }).click(),
  },
  answers: {
    restore: restored(visitors),
    visit: (visit: Visit, output: unknown) => visit.release('login', releaseOf(output as OpenOutput)),
    renew: renewed,
    sendLogOut: (visit: Visit) => visit.release('logout'),
    forget: async () => {},
  },
  outside: {
    initial: undefined as World,
    allows: (world: World, step: OutsideStep) =>
      allows(step) && (world === JUST_RENEWED || step.event.type !== 'token.refusedAgain'),
    after: (_: World, { actor, event }: OutsideStep): World =>
      actor === 'renew' && (event.output as OpenOutput)._tag === 'Right' ? JUST_RENEWED : undefined,
  },
  looks: {
    restoring: never('it is over before anything is painted'),
    visiting: ({ page }: Visit) => expect(shell(page).account.or(shell(page).loginLink)).toHaveCount(0),
    'guest.active': someGuest,
    'guest.renewing': someGuest,
    'user.active': someUser,
    'user.renewing': someUser,
    'user.loggingOut': someUser,
    ended: never('the device forgets at once'),
    loginRequired: onLoginPage,
    'signedOutElsewhere.deciding': never('it is decided at once'),
    'signedOutElsewhere.hidden': ({ page }: Visit) => expect(page).toHaveURL(/\/home$/),
    'signedOutElsewhere.reloading': ({ page }: Visit) => expect(page).toHaveURL(/\/home$/),
    failed: ({ page }: Visit) => expect(page.getByRole('main').getByRole('button')).not.toHaveCount(0),
  },
  beyond: {
    'session.visiting|done.actor.visit|0': 'the news of the other tab comes before the answer',
    'session.signedOutElsewhere|session.opened|0': 'a page that is about to be loaded again has no form',
  },
})

/** Visitors are welcome. */
export const sessionInBrowser = browserModel({ ...definition(true), model: sessionModel })
/** Only users are let in. */
export const closedSessionInBrowser = browserModel({ ...definition(false), model: closedSessionModel })
