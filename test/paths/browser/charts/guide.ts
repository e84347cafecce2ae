import { isRight, left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { DetailsAnswer, WindowAnswer } from '../../../../machines/guide/types.ts'
import type { CallFailure } from '../../../../models/callFailure.ts'
import { addMs, HOUR, type Instant, SECOND } from '../../../../models/codec/instant.ts'
import { DAYS_BACK, utcDayOf } from '../../../../models/epg.ts'
import { localDay } from '../../../../models/localDay.ts'
import { guidePage } from '../../../e2e/support/guidePage.ts'
import { livePage } from '../../../e2e/support/livePage.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { areaFrom, bulletin, guideModel, hit, news, sport } from '../../../machines/guide/model.ts'
import { column, programme } from '../../../support/lineups.ts'
import { regainNetwork } from '../comeOnline.ts'
import { browserModel, byItself, type Look, never } from '../model.ts'
import { openTab } from '../otherTab.ts'
import { perVisit, type Visit } from '../visit.ts'
import { type LaterDays, openWithFewDays } from './guide/laterDays.ts'
import { contextOf, hasCard, LATER, NOON, outside, spotOf, timeOf, UNKNOWN_TITLE } from './guide/outside.ts'
import { tellStored } from './guide/stored.ts'
import { PLAZA } from './livePlayer/lineups.ts'

const REFUSED: CallFailure = { tag: 'server', status: 502 }
const TICK = 10 * SECOND
/** What the operator's first group is called. */
const GENERAL = column('general', [news, sport])

const onAt = (at: Instant) => programme('whole', addMs(at, -HOUR), addMs(at, HOUR))

const grid = ({ page }: Visit) => page.locator('#guide')
const stop = (visit: Visit) => grid(visit).locator('[role=gridcell][tabindex="0"]')
const dayTab = ({ page }: Visit, offset: number) =>
  page.locator('[role=tab][aria-controls=guide]').nth(DAYS_BACK + offset)
const card = ({ page }: Visit) =>
  page.getByRole('main').getByRole('button', { name: /^(Try again|Intentar de nuevo)$/ })
const field = ({ page }: Visit) => page.getByRole('searchbox')
const hits = ({ page }: Visit) => page.getByRole('search').getByRole('listitem').getByRole('button')

const view = ({ page }: Visit, name: string) =>
  page.getByRole('banner').getByRole('navigation').getByRole('link', { name, exact: true })

const laterDays = perVisit<LaterDays>()

const openSearch = async (visit: Visit): Promise<void> => {
  if (await field(visit).isVisible()) return
  await visit.page.getByRole('button', { name: /^(Search programmes|Buscar programas)/ }).click()
}

const cellsShown: Look = async (visit, snapshot) => {
  await expect(stop(visit)).toHaveAttribute('data-kind', /finished|playing|notStart/)
  const offset = spotOf(contextOf(snapshot)) === 'later' ? LATER : 0
  await expect(dayTab(visit, offset)).toHaveAttribute('aria-selected', 'true')
}
const cellsMissing: Look = async (visit, snapshot) => {
  if (hasCard(snapshot)) await expect(card(visit)).toBeVisible()
  else await expect(grid(visit).locator('[data-kind=unknown]').first()).toBeVisible()
}
/** What is asked for once more stays drawn meanwhile. */
const cellsAwaited: Look = (visit, snapshot) => {
  const { asking, reading } = contextOf(snapshot)
  const isDrawn = reading?.area.from === asking.from && reading.area.until === asking.until
  return (isDrawn ? cellsShown : cellsMissing)(visit, snapshot)
}
const LINEUP_ONCE = 'another tab hides a channel once, while the cells are on their way'
const AT_ONCE = never('the device answers at once')

export const guideInBrowser = browserModel({
  model: {
    ...guideModel,
    input: { ...guideModel.input, columns: [GENERAL], now: NOON },
    project: context => [guideModel.project(context), spotOf(context), context.column?.columnId, context.searchText],
  },
  open: async visit => {
    const { page, headEnd } = visit
    visit.allow(FAILED_REQUEST)
    headEnd.control.moveClock({ to: addMs(localDay(headEnd.control.now(), 0).start, 12 * HOUR) })
    laterDays.keep(
      visit,
      await openWithFewDays(visit, '/liveTv?view=guide', ({ epgIdList = [] }) => epgIdList.length === 1),
    )
    await expect(stop(visit)).toHaveAttribute('data-kind', 'playing')
    // the code is there: where the guide is opened anew nothing waits for it
    await view(visit, 'Live').click()
    await livePage(page).find('Aurora')
    await visit.holdClock()
    await view(visit, 'Guide').click()
    await expect(stop(visit)).toHaveAttribute('data-kind', 'playing')
  },
  runs: true,
  // what is stored is told by the guide, and once more by its sync
  asides: ['clock.ticked', 'viewer.sawCells', 'guide.changed'],
  events: {
    'viewer.chooseGroup': [GENERAL.columnId, undefined].map(columnId => ({
      type: 'viewer.chooseGroup' as const,
      columnId,
    })),
    'viewer.sawCells': context => [{ type: 'viewer.sawCells', area: areaFrom(addMs(timeOf(context), -2 * HOUR)) }],
    'viewer.focusCell': context => [
      { type: 'viewer.focusCell', spot: { channelId: sport.logicalChannelId, at: timeOf(context) } },
    ],
    'viewer.chooseDay': [{ type: 'viewer.chooseDay', offset: LATER }],
    'viewer.search': [bulletin.title, UNKNOWN_TITLE, ' f '].map(text => ({ type: 'viewer.search' as const, text })),
    'viewer.chooseHit': [{ type: 'viewer.chooseHit', hit: { ...hit, start: NOON, stop: addMs(NOON, HOUR) } }],
    'lineup.changed': [{ type: 'lineup.changed', channels: [news, sport] }],
    'clock.ticked': [{ type: 'clock.ticked', now: addMs(NOON, TICK) }],
    'guide.changed': context => [{ type: 'guide.changed', days: [utcDayOf(timeOf(context))] }],
  },
  outcomes: {
    read: [...(guideModel.outcomes.read as readonly WindowAnswer[]).filter(isRight), left(REFUSED)],
    programme: (context): readonly DetailsAnswer[] => [
      right({ [news.epgId ?? '']: [onAt(timeOf(context))] }),
      left(REFUSED),
    ],
  },
  outside,
  beyond: {
    'guide.reading|lineup.changed|0': LINEUP_ONCE,
    'guide.reading.ready|lineup.changed|0': LINEUP_ONCE,
    'guide.reading.asking.timely|language.changed|0': 'the language is changed where the cells are there',
  },
  gestures: {
    'viewer.chooseGroup': async ({ page }, { columnId }) => {
      await page.getByRole('button', { name: /^(Group|Grupo): / }).click()
      await page
        .getByRole('menuitemradio')
        .nth(columnId === undefined ? 0 : 1)
        .click()
    },
    'viewer.navigated': never('guide.spec.ts comes to the guide by addresses'),
    'columns.changed': never('updates.spec.ts changes groups'),
    'viewer.sawCells': byItself,
    'viewer.focusCell': async visit => {
      await stop(visit).focus()
      await visit.page.keyboard.press('ArrowDown')
    },
    'viewer.goTo': ({ page }, { landmark }) =>
      page.getByRole('button', { name: landmark === 'now' ? /^(Now|Ahora)$/ : /^(Evening|Noche)$/ }).click(),
    'viewer.chooseDay': async (visit, { offset }) => {
      laterDays.of(visit).hold()
      await dayTab(visit, offset).click()
    },
    'viewer.search': async (visit, { text }) => {
      const title = await guidePage(visit.page).title.first().textContent()
      await openSearch(visit)
      await field(visit).fill(text === bulletin.title ? (title ?? '') : text)
    },
    'viewer.chooseHit': async visit => {
      const [channel = ''] = ((await stop(visit).getAttribute('aria-label')) ?? '').split(', ')
      await hits(visit).filter({ hasText: channel }).first().click()
    },
    'viewer.closeSearch': { after: ['viewer.chooseHit'], otherwise: visit => field(visit).press('Escape') },
    'viewer.retry': visit => card(visit).click(),
    'lineup.changed': async visit => {
      const choices = { guest: { hiddenIds: [PLAZA], startsOnLast: true } }
      await (await openTab(visit)).keep({ 'sintonia.device.channelChoices': JSON.stringify(choices) })
    },
    'clock.ticked': visit => visit.pass(TICK),
    'language.changed': async ({ page }) => {
      const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en'
      await shell(page).chooseLanguage(isEnglish ? 'es' : 'en')
    },
    'network.restored': regainNetwork,
    'guide.changed': (visit, _, { before }) => tellStored(visit, spotOf(contextOf(before)) === 'later' ? LATER : 0),
  },
  answers: {
    read: async (visit, output) => {
      const later = laterDays.of(visit)
      if (isRight(output as WindowAnswer)) later.answer()
      else await later.refuse()
    },
    programme: byItself,
    search: byItself,
  },
  looks: {
    'reading.waiting': never('the grid says at once what is on screen'),
    'reading.asking.timely': cellsAwaited,
    'reading.asking.overtaken': cellsAwaited,
    'reading.ready': cellsShown,
    'reading.gathering': cellsShown,
    'reading.failed': cellsMissing,
    'focus.settling': never('the cell is shown at once, and told in full when the focus rests'),
    'focus.asking': AT_ONCE,
    'focus.resting': async ({ page }, snapshot) => {
      if (hasCard(snapshot)) return
      const text = page.locator('h2 + p')
      if (contextOf(snapshot).programme === undefined) await expect(text).toBeEmpty()
      else await expect(text).not.toBeEmpty()
    },
    'search.resting': visit => expect(hits(visit)).toHaveCount(0),
    'search.typing': visit => expect(field(visit)).not.toHaveValue(''),
    'search.asking': AT_ONCE,
    'search.found': async (visit, snapshot) => {
      if (contextOf(snapshot).hits.length > 0) await expect(hits(visit)).not.toHaveCount(0)
      else await expect(hits(visit)).toHaveCount(0)
    },
  },
})
