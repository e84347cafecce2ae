import { left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { shownPlays } from '../../../../machines/channelHistory/transitions.ts'
import type { ChannelHistoryContext, ForgetAnswer } from '../../../../machines/channelHistory/types.ts'
import { MINUTE, SECOND } from '../../../../models/codec/instant.ts'
import { addressOf } from '../../../../models/wire/endpoint.ts'
import { endpoints } from '../../../../models/wire/index.ts'
import { ANA } from '../../../e2e/support/accounts.ts'
import { historyPage, reportEvery, watchedBefore } from '../../../e2e/support/historyPage.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { channelHistoryModel, news, sport } from '../../../machines/channelHistory/model.ts'
import type { OutsideStep } from '../../model.ts'
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
  const { saved, unsent } = contextOf(at)
  const isForgetting = at.matches({ list: 'forgetting' })
  // what the device keeps is told at once
  if (!world.isNoted) return event.type === 'plays.noted' && event.unsent.length === 0
  if (actor === 'load') return event.output._tag === 'Left' || isSameList(event.output.right, hasNow(world))
  if (actor !== undefined) return true
  // a report and a deletion wait for each other
  if (timer !== undefined) return !isForgetting
  const isReporting = at.matches({ reports: 'reporting' })
  switch (event.type) {
    case 'viewer.forgetChannels':
      return world.isOnPage && !isReporting && (saved !== undefined || at.matches({ list: 'failed' }))
    case 'viewer.retry':
      return world.isOnPage && at.matches({ list: 'failed' }) && saved === undefined && unsent.length === 0
    case 'network.restored':
      return at.matches({ list: 'failed' })
    case 'plays.noted':
      return !isSameList(unsent, event.unsent) && !isReporting && !isForgetting
    default:
      return true
  }
}

const after = (world: World, { event, actor }: OutsideStep): World => {
  const isTaken = actor !== undefined && event.output._tag === 'Right'
  return {
    isNoted: true,
    isOnPage: world.isOnPage || event.type === 'viewer.navigated',
    isForgotten: world.isForgotten || (actor === 'forget' && isTaken),
    isReported: world.isReported || (actor === 'report' && isTaken),
  }
}

const isOnPage = ({ page }: Visit): boolean => new URL(page.url()).pathname === '/history'

/** Another tab leaves what was watched in it, or has reported it. */
const noteInOtherTab = async (visit: Visit, isWatched: boolean): Promise<void> => {
  const play = { logicalChannelId: CHANNELS.sport.id, updateTime: visit.headEnd.control.now(), playDuration: 60 }
  await parts.of(visit).tab.keep({ 'sintonia.user.channelPlays': JSON.stringify(isWatched ? [play] : []) })
}

const openHistory: Gesture<unknown> = async visit => {
  const { page } = visit
  if (isOnPage(visit)) await shell(page).navigation.getByRole('link', { name: 'Home' }).click()
  await historyPage(page).open()
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
    'viewer.navigated': [{ type: 'viewer.navigated', page: 'history' }],
  },
  outcomes: {
    load: [[], [news], [sport], [sport, news]].map(each => right(each)).concat([left(REFUSED)] as never),
    forget: ({ unsent }): readonly ForgetAnswer[] => [right({ unsent }), left(REFUSED)],
  },
  outside: {
    initial: { isNoted: false, isOnPage: false, isForgotten: false, isReported: false } as World,
    allows,
    after,
  },
  gestures: {
    'viewer.navigated': openHistory,
    'viewer.retry': ({ page }) => historyPage(page).retry.click(),
    'viewer.forgetChannels': ({ page }) => historyPage(page).deleteOne(CHANNELS.news.name).click(),
    'network.restored': regainNetwork,
    'plays.noted': async (visit, { unsent }, { before }) => {
      if (contextOf(before).unsent.length !== unsent.length) await noteInOtherTab(visit, unsent.length > 0)
    },
  },
  answers: { load: answering('load'), report: answering('report'), forget: answering('forget') },
  looks: {
    'list.loading': listed,
    'list.ready': listed,
    'list.forgetting': listed,
    'list.failed': listed,
    'reports.resting': UNSEEN,
    'reports.collecting': UNSEEN,
    'reports.reporting': UNSEEN,
  },
})
