import type { OutsideStep } from '@sintonia/statechart-paths'
import { expect } from 'playwright/test'
import type { VodHomeContext, VodHomeEvent } from '../../../../machines/vodHome/types.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { titlesHome } from '../../../e2e/support/titlesHome.ts'
import { vodHomeModel } from '../../../machines/vodHome/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { type Gate, isCall, makeGate } from '../gate.ts'
import { browserModel, type Gesture, type Look, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'
import { changed, growOld, isTaken, refused, unchanged, untilAsked } from '../ways.ts'
import { type OtherTab, openOtherTab } from './livePlayer/accounts.ts'

/** The operator's rows that stand for those of the chart's model; the first comes with the page, in two pages. */
const [FIRST, ...ROWS] = ['new', 'series', 'family', 'late']
const TOTAL = 20

const CALLS = {
  root: 'playlistRoot',
  lists: 'batchPlaylist',
  history: 'vodHistory',
  recommended: 'recommendations',
} as const
type Gates = { readonly [Name in keyof typeof CALLS]: Gate }
type Parts = { readonly gates: Gates; readonly tab: OtherTab }
const parts = perVisit<Parts>()

const home = ({ page }: Visit) => titlesHome(page)
const firstRow = ({ page }: Visit) =>
  page.getByRole('region', { name: /^(New this month|Nuevo este mes)$/ }).getByRole('link')
const again = ({ page }: Visit) =>
  page
    .getByRole('main')
    .getByRole('status')
    .getByRole('button', { name: /^(Try again|Intentar de nuevo)$/ })

interface Lists {
  readonly playlistList: readonly { readonly playlistId: string }[]
}

const only = (ids: readonly (string | undefined)[]) =>
  changed(({ playlistList }: Lists) => ({
    playlistList: playlistList
      .filter(({ playlistId }) => ids.includes(playlistId))
      .map(list => ({ ...list, total: list.playlistId === FIRST ? TOTAL : 1 })),
  }))

const anew =
  (gesture: (visit: Visit, event: VodHomeEvent) => Promise<void>): Gesture<VodHomeEvent> =>
  async (visit, event) => {
    await growOld(visit)
    await visit.page.evaluate(() => {
      for (const rail of document.querySelectorAll('main ul')) rail.scrollLeft = 0
      window.scrollTo(0, 0)
    })
    await gesture(visit, event)
  }

/** Who looks on, and whether the first row has been scrolled to. */
type World = { readonly isUser: boolean; readonly hasSeen: boolean }

/** Nothing is on its way. */
const isAtRest = (at: OutsideStep['at']): boolean =>
  ['loadHome', 'loadPlaylists', 'loadWatching', 'loadRecommended'].every(id => at.children[id] === undefined)

const allows = ({ isUser, hasSeen }: World, { event, at }: OutsideStep): boolean => {
  const { shelves = [] }: VodHomeContext = at.context
  const isThere = shelves.some(({ titles }) => titles.length > 0)
  const wish = event as VodHomeEvent
  switch (wish.type) {
    case 'language.changed':
      return isAtRest(at)
    case 'session.changed':
      return isAtRest(at) && (wish.session.status === 'user') !== isUser
    case 'viewer.sawShelf':
      return isThere && !hasSeen
    case 'viewer.sawEnd':
      return isThere && hasSeen && shelves[0]?.pages === 1
    case 'viewer.retry':
      return at.matches({ page: 'ready' }) && shelves.some(({ hasFailed }) => hasFailed)
    default:
      return true
  }
}

const pageShown: Look = async (visit, { context }) => {
  const { shelves }: VodHomeContext = context
  await expect(home(visit).carousel).toHaveCount(shelves === undefined ? 0 : 1)
}
const UNSEEN = never('the page lives without, and shows it as soon as it is known')

export const vodHomeInBrowser = browserModel({
  model: vodHomeModel,
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    // the rows are below the window
    await page.setViewportSize({ width: 800, height: 450 })
    const gateOf = (name: keyof typeof CALLS) => makeGate(page, isCall(CALLS[name]))
    const gates = {
      root: await gateOf('root'),
      lists: await gateOf('lists'),
      history: await gateOf('history'),
      recommended: await gateOf('recommended'),
    }
    parts.keep(visit, { gates, tab: await openOtherTab(visit) })
    await Promise.all([untilAsked(visit, 'playlistRoot'), page.goto('/home')])
  },
  // whatever is scrolled into sight or out of it tells so
  asides: ['viewer.sawShelf', 'viewer.sawEnd'],
  outside: {
    initial: { isUser: false, hasSeen: false } as World,
    allows,
    after: ({ isUser, hasSeen }, { event }) => ({
      isUser: event.type === 'session.changed' ? event.session.status === 'user' : isUser,
      hasSeen: hasSeen || event.type === 'viewer.sawShelf',
    }),
  },
  gestures: {
    'viewer.sawShelf': visit => firstRow(visit).first().scrollIntoViewIfNeeded(),
    'viewer.sawEnd': visit => firstRow(visit).last().focus(),
    'viewer.retry': visit => again(visit).first().click(),
    'history.changed': never('a title has to be played for it: titles-player.spec.ts plays one'),
    'network.restored': regainNetwork,
    'session.changed': anew(async (visit, event) => {
      if (event.type === 'session.changed')
        await parts.of(visit).tab.signIn(event.session.status === 'user' ? 'ana' : 'guest')
    }),
    'language.changed': anew(async ({ page }) => {
      const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en'
      await shell(page).chooseLanguage(isEnglish ? 'es' : 'en')
    }),
  },
  answers: {
    loadHome: async (visit, output) => {
      const { root, lists } = parts.of(visit).gates
      await root.pass(isTaken(output) ? only([FIRST, ...ROWS]) : refused)
      if (isTaken(output)) await lists.pass(only([FIRST]))
    },
    loadPlaylists: (visit, output) =>
      parts.of(visit).gates.lists.pass(isTaken(output) ? only([FIRST, ...ROWS]) : refused),
    loadWatching: (visit, output) => parts.of(visit).gates.history.pass(isTaken(output) ? unchanged : refused),
    loadRecommended: (visit, output) => parts.of(visit).gates.recommended.pass(isTaken(output) ? unchanged : refused),
  },
  beyond: {
    'vodHome.page.failed|viewer.retry|0':
      'live television stands in for the page: titles-home.spec.ts presses it where titles alone are sold',
  },
  looks: {
    'page.loading': pageShown,
    'page.ready.resting': pageShown,
    'page.ready.filling': pageShown,
    'page.failed': pageShown,
    'watching.choosing': UNSEEN,
    'watching.asking': UNSEEN,
    'watching.known': UNSEEN,
    'watching.missing': UNSEEN,
    'recommended.waiting': UNSEEN,
    'recommended.asking': UNSEEN,
    'recommended.known': UNSEEN,
    'recommended.missing': UNSEEN,
  },
})
