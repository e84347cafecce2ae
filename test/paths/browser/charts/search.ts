import type { OutsideStep } from '@sintonia/statechart-paths'
import { type Either, isRight } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { FoundTitles, SearchContext, SearchEvent } from '../../../../machines/search/types.ts'
import type { BusinessType } from '../../../../models/deployment.ts'
import { PAGE_SIZE } from '../../../../models/paging.ts'
import { searchKeyword } from '../../../../models/search.ts'
import { goTo } from '../../../e2e/support/address.ts'
import { deploy } from '../../../e2e/support/deployment.ts'
import { searchPage } from '../../../e2e/support/searchPage.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { liveSearchModel, vodSearchModel } from '../../../machines/search/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { openCompanions } from '../companions.ts'
import { type Gate, isCall, makeGate } from '../gate.ts'
import { browserModel, byItself, type Look, type Moment, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'
import { changed, isTaken, refused, unchanged } from '../ways.ts'
import { tellStored } from './guide/stored.ts'
import { type OtherTab, openOtherTab } from './livePlayer/accounts.ts'
import { AURORA, PLAZA } from './livePlayer/lineups.ts'

/** What is typed for the words of the chart's model: it finds channels. */
const WORD = 'au'

type Parts = {
  readonly titles: Gate
  readonly popular: Gate
  readonly tab: OtherTab
  /** What was typed last for each word of the path: no search is the same as an earlier one, whose answer is remembered. */
  readonly words: Map<string, string>
  searches: number
  changes: number
}
const parts = perVisit<Parts>()

const contextOf = ({ context }: { readonly context: unknown }) => context as SearchContext

const found = ({ page }: Visit) => page.locator('#results')
const wall = (visit: Visit) => found(visit).getByRole('region', { name: /^(Films and series|Películas y series)$/ })
const people = (visit: Visit) => found(visit).getByRole('region', { name: /^(People|Personas)$/ })
const moreAgain = (visit: Visit) => wall(visit).getByRole('button', { name: /^(More could not|No se pudo cargar más)/ })
const again = (visit: Visit) => found(visit).getByRole('button', { name: /^(Try again|Intentar de nuevo)$/ })
const forget = (visit: Visit, name: RegExp) => found(visit).getByRole('button', { name }).first()

/** The words that are typed for those of a path: the same ones only where they are searched for already. */
const wordsOf = (visit: Visit, text: string, { before }: Pick<Moment, 'before'>): string => {
  const search = parts.of(visit)
  if (searchKeyword(text) === undefined) return text
  if (text === contextOf(before).keyword) return search.words.get(text) ?? WORD
  search.searches += 1
  const words = `${WORD}${search.searches}`
  search.words.set(text, words)
  return words
}

/** Of sixteen titles the last are out of sight there. */
const toTop = ({ page }: Visit): Promise<void> => page.evaluate(() => window.scrollTo(0, 0))

const pageOf = ({ titles, persons, hasMore }: FoundTitles) => ({
  mediaList: Array.from({ length: PAGE_SIZE }, (_, at) => {
    const name = `${titles.at(-1)?.metaId}${at}`
    return { metaId: name, metaType: 'MOVIE', title: `Title ${name}` }
  }),
  personList: persons,
  total: hasMore ? 2 * PAGE_SIZE : PAGE_SIZE,
})

const answerTitles = (visit: Visit, output: unknown): Promise<void> => {
  const answer = output as Either<unknown, FoundTitles>
  return parts.of(visit).titles.pass(isRight(answer) ? changed(() => pageOf(answer.right)) : refused)
}

/** What this visit has done so far: what costs time is done once. */
type World = {
  readonly hasKept: boolean
  readonly isOtherLanguage: boolean
  readonly isOtherViewer: boolean
  /** What follows by itself before anything else: a press on a person is one on something that was found. */
  readonly due: SearchEvent['type'] | undefined
}

const isAsked = ({ children }: OutsideStep['at']): boolean =>
  ['titles', 'more', 'popular'].some(id => children[id] !== undefined)

const allows = (world: World, { event, actor, timer, at }: OutsideStep): boolean => {
  const { text, keyword, sellsLive, found: titles } = contextOf(at)
  const wish = event as SearchEvent
  if (world.due !== undefined) return wish.type === world.due
  if (actor !== undefined || timer !== undefined) return true
  if (isAsked(at)) return false
  const isOpen = at.matches({ person: 'open' })
  if (isOpen) return ['viewer.closePerson', 'network.restored', 'viewer.navigated'].includes(wish.type)
  switch (wish.type) {
    case 'viewer.type':
      return wish.text !== text
    case 'viewer.search':
      // the same once more would be answered by what is remembered
      return wish.text === text && searchKeyword(text) !== keyword
    case 'viewer.navigated':
      return at.matches({ field: 'resting' })
    case 'viewer.openPerson':
      return titles.persons.length > 0
    case 'viewer.wantMore':
      return at.matches({ titles: 'found' }) && titles.hasMore && at.matches({ field: 'resting' })
    case 'viewer.retry':
      return at.matches({ titles: 'failed' }) || at.matches({ titles: 'moreFailed' })
    case 'viewer.forgetSearch':
    case 'viewer.forgetSearches':
      return world.hasKept && keyword === undefined
    case 'language.changed':
      return !world.isOtherLanguage
    case 'session.changed':
      return !world.isOtherViewer && !sellsLive
    case 'guide.changed':
    case 'lineup.changed':
      return sellsLive
    case 'network.restored':
      return (
        ['failed', 'moreFailed'].some(state => at.matches({ titles: state })) || at.matches({ popular: 'unavailable' })
      )
    case 'recents.changed':
    case 'viewer.chooseHit':
    case 'viewer.closePerson':
      return false
    default:
      return true
  }
}

const isSearch = (type: string, at: OutsideStep['at']): boolean =>
  type === 'viewer.search' && searchKeyword(contextOf(at).text) !== undefined

const dueAfter = (type: string, at: OutsideStep['at']): World['due'] => {
  if (type === 'viewer.openPerson') return 'viewer.chooseHit'
  // of programmes the device answers first
  return isSearch(type, at) && !contextOf(at).sellsLive ? 'recents.changed' : undefined
}

const after = (world: World, { event, at }: OutsideStep): World => ({
  hasKept:
    isSearch(event.type, at) ||
    (world.hasKept && !['viewer.forgetSearch', 'viewer.forgetSearches', 'session.changed'].includes(event.type)),
  isOtherLanguage: world.isOtherLanguage || event.type === 'language.changed',
  isOtherViewer: world.isOtherViewer || event.type === 'session.changed',
  due: dueAfter(event.type, at),
})

const hasRested: Look = async (visit, snapshot) => {
  if (contextOf(snapshot).keyword === undefined) return
  await expect(found(visit).locator('[aria-busy]')).toHaveAttribute('aria-busy', String(snapshot.hasTag('searching')))
}
const isTyped: Look = ({ page }, snapshot) =>
  contextOf(snapshot).text === ''
    ? expect(searchPage(page).field).toHaveValue('')
    : expect(searchPage(page).field).not.toHaveValue('')
const tops: Look = async (visit, snapshot) => {
  const { popular, keyword } = contextOf(snapshot)
  const lists = found(visit).getByRole('region', { name: /^(Popular |Canales populares|Búsquedas populares)/ })
  // where nothing is found they are proposed
  const isNothing = await found(visit)
    .getByText(/^(Nothing found for|No encontramos nada para) /)
    .isVisible()
  if (popular === undefined || (keyword !== undefined && !isNothing)) await expect(lists).toHaveCount(0)
  else await expect(lists.first()).toBeVisible()
}
const AT_ONCE = never('the device answers at once')
const NOTHING = never('nothing is sold, or nothing is searched for')

const open = async (visit: Visit, businessType: BusinessType, address: string): Promise<void> => {
  const { page } = visit
  visit.allow(FAILED_REQUEST)
  await page.setViewportSize({ width: 800, height: 450 })
  await deploy(page, { businessType })
  // nothing is stored unasked
  for (const call of ['epgChecksums', 'epgDays', 'epgDay', 'channelUpdates'] as const) await visit.hold(call)
  parts.keep(visit, {
    titles: await makeGate(page, isCall('search')),
    popular: await makeGate(page, isCall('channelTopSearch', 'topSearches')),
    tab: await openOtherTab(visit),
    words: new Map(),
    searches: 0,
    changes: 0,
  })
  if (businessType === 'vod') await page.goto(address)
  else {
    // the channels are known before the page opens
    await openCompanions(visit, '/history')
    await visit.quiet()
    await goTo(visit.page, address)
  }
}

const searchIn = (model: typeof liveSearchModel, businessType: BusinessType, address: string) =>
  browserModel({
    model,
    open: visit => open(visit, businessType, address),
    runs: true,
    atOnce: ['programmes'],
    asides: ['recents.changed', 'lineup.changed'],
    outside: {
      initial: {
        hasKept: false,
        isOtherLanguage: false,
        isOtherViewer: false,
        due: undefined,
      } as World,
      allows,
      after,
    },
    events: {
      'viewer.search': ({ text }) => [{ type: 'viewer.search', text }],
      'viewer.navigated': [{ q: 'ida' }, {}].map(params => ({
        type: 'viewer.navigated' as const,
        page: 'search' as const,
        params,
      })),
    },
    gestures: {
      'viewer.type': async (visit, { text }, moment) => {
        await toTop(visit)
        await searchPage(visit.page).field.fill(wordsOf(visit, text, moment))
      },
      'viewer.search': async visit => {
        await toTop(visit)
        await searchPage(visit.page).field.press('Enter')
      },
      'viewer.chooseHit': byItself,
      'viewer.openPerson': visit => people(visit).getByRole('button').first().click(),
      'viewer.closePerson': ({ page }) => page.keyboard.press('Escape'),
      'viewer.wantMore': async ({ page }) => {
        // beside persons the titles stand in one row at first
        const all = page.getByRole('button', { name: /^(Show all|Ver todo)$/ })
        if (await all.isVisible()) await all.click()
        await page.mouse.wheel(0, 20_000)
      },
      'viewer.retry': visit => moreAgain(visit).or(again(visit)).click(),
      'viewer.forgetSearch': visit => forget(visit, /^(Remove|Quitar) au/).click(),
      'viewer.forgetSearches': visit => forget(visit, /^(Clear all|Borrar tod)/).click(),
      'viewer.navigated': async (visit, { params: { q } }, moment) => {
        await toTop(visit)
        await goTo(visit.page, q === undefined ? '/search' : `/search?q=${wordsOf(visit, q, moment)}`)
      },
      'session.changed': async visit => parts.of(visit).tab.signIn('ana'),
      'update.due': never('the operator is asked every ten minutes: updates.spec.ts waits for it'),
      'lineup.changed': async visit => {
        const search = parts.of(visit)
        search.changes += 1
        const hiddenIds = [search.changes % 2 === 0 ? AURORA : PLAZA]
        const choices = { guest: { hiddenIds, startsOnLast: true } }
        await search.tab.keep({ 'sintonia.device.channelChoices': JSON.stringify(choices) })
      },
      'language.changed': ({ page }) => shell(page).chooseLanguage('es'),
      'network.restored': regainNetwork,
      'guide.changed': visit => tellStored(visit, 0),
      'recents.changed': byItself,
      'search.began': byItself,
      'search.cleared': byItself,
    },
    answers: {
      programmes: byItself,
      titles: answerTitles,
      more: answerTitles,
      popular: (visit, output) => parts.of(visit).popular.pass(isTaken(output) ? unchanged : refused),
    },
    beyond: {
      'search.programmes.asking|done.actor.programmes|0': AT_ONCE.never,
      'search.programmes.asking.timely|guide.changed|0': AT_ONCE.never,
    },
    looks: {
      'field.resting': isTyped,
      'field.settling': isTyped,
      'programmes.idle': NOTHING,
      'programmes.asking.timely': AT_ONCE,
      'programmes.asking.overtaken': AT_ONCE,
      'programmes.found': hasRested,
      'programmes.gathering': hasRested,
      'titles.idle': visit => expect(wall(visit)).toHaveCount(0),
      'titles.asking': hasRested,
      'titles.found': visit => expect(wall(visit).getByRole('link').first()).toBeVisible(),
      'titles.more': visit => expect(wall(visit).getByRole('link').first()).toBeAttached(),
      'titles.moreFailed': visit => expect(moreAgain(visit)).toBeVisible(),
      'titles.failed': visit => expect(again(visit)).toBeVisible(),
      'person.closed': ({ page }) => expect(searchPage(page).dialog).toHaveCount(0),
      'person.open': ({ page }) => expect(searchPage(page).dialog).toBeVisible(),
      'popular.unasked': tops,
      'popular.asking': tops,
      'popular.known': tops,
      'popular.unavailable': tops,
      memory: never('the page shows recent searches where nothing is searched for: search.spec.ts'),
    },
  })

/** Channels and programmes only. */
export const liveSearchInBrowser = searchIn(liveSearchModel, 'live', `/search?q=${WORD}`)

/** Titles and persons only. */
export const vodSearchInBrowser = searchIn(
  { ...vodSearchModel, input: { ...vodSearchModel.input, offersTop: true } },
  'vod',
  '/search',
)
