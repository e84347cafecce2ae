import { DEMO_SHARE_KEY } from '@sintonia/operator'
import { expect, type Page } from 'playwright/test'
import type { AppEvent } from '../../../../../machines/app/index.ts'
import type { Session } from '../../../../../machines/session/types.ts'
import { addMs, HOUR, instant, MINUTE, SECOND } from '../../../../../models/codec/instant.ts'
import { needsUser, pathOf } from '../../../../../models/page.ts'
import { ANA } from '../../../../e2e/support/accounts.ts'
import { goTo } from '../../../../e2e/support/address.ts'
import { guidePage } from '../../../../e2e/support/guidePage.ts'
import { livePage } from '../../../../e2e/support/livePage.ts'
import { loginPage } from '../../../../e2e/support/loginPage.ts'
import { shell } from '../../../../e2e/support/shell.ts'
import { readManifest } from '../../../../e2e/support/takeover.ts'
import { titlePage } from '../../../../e2e/support/titlePage.ts'
import { leo } from '../../../../support/sessions.ts'
import { regainNetwork } from '../../comeOnline.ts'
import { keepTime } from '../../companions.ts'
import { byItself, type Gesture, type Gestures, never } from '../../model.ts'
import type { Visit } from '../../visit.ts'
import { tellStored } from '../guide/stored.ts'
import { type Account, AURORA, PLAZA } from '../livePlayer/lineups.ts'
import { refuseForm } from '../livePlayer/unplayable.ts'
import { answerDeployment, dismissOffer } from './answers.ts'
import { untilCatalogueCame } from './gates.ts'
import { forgotten, nextChange, parts } from './open.ts'
import { contextOf, isIn, isRunning, LEADING, RELEASING, SEALING } from './where.ts'

type Of<Type extends AppEvent['type']> = Extract<AppEvent, { type: Type }>

const TICK = 10 * SECOND
const SLEEP = 15

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
/** Of the programme that is told in full; the one over the picture says no title. */
const wayToRights = (page: Page) => button(page, /^(See plans|Log in) \S/)
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Log in to continue' })

/** The address follows by itself: at the beginning, and where the app leads. */
const isLed = (before: Parameters<Gesture<AppEvent>>[2]['before'], to: string): boolean => {
  if (!isRunning(before)) return true
  if (isIn(before, 'navigation', 'sentToLogin') || isIn(before, 'navigation', 'sentBack')) return true
  return isIn(before, 'navigation', 'prompting') && pathOf(contextOf(before).place) === to
}

/** The deployment file comes as soon as the page is drawn: without it the page has not loaded, and tells nothing. */
const open: Gesture<unknown> = async (visit, _, { ahead: [deployment, next] }) => {
  const { scene } = parts.of(visit)
  await visit.page.goto(scene.address, { waitUntil: 'commit' })
  await expect(visit.page.locator('#root')).not.toBeEmpty()
  await answerDeployment(visit, deployment?.event.output, next)
  if (!scene.failing?.includes('loadCatalogue')) await expect(shell(visit.page).toast).toBeAttached()
}

const go: Gesture<Of<'viewer.navigated'>> = async (visit, place, moment) => {
  const { page } = visit
  const { before } = moment
  if (before.matches('loadingDeployment')) return open(visit, place, moment)
  if (isLed(before, pathOf(place))) return
  // only a picture is taken along
  if (parts.of(visit).scene.hasMedia && contextOf(before).place.page === 'liveTv')
    await livePage(page).picture.advances()
  await goTo(page, pathOf(place))
}

/** The cell of what is on has the focus again, or the one of what comes after it. */
const stopAt = async ({ page }: Visit, time: 'now' | 'next'): Promise<void> => {
  const guide = guidePage(page)
  // its button is on where now is out of sight
  await guide.day(/^Tomorrow/).click()
  await guide.button('Now').click()
  await expect(guide.stop).toHaveAccessibleName(/, on now, /)
  await guide.focusGrid()
  if (time === 'now') return
  await guide.press('ArrowRight')
  await expect(guide.stop).toHaveAccessibleName(/reminder( set)?$/)
}

/** What is offered to a user, once its code is there, has been seen. */
const seeOffer: Gesture<unknown> = async ({ page }, _, { before }) => {
  if (isIn(before, 'mine', 'open')) await dismissOffer(page)
}

const chooseSleep = async (page: Page): Promise<void> => {
  await livePage(page).press('Settings')
  await page.getByRole('menuitem', { name: 'Sleep timer' }).click()
  await page
    .getByRole('dialog', { name: 'Sleep timer' })
    .getByRole('radio', { name: `In ${SLEEP} minutes` })
    .check()
  await page.keyboard.press('Escape')
}

/** Another tab has been told that channels and programmes have changed; what it was told is due with the next tick. */
const tellChanges = async (visit: Visit): Promise<void> => {
  await keepTime(visit)
  const at = addMs(instant(await visit.page.evaluate(() => Date.now())), -MINUTE)
  const dataStates = ['CHANNEL_LIST', 'EPG_PROGRAMS'].map(dataType => ({
    dataType,
    updateStatus: 'MODIFIED',
    updateDelay: 0,
  }))
  await parts
    .of(visit)
    .tab.keep({ 'sintonia.user.channelUpdates': JSON.stringify({ since: addMs(at, -HOUR), at, dataStates }) })
  await visit.page.clock.fastForward(TICK)
}

/** The operator's clock goes on to just before the programme, and a device that wakes asks for it. */
const comeToReminder = async (visit: Visit): Promise<void> => {
  const { page, headEnd } = visit
  const { begins } = parts.of(visit)
  if (begins === undefined) throw new Error('Nobody wants to be reminded')
  headEnd.control.moveClock({ to: addMs(begins, -MINUTE) })
  await page.clock.setSystemTime(headEnd.control.now())
}

const tune =
  (...names: readonly string[]): Gesture<unknown> =>
  async ({ page }) => {
    const live = livePage(page)
    for (const name of names) {
      await live.find(name)
      if ((await live.row(name).getAttribute('aria-current')) === 'true') continue
      return live.tune(name)
    }
  }

const whoIs = ({ status, account: { accountId } }: Session): Account => {
  if (status === 'guest') return 'guest'
  return accountId === leo.account.accountId ? 'leo' : 'ana'
}

const STAR = 'Praça 1'

export const gestures: Gestures<AppEvent> = {
  'viewer.navigated': { after: [...LEADING], otherwise: go },
  'viewer.retry': async (visit, _, { before }) => {
    if (before.matches('failed')) parts.of(visit).gates.shut()
    await button(visit.page, 'Try again').click()
  },
  'viewer.chooseGroup': never('live.spec.ts and guide.spec.ts choose groups'),
  'group.left': never('guide.spec.ts leaves a group for what was found'),
  'player.moved': never('zapping.spec.ts and live.spec.ts let the address follow'),
  'keyword.changed': never('search.spec.ts types'),
  'columns.changed': never('groups come with the channels; updates.spec.ts changes them'),
  'viewer.giveShareKey': async (visit, _, { next }) => {
    parts.of(visit).gates.shut()
    await visit.page
      .getByRole('textbox', { name: 'Share key' })
      .fill(next?.event.output === 'malformed' ? 'short' : DEMO_SHARE_KEY)
    await visit.page.keyboard.press('Enter')
  },
  'viewer.leaveSeal': never(SEALING),
  'account.renewed': never('it is heard from the form of the profile, which has paths of its own'),
  'release.gone': never(RELEASING),
  'shareKey.refused': never(
    'these operators read what is clear; zero-trust.spec.ts changes the key of one that does not',
  ),
  'viewer.logIn': ({ page }) => prompt(page).getByRole('button', { name: 'Log in' }).click(),
  'viewer.stayGuest': ({ page }) => prompt(page).getByRole('button', { name: 'Cancel' }).click(),
  // the session waits for the operator for a few seconds only
  'viewer.logOut': async (visit, _, { before }) => {
    if (needsUser(contextOf(before).place)) await untilCatalogueCame(visit)
    await shell(visit.page).logOut()
    await visit.holdClock()
  },
  'viewer.seePlans': async (visit, event, moment) => {
    await stopAt(visit, 'now')
    await wayToRights(visit.page).click()
    await seeOffer(visit, event, moment)
  },
  'viewer.chooseLocked': async (visit, event, moment) => {
    await stopAt(visit, 'now')
    await guidePage(visit.page).press('Enter')
    await seeOffer(visit, event, moment)
  },
  'viewer.toggleReminder': async visit => {
    await stopAt(visit, 'next')
    await guidePage(visit.page).press('Enter')
  },
  'viewer.toggleFavourite': async ({ page, headEnd }, _, { next }) => {
    if (next?.event.type === 'toast.requested')
      for (const call of ['favouriteCreate', 'favouriteDelete'] as const)
        headEnd.control.addFault({ call, times: 1, status: 500 })
    await livePage(page).find(STAR)
    await livePage(page).star(STAR).click()
  },
  'toast.requested': byItself,
  'viewer.dismissToast': ({ page }) => shell(page).toast.getByRole('button').click(),
  'viewer.wantChannels': never(
    'the app tells of its charts once its page rests, and then channels are fetched unasked',
  ),
  'language.changed': async ({ page }, _, { before }) => {
    if (contextOf(before).place.page === 'login') {
      await button(page, 'Español').click()
      return button(page, 'English').click()
    }
    await shell(page).chooseLanguage('es')
    await shell(page).chooseLanguage('en')
  },
  // an answer that is still on its way would say that the network is there
  'network.lost': async visit => {
    await visit.quiet()
    await visit.context.setOffline(true)
  },
  'network.restored': async (visit, _, { before }) => {
    if (!before.matches('failed')) return visit.context.setOffline(false)
    parts.of(visit).gates.shut()
    await regainNetwork(visit)
  },
  'clock.ticked': ({ page }) => page.clock.fastForward(TICK),
  'request.started': ({ page }) => loginPage(page).logIn(ANA, 'not-the-password'),
  'request.finished': byItself,
  'session.changed': {
    after: ['entrance.passed', 'rights.renewed'],
    otherwise: async (visit, { session }, { before }) => {
      const { scene, tab } = parts.of(visit)
      if (contextOf(before).access !== 'unknown') await tab.signIn(whoIs(session))
      else if (scene.isSlow) await visit.release('login')
    },
  },
  'session.ended': {
    after: ['xstate.done.actor.loadOperator'],
    otherwise: async visit => {
      await parts.of(visit).logOut.pass(forgotten)
      await visit.letClockGo()
    },
  },
  'session.loginRequired': byItself,
  'entrance.passed': ({ page }) => loginPage(page).logIn(ANA),
  'lineup.changed': async visit => {
    const hiddenIds = [nextChange(visit) % 2 === 0 ? AURORA : PLAZA]
    await parts.of(visit).tab.keep({
      'sintonia.device.channelChoices': JSON.stringify({ guest: { hiddenIds, startsOnLast: true } }),
    })
  },
  'guide.changed': visit => tellStored(visit, 0),
  'update.due': tellChanges,
  'broadcast.started': async ({ page, headEnd: { control } }) => {
    control.openTakeover(-MINUTE)
    await readManifest(page)
  },
  'broadcast.ended': async ({ page, headEnd: { control } }) => {
    control.closeTakeover()
    await readManifest(page)
  },
  'sleep.came': async (visit, event, moment) => {
    // a channel that the viewer may not watch has no controls
    await tune('Aurora', STAR)(visit, event, moment)
    await chooseSleep(visit.page)
    // a jump lets each timer end once, and the notice of the last minute begins with the first one's end
    for (const minutes of [SLEEP - 1, 1]) await visit.page.clock.fastForward(minutes * MINUTE)
    await livePage(visit.page).press('Play')
  },
  'title.opened': ({ page }) => titlePage(page).play.click(),
  'picture.came': tune('Aurora', STAR),
  'picture.lacked': async (visit, event, moment) => {
    await visit.page.route(/\/live\/live-mundo[^?]*\.m3u8/, refuseForm)
    await tune('Mundo 24')(visit, event, moment)
  },
  'picture.locked': tune('Meta'),
  'reminder.accepted': async visit => {
    await comeToReminder(visit)
    await visit.page.getByRole('dialog', { name: 'Subscribed' }).getByRole('button', { name: 'Watch now' }).click()
  },
  'rights.renewed': async ({ page, headEnd: { control } }) => {
    control.addFault({ call: 'recharge', times: 1, result: {} })
    const code = page.getByRole('main').getByRole('textbox', { name: 'Recharge code' })
    await code.fill('1234567890123456')
    await code.press('Enter')
  },
}
