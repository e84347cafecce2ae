import type { OutsideStep } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import { expect, type Page } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { shownUnread } from '../../../../machines/messageCentre/transitions.ts'
import type { MessageCentreContext, PageAnswer, UnreadAnswer } from '../../../../machines/messageCentre/types.ts'
import { DAY, MINUTE } from '../../../../models/codec/instant.ts'
import { PAGE_SIZE } from '../../../../models/paging.ts'
import { ANA } from '../../../e2e/support/accounts.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { device, invoice, messageCentreModel } from '../../../machines/messageCentre/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { answeredAt, type Gate, isCall, makeGate, REFUSED } from '../gate.ts'
import { type Answer, browserModel, type Look, never } from '../model.ts'
import { openTab, type Tab } from '../otherTab.ts'
import { restGestures } from '../tabRest.ts'
import { perVisit, type Visit } from '../visit.ts'

/** What is written to Ana beside the letters that everybody gets: more than a page. */
const LETTERS = 3
const TOTAL = PAGE_SIZE + LETTERS

const contextOf = ({ context }: AnyMachineSnapshot): MessageCentreContext => context

type Parts = {
  readonly counts: Gate
  readonly loads: Gate
  readonly tells: Gate
  readonly tab: Tab
}
const parts = perVisit<Parts>()

/** Whether the operator was told that the newest one was read. */
type World = { readonly isTold: boolean }

const allowsEnd = ({ isTold }: World, { actor, event, at }: OutsideStep): boolean => {
  const { output } = event
  if (output._tag === 'Left') return true
  if (actor === 'count') return output.right === (isTold ? TOTAL - 1 : TOTAL)
  // what all tabs count is counted by one of them at a time
  if (actor === 'tellRead') return !at.matches({ count: 'asking' })
  if (actor === 'load') return (output.right.messages[0]?.state === 'READ') === isTold
  return true
}

/** A call that is held back for long is given up. */
const isAsking = (at: AnyMachineSnapshot): boolean =>
  at.matches({ count: 'asking' }) ||
  at.matches({ reads: 'telling' }) ||
  at.hasTag('loading') ||
  at.hasTag('loadingMore')

const canCome = ({ event, at }: OutsideStep): boolean => {
  const { messages } = contextOf(at)
  const isOpen = at.hasTag('open')
  switch (event.type) {
    case 'viewer.openMessages':
      return !isOpen
    case 'viewer.retry':
      return at.hasTag('failed') && messages === undefined
    case 'viewer.closeMessages':
    case 'viewer.readMessages':
      return isOpen
    case 'tab.rested':
      return at.matches({ count: 'known' }) || at.matches({ count: 'failed' })
    case 'tab.woke':
      return at.matches({ count: 'resting' })
    case 'unread.changedElsewhere':
      return !at.matches({ count: 'asking' })
    case 'network.restored':
      return at.hasTag('failed') || at.matches({ count: 'failed' }) || at.matches({ reads: 'untaken' })
    default:
      return true
  }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Messages' })
const mailOf = (page: Page) => page.getByRole('button', { name: /^Messages/, includeHidden: true })
const entriesOf = (page: Page) => dialogOf(page).locator('[aria-expanded]')

const badge: Look = async ({ page }, snapshot) => {
  const unread = shownUnread(contextOf(snapshot))
  await expect(mailOf(page)).toHaveAccessibleName(unread > 0 ? `Messages, ${unread} unread` : 'Messages')
}
const listed: Look = async ({ page }, snapshot) => {
  const { messages } = contextOf(snapshot)
  const isNothing = messages === undefined && snapshot.hasTag('failed')
  await expect(dialogOf(page)).toHaveCount(1)
  await expect(dialogOf(page).getByRole('button', { name: 'Try again' })).toHaveCount(isNothing ? 1 : 0)
  if (messages !== undefined) await expect(entriesOf(page).first()).toBeVisible()
}
const UNSEEN = never('what the operator is told is nowhere on screen')

const gateOf = (gate: Exclude<keyof Parts, 'tab'>) => answeredAt((visit: Visit) => parts.of(visit)[gate])

/** The operator's time goes on too: no answer is fresh when the next one is due. */
const countLater: Answer = async (visit, output, moment) => {
  await gateOf('counts')(visit, output, moment)
  visit.headEnd.control.moveClock({ byMs: 6 * MINUTE })
}

export const messageCentreInBrowser = browserModel({
  model: messageCentreModel,
  open: async visit => {
    const { page, headEnd } = visit
    visit.allow(FAILED_REQUEST)
    for (let at = 0; at < PAGE_SIZE; at += 1) headEnd.control.pushMessage({ title: `Letter ${at}`, content: 'Read me' })
    parts.keep(visit, {
      counts: await makeGate(page, isCall('unreadCount')),
      loads: await makeGate(page, isCall('messageList')),
      tells: await makeGate(page, isCall('messageState')),
      tab: await openTab(visit),
    })
    const asked = page.waitForRequest(request => isCall('unreadCount')(new URL(request.url())))
    await openAs(page, ANA)
    await asked
    await expect(mailOf(page)).toBeVisible()
    await visit.stopClock()
  },
  flows: true,
  outcomes: {
    count: [right(TOTAL), right(TOTAL - 1), left(REFUSED)] as readonly UnreadAnswer[],
    load: (['UNREAD', 'READ'] as const)
      .map((state): PageAnswer => right({ messages: [{ ...invoice, state }], hasMore: true }))
      .concat([left(REFUSED)]),
    loadMore: [right({ messages: [device], hasMore: false }), left(REFUSED)],
    tellRead: [right(invoice.msgId), left(REFUSED)],
  },
  outside: {
    initial: { isTold: false } as World,
    allows: (world, step) => {
      if (step.timer !== undefined) return !isAsking(step.at)
      return step.actor === undefined ? canCome(step) : allowsEnd(world, step)
    },
    after: ({ isTold }, { actor, event }) => ({
      isTold: isTold || (actor === 'tellRead' && event.output._tag === 'Right'),
    }),
  },
  gestures: {
    ...restGestures,
    'viewer.openMessages': ({ page }) => mailOf(page).click(),
    'viewer.closeMessages': ({ page }) => page.keyboard.press('Escape'),
    'viewer.moreMessages': ({ page }) => dialogOf(page).getByRole('button', { name: 'Show older' }).click(),
    'viewer.readMessages': ({ page }) => entriesOf(page).first().click(),
    'viewer.retry': ({ page }) => dialogOf(page).getByRole('button', { name: 'Try again' }).click(),
    'network.restored': regainNetwork,
    'unread.changedElsewhere': visit =>
      parts.of(visit).tab.keep({
        // of yesterday: the app asks itself
        'sintonia.user.unreadMessages': JSON.stringify({ at: Date.now() - DAY, unread: 0 }),
      }),
  },
  answers: { count: countLater, load: gateOf('loads'), loadMore: gateOf('loads'), tellRead: gateOf('tells') },
  beyond: {
    'messageCentre.reads.untaken|after.checkInterval|0':
      'the count is due first, and asks: test/machines/messageCentre lets the time pass',
  },
  looks: {
    'count.asking': badge,
    'count.known': badge,
    'count.failed': badge,
    'count.resting': badge,
    'list.closed': ({ page }) => expect(dialogOf(page)).toHaveCount(0),
    'list.open.loading': listed,
    'list.open.ready': listed,
    'list.open.loadingMore': listed,
    'list.open.failed': listed,
    'reads.told': UNSEEN,
    'reads.telling': UNSEEN,
    'reads.untaken': UNSEEN,
  },
})
