import { type Either, isRight } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { CategoryView, TitlesPage, VodCategoryContext } from '../../../../machines/vodCategory/types.ts'
import { goTo } from '../../../e2e/support/address.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { type opening, vodCategoryModel } from '../../../machines/vodCategory/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { type Gate, isCall, makeGate } from '../gate.ts'
import { browserModel, type Gesture, type Look } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'
import { changed, growOld, refused, unchanged, untilAsked } from '../ways.ts'
import { type OtherTab, openOtherTab } from './livePlayer/accounts.ts'

/** The operator's genres that stand for those of the chart's model. */
const LISTS: Readonly<Record<string, string>> = { all: 'movies-all', drama: 'movies-drama' }
const MANY = 100
/** So often what is known grows old before the viewer's token does. */
const MOST_AGED = 4

type Parts = {
  readonly root: Gate
  readonly lists: Gate
  readonly tab: OtherTab
  /** Who comes next in the other tab. */
  comer: 'ana' | 'leo'
  /** No two addresses are the same. */
  visits: number
}
const parts = perVisit<Parts>()

const main = ({ page }: Visit) => page.getByRole('main')

const anew =
  <Event>(gesture: Gesture<Event>): Gesture<Event> =>
  async (visit, event, moment) => {
    if (moment.before.matches('opening')) parts.of(visit).root.forget()
    else await growOld(visit)
    await visit.page.evaluate(() => window.scrollTo(0, 0))
    await gesture(visit, event, moment)
  }

const openCategory: Gesture<ReturnType<typeof opening>> = async (visit, { params }) => {
  const place = parts.of(visit)
  place.visits += 1
  const list = params.list === undefined ? '' : `&list=${LISTS[params.list]}`
  await goTo(visit.page, `/vod/type/${params.type}?dataType=${place.visits}${list}`)
}

interface Lists {
  readonly playlistList: readonly { readonly mediaList: readonly unknown[] }[]
}

const answerCategory = async (visit: Visit, output: unknown): Promise<void> => {
  const { root, lists } = parts.of(visit)
  const answer = output as Either<unknown, CategoryView>
  if (!isRight(answer)) return root.pass(refused)
  const nothing = changed(() => ({ playlistList: [] }))
  const way = answer.right.lists.length === 0 ? nothing : unchanged
  await root.pass(way)
  // the first titles of some lists come along with the page of the category; what is no category may be a playlist
  await lists.pass(way)
}

const answerTitles = async (visit: Visit, output: unknown): Promise<void> => {
  const answer = output as Either<unknown, TitlesPage>
  const { lists } = parts.of(visit)
  if (!isRight(answer)) return lists.pass(refused)
  const { titles, hasMore } = answer.right
  await lists.pass(
    changed(({ playlistList }: Lists) => ({
      playlistList: playlistList.map(list => ({
        ...list,
        mediaList: titles.length === 0 ? [] : list.mediaList,
        total: hasMore ? MANY : 1,
      })),
    })),
  )
}

const titlesShown: Look = async (visit, { context }) => {
  const { titles }: VodCategoryContext = context
  const cards = main(visit).getByRole('listitem')
  if (titles.length === 0) await expect(cards).toHaveCount(0)
  else await expect(cards.first()).toBeVisible()
}
const again = (visit: Visit) => main(visit).getByRole('button', { name: /^(Try again|Intentar de nuevo)$/ })
const moreAgain = (visit: Visit) => main(visit).getByRole('button', { name: /^(More could not|No se pudo cargar más)/ })

export const vodCategoryInBrowser = browserModel({
  model: vodCategoryModel,
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    // of sixteen titles the last are out of sight
    await page.setViewportSize({ width: 800, height: 450 })
    const root = await makeGate(page, isCall('playlistRoot'))
    const lists = await makeGate(page, isCall('batchPlaylist'))
    parts.keep(visit, { root, lists, tab: await openOtherTab(visit), comer: 'ana', visits: 0 })
    await Promise.all([untilAsked(visit, 'playlistRoot'), page.goto('/vod/type/movies')])
  },
  outside: {
    initial: 0,
    allows: (aged, { event, actor, at }) => {
      if (event.type === 'viewer.wantMore') return at.matches('shown') && (at.context as VodCategoryContext).hasMore
      // the genres are those of the page that is there
      if (event.type === 'viewer.navigated' && event.params.list !== undefined && !at.matches('shown')) return false
      // half of a page is remembered only until the other half has come
      if (actor !== undefined) return true
      return !(at.matches('listing') || at.matches('listingMore')) && (at.matches('opening') || aged < MOST_AGED)
    },
    after: (aged, { event, actor, at }) =>
      actor !== undefined || event.type === 'viewer.wantMore' || at.matches('opening') ? aged : aged + 1,
  },
  gestures: {
    'viewer.navigated': anew((visit, event, moment) =>
      openCategory(visit, event as ReturnType<typeof opening>, moment),
    ),
    'viewer.wantMore': ({ page }) => page.mouse.wheel(0, 20_000),
    'viewer.retry': async (visit, event, moment) => {
      if (moment.before.matches('moreFailed')) return moreAgain(visit).click()
      await anew(() => again(visit).click())(visit, event, moment)
    },
    'network.restored': async (visit, event, moment) => {
      if (moment.before.matches('moreFailed')) return regainNetwork(visit)
      await anew(regainNetwork)(visit, event, moment)
    },
    'session.changed': anew(async visit => {
      const place = parts.of(visit)
      const { tab, comer } = place
      place.comer = comer === 'ana' ? 'leo' : 'ana'
      await tab.signIn(comer)
    }),
    'language.changed': anew(async ({ page }) => {
      const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en'
      await shell(page).chooseLanguage(isEnglish ? 'es' : 'en')
    }),
  },
  answers: { category: answerCategory, first: answerTitles, next: answerTitles },
  looks: {
    opening: titlesShown,
    listing: titlesShown,
    shown: titlesShown,
    listingMore: titlesShown,
    moreFailed: async (visit, snapshot) => {
      await titlesShown(visit, snapshot)
      await expect(moreAgain(visit)).toBeVisible()
    },
    failed: visit =>
      expect(
        main(visit).getByText(/^(The titles could not be loaded|No se pudieron cargar los títulos)$/),
      ).toBeVisible(),
  },
})
