import { expect } from 'playwright/test'
import { hasMoreTitles, shownTitles } from '../../../../machines/titleLists/transitions.ts'
import type { LoadedTitles, TitleListsContext, TitlesAnswer } from '../../../../machines/titleLists/types.ts'
import { SECOND } from '../../../../models/codec/instant.ts'
import { PAGE_SIZE } from '../../../../models/paging.ts'
import { ANA } from '../../../e2e/support/accounts.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { metaId, titleListsModel } from '../../../machines/titleLists/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { answeredAt, type Gate, isCall, makeGate } from '../gate.ts'
import { type Answer, browserModel, type Look, never } from '../model.ts'
import { openTab, type Tab } from '../otherTab.ts'
import { perVisit, type Visit } from '../visit.ts'
import { changed, refused, untilAsked } from '../ways.ts'

type Parts = { readonly load: Gate; readonly remove: Gate; readonly tab: Tab; news: number }
const parts = perVisit<Parts>()

/** As long as a removal can be taken back. */
const UNDO = 8 * SECOND

const ONE = [metaId('first')]
const HELD = { type: 'removal.changed', held: ONE, removals: [] } as const
const UNDONE = { type: 'removal.changed', held: undefined, removals: [] } as const
const SETTLED = { type: 'removal.changed', held: undefined, removals: [ONE] } as const

/** A page of titles: the first of all is the one that the chart's model removes. */
const pageOf = ({ titles, hasMore }: LoadedTitles) => ({
  list: Array.from({ length: PAGE_SIZE }, (_, at) => {
    const name = titles[0]?.metaId === ONE[0] && at === 0 ? 'first' : `${titles[0]?.metaId}${at}`
    return { metaId: name, metaType: 'MOVIE', title: `Title ${name}` }
  }),
  total: hasMore ? 2 * PAGE_SIZE : PAGE_SIZE,
})

const loaded: Answer = async (visit, output) => {
  const answer = output as TitlesAnswer
  await parts.of(visit).load.pass(answer._tag === 'Left' ? refused : changed(() => pageOf(answer.right)))
}

const removed = answeredAt(visit => parts.of(visit).remove)

const main = ({ page }: Visit) => page.getByRole('main')
const moreAgain = (visit: Visit) => main(visit).getByRole('button', { name: /^(More could not|No se pudo cargar más)/ })
const again = (visit: Visit) => main(visit).getByRole('button', { name: /^(Try again|Reintentar|Intentar)/ })
const removeFirst = (visit: Visit) => main(visit).getByRole('button', { name: /^(Remove|Quitar) Title first / })

const contextOf = ({ context }: { readonly context: unknown }) => context as TitleListsContext

const titlesShown: Look = async (visit, snapshot) => {
  const shown = shownTitles(contextOf(snapshot))
  // of a long wall only what is near is drawn
  await visit.page.evaluate(() => window.scrollTo(0, 0))
  await expect(removeFirst(visit)).toHaveCount(shown.some(each => each.metaId === ONE[0]) ? 1 : 0)
}

export const titleListsInBrowser = browserModel({
  model: titleListsModel,
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    // of sixteen titles the last are out of sight
    await page.setViewportSize({ width: 800, height: 450 })
    parts.keep(visit, {
      load: await makeGate(page, isCall('vodFavourites')),
      remove: await makeGate(page, isCall('vodFavouritesDelete')),
      tab: await openTab(visit),
      news: 0,
    })
    await Promise.all([untilAsked(visit, 'vodFavourites'), openAs(page, ANA, '/favorites')])
    await visit.stopClock()
  },
  events: {
    'removal.changed': ({ saved, held, removals }) => {
      if (held !== undefined) return [UNDONE, SETTLED]
      return removals.length === 0 && saved?.some(each => each.metaId === ONE[0]) ? [HELD] : []
    },
  },
  outside: {
    initial: undefined,
    allows: (_, { event, actor, at }) => {
      const context = contextOf(at)
      if (actor !== undefined) return true
      switch (event.type) {
        case 'viewer.wantMore':
          return at.matches('ready') && hasMoreTitles(context)
        case 'viewer.retry':
          return at.matches('moreFailed') || (at.matches('failed') && context.saved === undefined)
        case 'network.restored':
          return at.matches('moreFailed') || at.matches('failed')
        // one page is asked for at a time
        case 'titles.changed':
        case 'language.changed':
          return context.known <= context.pageSize
        default:
          return true
      }
    },
    after: () => undefined,
  },
  gestures: {
    'viewer.wantMore': ({ page }) => page.mouse.wheel(0, 20_000),
    'viewer.retry': (visit, _, { before }) => (before.matches('failed') ? again(visit) : moreAgain(visit)).click(),
    'viewer.left': never('the chart goes with its page: test/services/titleLists.test.ts leaves it'),
    'language.changed': async ({ page }) => {
      const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en'
      await shell(page).chooseLanguage(isEnglish ? 'es' : 'en')
    },
    'network.restored': regainNetwork,
    'titles.changed': async visit => {
      const place = parts.of(visit)
      place.news += 1
      await place.tab.keep({ 'sintonia.user.titleFavouritesChanged': String(place.news) })
    },
    'removal.changed': async (visit, { held, removals }) => {
      if (held !== undefined) await removeFirst(visit).click()
      else if (removals.length > 0) await visit.pass(UNDO)
      else await visit.page.keyboard.press('Control+z')
    },
    'removal.taken': (visit, _, moment) => removed(visit, { _tag: 'Right' }, moment),
    'removal.refused': (visit, _, moment) => removed(visit, { _tag: 'Left' }, moment),
  },
  answers: { load: loaded, more: loaded },
  beyond: {
    'titleLists.awaited|removal.taken|0': 'who tries again sees nothing of the list, and has removed nothing of it',
    'titleLists.ready|always|0': 'of a page of sixteen all would have to be removed, title by title',
  },
  looks: {
    loading: titlesShown,
    awaited: titlesShown,
    ready: titlesShown,
    more: titlesShown,
    moreFailed: async (visit, snapshot) => {
      await titlesShown(visit, snapshot)
      await expect(moreAgain(visit)).toBeVisible()
    },
    failed: async (visit, snapshot) => {
      await titlesShown(visit, snapshot)
      await expect(again(visit)).toHaveCount(contextOf(snapshot).saved === undefined ? 1 : 0)
    },
  },
})
