import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { type Page as ProductPage, pages } from '../../../../../models/page.ts'
import { guidePage } from '../../../../e2e/support/guidePage.ts'
import { livePage } from '../../../../e2e/support/livePage.ts'
import { shell } from '../../../../e2e/support/shell.ts'
import { BREAKS, type Look, type Never, never } from '../../model.ts'
import type { Visit } from '../../visit.ts'
import { parts } from './open.ts'
import type { Load } from './scene.ts'
import { contextOf, isIn, RELEASING, SEALING } from './where.ts'

const main = ({ page }: Visit) => page.getByRole('main')
const small = ({ page }: Visit) => page.getByRole('region', { name: 'Small player' })
const form = (visit: Visit) => main(visit).locator('input[name=username]')
const prompt = ({ page }: Visit) => page.getByRole('dialog', { name: 'Log in to continue' })
const bell = ({ page }: Visit) => page.getByRole('button', { name: 'Reminders' })
const letters = ({ page }: Visit) => page.getByRole('banner').getByRole('button', { name: /^Messages/ })

type View = ProductPage | 'guide'

const viewOf = (snapshot: AnyMachineSnapshot): View => {
  const { page, params } = contextOf(snapshot).place
  return page === 'liveTv' && params.view === 'guide' ? 'guide' : page
}

/** Only what is shown on these pages can be looked at there. */
const on =
  (views: readonly View[], look: Look): Look =>
  async (visit, snapshot) => {
    if (views.includes(viewOf(snapshot))) await look(visit, snapshot)
  }

const MINE = ['my', 'account', 'profile', 'plan', 'subscribe'] as const
const SHELLED = (Object.keys(pages) as ProductPage[]).filter(page => page !== 'login')

/** Without a network another card stands there, which a service worker keeps ready: none is let in here. */
const lacks =
  (title: string): Look =>
  async (visit, snapshot) => {
    if (isIn(snapshot, 'network', 'down')) return
    await expect(main(visit).getByRole('heading', { name: title })).toBeVisible()
    await expect(main(visit).getByRole('button', { name: 'Try again' })).toBeVisible()
  }

/** The page and its player have one code. */
const withPlayer =
  (look: Look): Look =>
  async (visit, snapshot) => {
    if (parts.of(visit).gates.isOpen('loadLivePlayer')) await look(visit, snapshot)
  }

/** Code that is there already is not waited for. */
const awaited =
  (load: Load, look: Look): Look =>
  async (visit, snapshot) => {
    if (!parts.of(visit).gates.isOpen(load)) await look(visit, snapshot)
  }

const nothingYet: Look = ({ page }) => expect(shell(page).header).toHaveCount(0)
const pattern = (page: ProductPage): RegExp => new RegExp(`${pages[page].path.replaceAll(/\{\w+\}/g, '[^/]+')}([?#]|$)`)

const UNSEEN = never('nobody sees that it is waited for')
const BESIDE = never('nothing of it is on screen until the operator says something')
const BROKEN = never(BREAKS)
const CLEAR = never('these operators read what is clear')
const UNSEALED = never(SEALING)
const TIME = never('what begins later takes the time from it')
const AT_ONCE = never('it is left in the same moment')

export const looks: Readonly<Record<string, Look | Never>> = {
  loadingDeployment: nothingYet,
  openingSeal: nothingYet,
  loadingManifest: nothingYet,
  lackingShareKey: visit => expect(main(visit).getByRole('heading', { name: 'Share key not found!' })).toBeVisible(),
  tryingShareKey: visit => expect(main(visit).getByRole('textbox', { name: 'Share key' })).toHaveValue(/./),
  unsealed: UNSEALED,
  leavingSeal: UNSEALED,
  failed: lacks('The service cannot be reached'),
  'running.clock': TIME,
  'running.navigation.settled': async (visit, snapshot) => {
    await expect(visit.page).toHaveURL(pattern(contextOf(snapshot).place.page))
    await expect(prompt(visit)).toHaveCount(0)
  },
  'running.navigation.prompting': async (visit, snapshot) => {
    await expect(visit.page).toHaveURL(pattern(contextOf(snapshot).place.page))
    await expect(prompt(visit)).toBeVisible()
  },
  'running.navigation.sentToLogin': AT_ONCE,
  'running.navigation.sentBack': AT_ONCE,
  'running.lineup.unwanted': UNSEEN,
  'running.lineup.fetching': UNSEEN,
  'running.lineup.waiting': UNSEEN,
  'running.lineup.running.channels': on(
    ['liveTv'],
    withPlayer(visit => expect(livePage(visit.page).list.getByRole('row').first()).toBeVisible()),
  ),
  'running.lineup.running.liveHome.closed': UNSEEN,
  'running.lineup.running.liveHome.open': on(['home'], async (visit, snapshot) => {
    // below the titles, or in their place
    if (!isIn(snapshot, 'catalogue', 'fetching')) await expect(main(visit).getByRole('region').first()).toBeVisible()
  }),
  'running.lineup.running.liveHome.broken': BROKEN,
  'running.lineup.broken': BROKEN,
  'running.live.closed': visit => expect(small(visit)).toHaveCount(0),
  'running.live.fetching': awaited('loadLivePlayer', visit => expect(livePage(visit.page).player).toHaveCount(0)),
  'running.live.open.favourites.closed': on(['liveTv'], visit => expect(livePage(visit.page).player).toBeVisible()),
  'running.live.open.favourites.open': on(['liveTv'], visit => expect(livePage(visit.page).player).toBeVisible()),
  'running.live.open.favourites.broken': BROKEN,
  'running.live.unavailable': on(['liveTv'], lacks('The player could not be loaded')),
  'running.guide.closed': UNSEEN,
  'running.guide.fetching': awaited('loadGuide', visit => expect(guidePage(visit.page).grid).toHaveCount(0)),
  'running.guide.list': visit => expect(guidePage(visit.page).grid).toHaveCount(0),
  'running.guide.grid': on(['guide'], visit => expect(guidePage(visit.page).grid).toBeVisible()),
  'running.guide.unavailable': on(['guide'], lacks('The guide could not be loaded')),
  'running.catalogue.closed': UNSEEN,
  'running.catalogue.fetching': UNSEEN,
  'running.catalogue.waiting': UNSEEN,
  'running.catalogue.open': on(['home', 'vodDetail'], visit =>
    expect(main(visit).getByRole('heading', { level: 2 }).first()).toBeVisible(),
  ),
  'running.catalogue.unavailable': on(['vodDetail'], lacks('The title could not be loaded')),
  'running.account.closed': on(['home', 'liveTv', 'guide', 'vodDetail'], visit => expect(form(visit)).toHaveCount(0)),
  'running.account.fetching': awaited('loadEntrance', visit => expect(form(visit)).toHaveCount(0)),
  'running.account.open': visit => expect(form(visit)).toBeVisible(),
  'running.account.unavailable': lacks('The form could not be loaded'),
  'running.mine.closed': UNSEEN,
  'running.mine.fetching': UNSEEN,
  'running.mine.open.otherPage': on(MINE, visit => expect(main(visit).getByRole('heading').first()).toBeVisible()),
  'running.mine.open.profile': visit => expect(main(visit).getByRole('textbox', { name: 'Full name' })).toBeVisible(),
  'running.mine.unavailable': on(MINE, lacks('Your account could not be loaded')),
  'running.messages.closed': visit => expect(letters(visit)).toHaveCount(0),
  'running.messages.fetching': awaited('loadMessages', visit => expect(letters(visit)).toHaveCount(0)),
  'running.messages.open.announced': visit => expect(letters(visit)).toHaveCount(0),
  'running.messages.open.written': on(SHELLED, visit => expect(letters(visit)).toBeVisible()),
  'running.messages.unavailable': visit => expect(letters(visit)).toHaveCount(0),
  'running.companions.closed': visit => expect(bell(visit)).toHaveCount(0),
  'running.companions.fetching': awaited('loadCompanions', visit => expect(bell(visit)).toHaveCount(0)),
  'running.companions.open.everybody.unheard': BESIDE,
  'running.companions.open.everybody.heard': BESIDE,
  'running.companions.open.users.closed': visit => expect(bell(visit)).toHaveCount(0),
  'running.companions.open.users.open': on(['liveTv'], visit => expect(bell(visit)).toBeVisible()),
  'running.companions.open.sleep': BESIDE,
  'running.companions.open.sign': BESIDE,
  'running.companions.open.kids': BESIDE,
  'running.companions.unavailable': visit => expect(bell(visit)).toHaveCount(0),
  'running.seal.fitting': visit =>
    expect(visit.page.getByRole('dialog', { name: 'A new share key is needed' })).toHaveCount(0),
  'running.seal.tryingLink': CLEAR,
  'running.seal.lacking': CLEAR,
  'running.seal.trying': CLEAR,
  'running.release.current': visit =>
    expect(shell(visit.page).notice.filter({ hasText: 'A new version is ready' })).toHaveCount(0),
  'running.release.gone': never(RELEASING),
  'running.network.up': visit => expect(shell(visit.page).offlineBar).toHaveCount(0),
  'running.network.down': on(SHELLED, visit => expect(shell(visit.page).offlineBar).toBeVisible()),
}
