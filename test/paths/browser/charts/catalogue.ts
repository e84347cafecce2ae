import { works } from '@sintonia/operator/world/works.ts'
import type { OutsideStep } from '@sintonia/statechart-paths'
import { right } from 'fp-ts/lib/Either.js'
import { expect, type Route } from 'playwright/test'
import type { CatalogueContext } from '../../../../machines/catalogue/types.ts'
import { SECOND } from '../../../../models/codec/instant.ts'
import { type PageParams, type Page as ProductPage, pathOf } from '../../../../models/page.ts'
import { goTo } from '../../../e2e/support/address.ts'
import { searchPage } from '../../../e2e/support/searchPage.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { titlePage } from '../../../e2e/support/titlePage.ts'
import { titlesHome } from '../../../e2e/support/titlesHome.ts'
import { catalogueModel } from '../../../machines/catalogue/model.ts'
import { ana, guest } from '../../../support/sessions.ts'
import { metaId } from '../../../support/titles.ts'
import { regainNetwork } from '../comeOnline.ts'
import { type Gate, makeGate } from '../gate.ts'
import { browserModel, byItself, type Look, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'
import { isTaken } from '../ways.ts'
import { AT_HAND, codeOf, outside } from './catalogue/outside.ts'
import { type OtherTab, openOtherTab } from './livePlayer/accounts.ts'
import { AURORA, PLAZA } from './livePlayer/lineups.ts'

const [FIRST, SECOND_FILM] = works.filter(({ kind, tier, isAdult }) => kind === 'MOVIE' && tier === 'free' && !isAdult)
const TICK = 10 * SECOND
const KIDS_LOCK = { salt: '', hash: '', isOn: true, columnIds: ['kids'], wrongTries: 0, blockedUntil: 0 }

type Parts = {
  readonly pages: Gate
  readonly player: Gate
  readonly tab: OtherTab
  readonly fetched: Set<string>
  visits: number
  changes: number
}
const parts = perVisit<Parts>()

const contextOf = ({ context }: OutsideStep['at']): CatalogueContext => context

const main = ({ page }: Visit) => page.getByRole('main')
const again = (visit: Visit) => main(visit).getByRole('button', { name: /^(Try again|Intentar de nuevo)$/ })
const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Title player' })
const small = ({ page }: Visit) => page.getByRole('region', { name: 'Small player' })

const wayOf = (output: unknown) => (route: Route) =>
  isTaken(output) ? route.continue() : route.abort('connectionfailed')

/** No two addresses are the same. */
const openPage = async (visit: Visit, page: ProductPage, params: PageParams): Promise<void> => {
  const place = parts.of(visit)
  place.visits += 1
  await goTo(visit.page, pathOf({ page, params: { ...params, dataType: String(place.visits) } }))
}

const opened = (page: ProductPage, params: PageParams = {}) => ({ type: 'viewer.navigated' as const, page, params })

const titled: Look = visit => expect(main(visit).getByRole('heading', { level: 1 })).toBeVisible()
const UNSEEN = never('the page shows that it is waited for')

export const catalogueInBrowser = browserModel({
  // the chart begins with the first page of it
  model: { ...catalogueModel, input: { ...catalogueModel.input, place: { page: 'home', params: {} } } },
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    const pages = await makeGate(page, ({ pathname }) =>
      /\/assets\/(provideVodCategory|provideTitleDetail|lists)-.+\.js$/.test(pathname),
    )
    const player = await makeGate(page, ({ pathname }) => /\/assets\/vodPlayer-.+\.js$/.test(pathname))
    await page.route(/\/live\/.+\.m3u8$/, () => undefined)
    const tab = await openOtherTab(visit)
    parts.keep(visit, { pages, player, tab, fetched: new Set(AT_HAND), visits: 0, changes: 0 })
    await page.goto('/home')
  },
  runs: true,
  asides: ['clock.ticked', 'lineup.changed', 'keyword.changed'],
  events: {
    'viewer.navigated': [
      opened('home'),
      opened('liveTv', { id: AURORA }),
      opened('search', { q: 'heart' }),
      opened('favorites'),
      opened('history'),
      opened('vodCategory', { type: 'movies' }),
      opened('vodDetail', { metaId: FIRST?.id ?? '' }),
      opened('vodDetail', { metaId: SECOND_FILM?.id ?? '' }),
    ],
    'viewer.play': ({ place }) => [{ type: 'viewer.play', metaId: metaId(place.params.metaId ?? 'none') }],
    'session.changed': [guest, ana].map(session => ({ type: 'session.changed' as const, session })),
  },
  outside,
  gestures: {
    'viewer.navigated': async (visit, { page, params }) => {
      const { pages, fetched } = parts.of(visit)
      // a page whose chart is at hand may share files with one that is not
      if (fetched.has(codeOf(page))) pages.open(wayOf(right(undefined)))
      else pages.hold()
      await openPage(visit, page, params)
    },
    'kidsMode.changed': async visit => {
      const place = parts.of(visit)
      place.changes += 1
      const isOn = place.changes % 2 === 1
      await place.tab.keep({ 'sintonia.device.kidsLocks': JSON.stringify(isOn ? { guest: KIDS_LOCK } : {}) })
    },
    'viewer.play': async (visit, _, { before }) => {
      if (before.matches({ player: 'closed' }) && !parts.of(visit).fetched.has('player')) parts.of(visit).player.hold()
      await titlePage(visit.page).play.click()
    },
    'sleep.came': never(
      'the timer is set beside a channel: media-session.spec.ts sleeps, and the chart is tested with it',
    ),
    'viewer.retry': async visit => {
      parts.of(visit).pages.hold()
      await again(visit).click()
    },
    'toast.requested': byItself,
    'keyword.changed': never('search.spec.ts types'),
    'session.changed': async (visit, { session }) =>
      parts.of(visit).tab.signIn(session.status === 'user' ? 'ana' : 'guest'),
    'update.due': never('the operator is asked every ten minutes: updates.spec.ts waits for it'),
    'lineup.changed': async visit => {
      const place = parts.of(visit)
      place.changes += 1
      const hiddenIds = [place.changes % 2 === 0 ? AURORA : PLAZA]
      await place.tab.keep({
        'sintonia.device.channelChoices': JSON.stringify({ guest: { hiddenIds, startsOnLast: true } }),
      })
    },
    'history.changed': byItself,
    'language.changed': ({ page }) => shell(page).chooseLanguage('es'),
    'network.restored': async (visit, _, { before }) => {
      if (before.matches({ page: 'unavailable' })) parts.of(visit).pages.hold()
      await regainNetwork(visit)
    },
    'clock.ticked': ({ page }) => page.clock.fastForward(TICK),
  },
  answers: {
    loadPage: async (visit, output, { before }) => {
      const { pages, fetched } = parts.of(visit)
      const code = codeOf(contextOf(before).place.page)
      if (!fetched.has(code)) pages.open(wayOf(output))
      if (isTaken(output)) fetched.add(code)
    },
    loadPlayer: async (visit, output) => {
      const { player, fetched } = parts.of(visit)
      player.open(wayOf(output))
      if (isTaken(output)) fetched.add('player')
    },
    vodPlayer: async visit => {
      const close = visit.page.getByRole('button', { name: /^Close the player/ })
      if (await dialog(visit).isVisible()) await visit.page.keyboard.press('Backspace')
      else if (await small(visit).isVisible()) await close.first().click()
    },
  },
  beyond: {
    'catalogue.page.home|viewer.retry|0':
      'live television stands in for a home page that fails: titles-home.spec.ts presses it where titles alone are sold',
  },
  looks: {
    'page.nowhere': UNSEEN,
    'page.fetching': UNSEEN,
    'page.fetched': UNSEEN,
    'page.home': ({ page }) => expect(titlesHome(page).main).toBeVisible(),
    'page.category': titled,
    'page.title': titled,
    'page.search': ({ page }) => expect(searchPage(page).field).toBeVisible(),
    'page.favorites': titled,
    'page.history': titled,
    'page.unavailable': visit => expect(again(visit)).toBeVisible(),
    'card.watched': never('hoverCard looks at it'),
    'card.small': never('a card breaks only by a bug of the app'),
    // the small player is a channel's then
    'player.closed': visit => expect(dialog(visit)).toHaveCount(0),
    'player.fetching': UNSEEN,
    'player.open': visit => expect(dialog(visit).or(small(visit))).toBeVisible(),
    'audience.watched': never('nothing of it is on screen'),
  },
})
