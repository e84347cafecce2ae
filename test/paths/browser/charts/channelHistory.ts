import type { OutsideStep } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { shownPlays } from '../../../../machines/channelHistory/transitions.ts'
import type { ChannelHistoryContext } from '../../../../machines/channelHistory/types.ts'
import { MINUTE, SECOND } from '../../../../models/codec/instant.ts'
import type { Page } from '../../../../models/page.ts'
import { addressOf } from '../../../../models/wire/endpoint.ts'
import { endpoints } from '../../../../models/wire/index.ts'
import { ANA } from '../../../e2e/support/accounts.ts'
import { historyPage, reportEvery, watchedBefore } from '../../../e2e/support/historyPage.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { setVisible } from '../../../e2e/support/visibility.ts'
import { channelHistoryModel, news, sport } from '../../../machines/channelHistory/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { answeredAt, type Gate, makeGate, REFUSED } from '../gate.ts'
import { type Answer, browserModel, type Gesture, type Look, never } from '../model.ts'
import { openTab, type Tab } from '../otherTab.ts'
import { perVisit, type Visit } from '../visit.ts'

const REPORT = 2 * MINUTE

/** The channels that stand for those of the chart's model. */
const CHANNELS = { news: { id: '1301', name: 'Mundo 24' }, sport: { id: '1101', name: 'Aurora' } } as const

const contextOf = ({ context }: AnyMachineSnapshot): ChannelHistoryContext => context

const namesIn = (context: ChannelHistoryContext): readonly string[] =>
  shownPlays(context).map(({ logicalChannelId }) =>
    logicalChannelId === news.logicalChannelId ? CHANNELS.news.name : CHANNELS.sport.name,
  )

const CALLS = { load: 'channelHistoryList', report: 'channelHistoryCreate', forget: 'channelHistoryDelete' } as const
type Call = keyof typeof CALLS

type Parts = { readonly gates: Readonly<Record<Call, Gate>>; readonly tab: Tab }
const parts = perVisit<Parts>()

const answering = (call: Call): Answer => answeredAt(visit => parts.of(visit).gates[call])

const forgetAnswered = (visit: Visit, output: unknown) => answering('forget')(visit, output, undefined as never)

const ONE = [news.logicalChannelId]
const HELD = { type: 'removal.changed', held: ONE, removals: [] } as const
const UNDONE = { type: 'removal.changed', held: undefined, removals: [] } as const
const SETTLED = { type: 'removal.changed', held: undefined, removals: [ONE] } as const

/** What the operator has, and where the viewer is. */
type World = {
  readonly isNoted: boolean
  readonly isOnPage: boolean
  readonly isForgotten: boolean
  readonly isReported: boolean
}

const hasNow = ({ isForgotten, isReported }: World) => [...(isReported ? [sport] : []), ...(isForgotten ? [] : [news])]

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every(each => other.includes(each))

const allows = (world: World, { event, actor, timer, at }: OutsideStep): boolean => {
  const { saved, unsent, held, removals } = contextOf(at)
  // what the device keeps is told at once
  if (!world.isNoted) return event.type === 'plays.noted' && event.unsent.length === 0
  if (actor === 'load') return event.output._tag === 'Left' || isSameList(event.output.right, hasNow(world))
  if (actor !== undefined) return true
  // a report and a deletion wait for each other
  if (timer !== undefined) return removals.length === 0
  const isReporting = at.matches({ reports: 'reporting' })
  switch (event.type) {
    case 'viewer.navigated':
      // whoever leaves settles what is held: that would be two steps at once
      return (event.page === 'history') !== world.isOnPage && held === undefined
    case 'removal.changed':
      // what is taken back or settled was held before, and what is held is seen
      return (
        world.isOnPage &&
        !isReporting &&
        removals.length === 0 &&
        (event.held === undefined) !== (held === undefined) &&
        (event.held === undefined || namesIn(contextOf(at)).includes(CHANNELS.news.name))
      )
    case 'viewer.retry':
      return world.isOnPage && at.matches({ list: 'failed' }) && saved === undefined && unsent.length === 0
    case 'network.restored':
      return at.matches({ list: 'failed' })
    case 'plays.noted':
      return !isSameList(unsent, event.unsent) && !isReporting && removals.length === 0
    default:
      return true
  }
}

const after = (world: World, { event, actor }: OutsideStep): World => {
  const isTaken = actor !== undefined && event.output._tag === 'Right'
  return {
    isNoted: true,
    isOnPage: event.type === 'viewer.navigated' ? event.page === 'history' : world.isOnPage,
    isForgotten: world.isForgotten || event.type === 'removal.taken',
    isReported: world.isReported || (actor === 'report' && isTaken),
  }
}

const isOnPage = ({ page }: Visit): boolean => new URL(page.url()).pathname === '/history'

/** Another tab leaves what was watched in it, or has reported it. */
const noteInOtherTab = async (visit: Visit, isWatched: boolean): Promise<void> => {
  const play = { logicalChannelId: CHANNELS.sport.id, updateTime: visit.headEnd.control.now(), playDuration: 60 }
  await parts.of(visit).tab.keep({ 'sintonia.user.channelPlays': JSON.stringify(isWatched ? [play] : []) })
}

const navigate: Gesture<{ readonly page: Page }> = async ({ page }, { page: to }) => {
  if (to === 'history') await historyPage(page).open()
  else await shell(page).navigation.getByRole('link', { name: 'Home' }).click()
}

const listed: Look = async (visit, snapshot) => {
  if (!isOnPage(visit)) return
  const context = contextOf(snapshot)
  const names = namesIn(context)
  const isUnknown = context.saved === undefined && snapshot.hasTag('loading')
  const { channels, failed } = historyPage(visit.page)
  await expect(channels).toHaveText(isUnknown ? [] : names)
  const hasCard = context.saved === undefined && !isUnknown && names.length === 0
  await expect(failed).toHaveCount(hasCard ? 1 : 0)
}
const UNSEEN = never('what is told to the operator is nowhere on screen')

export const channelHistoryInBrowser = browserModel({
  model: { ...channelHistoryModel, input: { reportMs: REPORT } },
  open: async visit => {
    const { page, headEnd } = visit
    visit.allow(FAILED_REQUEST)
    reportEvery(headEnd, REPORT / SECOND)
    await watchedBefore(headEnd, [CHANNELS.news.id])
    const gateOf = (call: Call) => makeGate(page, ({ pathname }) => pathname === addressOf(endpoints[CALLS[call]]))
    const gates = { load: await gateOf('load'), report: await gateOf('report'), forget: await gateOf('forget') }
    parts.keep(visit, { gates, tab: await openTab(visit) })
    const asked = page.waitForRequest(request => request.url().endsWith(addressOf(endpoints.channelHistoryList)))
    await openAs(page, ANA)
    await asked
    await visit.stopClock()
  },
  flows: true,
  events: {
    'removal.changed': [HELD, UNDONE, SETTLED],
  },
  outcomes: {
    load: [[], [news], [sport], [sport, news]].map(each => right(each)).concat([left(REFUSED)] as never),
  },
  outside: {
    initial: { isNoted: false, isOnPage: false, isForgotten: false, isReported: false } as World,
    allows,
    after,
  },
  gestures: {
    'viewer.navigated': navigate,
    'viewer.retry': ({ page }) => historyPage(page).retry.click(),
    'removal.changed': async ({ page }, { held, removals }) => {
      if (held !== undefined) return historyPage(page).deleteOne(CHANNELS.news.name).click()
      if (removals.length === 0) return historyPage(page).undo.click()
      await setVisible(page, false)
      await setVisible(page, true)
    },
    'removal.taken': visit => forgetAnswered(visit, right(undefined)),
    'removal.refused': visit => forgetAnswered(visit, left(REFUSED)),
    'network.restored': regainNetwork,
    'plays.noted': async (visit, { unsent }, { before }) => {
      if (contextOf(before).unsent.length !== unsent.length) await noteInOtherTab(visit, unsent.length > 0)
    },
  },
  answers: { load: answering('load'), report: answering('report') },
  looks: {
    'list.loading': listed,
    'list.awaited': listed,
    'list.ready': listed,
    'list.failed': listed,
    'reports.collecting': UNSEEN,
    'reports.reporting': UNSEEN,
  },
})
