import type { OutsideStep } from '@sintonia/statechart-paths'
import { type Either, isLeft, isRight } from 'fp-ts/lib/Either.js'
import { expect, type Route } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { LineupAnswer, LineupPart } from '../../../../machines/lineup/index.ts'
import type { LineupContext } from '../../../../machines/lineup/types.ts'
import { addMs, HOUR, SECOND } from '../../../../models/codec/instant.ts'
import { utcDayOf } from '../../../../models/epg.ts'
import { channelTools } from '../../../e2e/support/channelTools.ts'
import { livePage } from '../../../e2e/support/livePage.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { lineupModel } from '../../../machines/lineup/model.ts'
import { channelId } from '../../../support/lineups.ts'
import { openCompanions } from '../companions.ts'
import { type Gate, isCall, makeGate } from '../gate.ts'
import { browserModel, byItself, type Look, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'
import { type OtherTab, openOtherTab } from './livePlayer/accounts.ts'

const TICK = 10 * SECOND
/** So many channels are on screen together: hiding one brings no other into sight. */
const FEW = 6

type Parts = {
  readonly lists: Gate
  readonly rights: Gate
  readonly rules: Gate
  readonly days: Gate
  readonly tab: OtherTab
  /** Who comes next in the other tab. */
  comer: 'ana' | 'leo'
}
const parts = perVisit<Parts>()

const contextOf = ({ context }: AnyMachineSnapshot): LineupContext => context

type World = {
  /** What follows by itself before anything else. */
  readonly due: string | undefined
  /** The page has told which rows are on screen. */
  readonly hasSeen: boolean
  /** The device has got the programmes of the rows. */
  readonly isKnown: boolean
  readonly isHidden: boolean
}

const isListed = (at: AnyMachineSnapshot): boolean => contextOf(at).data !== undefined
const isAsking = (at: AnyMachineSnapshot): boolean => at.matches({ programmes: 'asking' })

const canEnd = ({ due, isKnown }: World, { actor, event, at }: OutsideStep): boolean => {
  if (actor !== 'programmes') return due === undefined && !isAsking(at)
  return isKnown ? due === actor && isRight(event.output) : due === undefined
}

const isDue = ({ due, isHidden }: World, { event }: OutsideStep): boolean =>
  event.type === due && (due !== 'ownView.changed' || event.ownView.hiddenIds.length > 0 === isHidden)

const canCome = ({ isHidden }: World, { event, at, timers }: OutsideStep): boolean => {
  // a page whose clock stands opens no menu
  if (timers.size > 0 || isAsking(at)) return false
  switch (event.type) {
    case 'viewer.sawChannels':
    case 'ownView.changed':
      return false
    case 'session.changed':
    case 'viewer.hideChannel':
      return at.matches({ list: 'ready' }) && !isHidden
    case 'viewer.retry':
      return at.matches({ list: 'failed' })
    default:
      return at.matches({ list: 'ready' })
  }
}

/** The list is asked for again long after its rows have settled. */
const isNext = (timer: string, timers: OutsideStep['timers']): boolean =>
  timers.size === 1 || !/partRetry|lineupRetry/.test(timer)

const allows = (world: World, step: OutsideStep): boolean => {
  const { actor, timer, timers, at } = step
  if (actor !== undefined) return canEnd(world, step)
  if (world.due !== undefined) return isDue(world, step)
  return timer === undefined ? canCome(world, step) : !isAsking(at) && isNext(timer, timers)
}

const dueAfter = (world: World, { event, actor }: OutsideStep, to: AnyMachineSnapshot): string | undefined => {
  if (!world.hasSeen && isListed(to) && event.type !== 'viewer.sawChannels') return 'viewer.sawChannels'
  if (['session.changed', 'viewer.hideChannel', 'viewer.startOnLast'].includes(event.type)) return 'ownView.changed'
  return isAsking(to) && world.isKnown && actor !== 'programmes' ? 'programmes' : undefined
}

const after = (world: World, step: OutsideStep, to: AnyMachineSnapshot): World => ({
  due: dueAfter(world, step, to),
  hasSeen: world.hasSeen || step.event.type === 'viewer.sawChannels',
  isKnown: world.isKnown || (step.actor === 'programmes' && isRight(step.event.output)),
  isHidden: world.isHidden || step.event.type === 'viewer.hideChannel',
})

const withFewChannels = async (route: Route): Promise<void> => {
  const response = await route.fetch()
  const body = await response.json()
  const { channelListInfo } = body.result
  const channelList = channelListInfo.channelList.slice(0, FEW)
  await route.fulfill({
    response,
    json: { ...body, result: { ...body.result, channelListInfo: { ...channelListInfo, channelList } } },
  })
}
/** As an operator in good health refuses: a call that breaks three times rests. */
const refuse = (route: Route): Promise<void> => route.fulfill({ json: { errCode: 1, message: 'Not here' } })
const goOn = (route: Route): Promise<void> => route.continue()

const EVERY_PART: ReadonlyArray<LineupPart> = ['authority', 'contentRules']

const passParts = async (visit: Visit, asked: ReadonlyArray<LineupPart>, refused: ReadonlyArray<LineupPart>) => {
  const { rights, rules } = parts.of(visit)
  const way = (part: LineupPart) => (refused.includes(part) ? refuse : goOn)
  if (asked.includes('authority')) await rights.pass(way('authority'))
  if (asked.includes('contentRules')) await rules.pass(way('contentRules'))
}

const rows = ({ page }: Visit) => livePage(page).list.getByRole('row')
const card = ({ page }: Visit) =>
  page.getByRole('region', { name: 'Channels' }).getByRole('button', { name: 'Try again' })

const listShown: Look = async (visit, snapshot) => {
  if (isListed(snapshot)) await expect(rows(visit).first()).toBeVisible()
  else await expect(rows(visit)).toHaveCount(0)
  await expect(card(visit)).toHaveCount(0)
}
const UNSEEN = never('the rows show the same')

/** What is asked for one channel only is for the player. */
const refuseSingle = async ({ page }: Visit): Promise<void> => {
  await page.route(isCall('epgDays', 'epgDay'), (route, request) => {
    const { epgIdList = [] }: { readonly epgIdList?: readonly string[] } = request.postDataJSON()
    return epgIdList.length > 1 ? route.fallback() : refuse(route)
  })
}

export const lineupInBrowser = browserModel({
  model: lineupModel,
  open: async visit => {
    const { page, headEnd } = visit
    visit.allow(FAILED_REQUEST)
    // a window that ends on the day on which it begins
    headEnd.control.moveClock({ to: addMs(utcDayOf(headEnd.control.now()), 12 * HOUR) })
    const days = await makeGate(page, isCall('epgDays'))
    await refuseSingle(visit)
    await page.route(/\/live\/.+\.m3u8$/, () => undefined)
    await visit.hold('epgChecksums')
    await visit.hold('channelUpdates')
    await openCompanions(visit, '/history')
    const lists = await makeGate(page, isCall('channelList'))
    const rights = await makeGate(page, isCall('contentAuthority'))
    const rules = await makeGate(page, isCall('contentRules'))
    const tab = await openOtherTab(visit)
    parts.keep(visit, { lists, rights, rules, days, tab, comer: 'ana' })
    await visit.stopClock()
    const asked = page.waitForRequest(request => isCall('channelList')(new URL(request.url())))
    await page.goto('/liveTv')
    await asked
  },
  flows: true,
  asides: ['clock.ticked', 'viewer.sawChannels'],
  events: {
    'viewer.sawChannels': [{ type: 'viewer.sawChannels', channelIds: [channelId('news')] }],
    'ownView.changed': [[], [channelId('news')]].map(hiddenIds => ({
      type: 'ownView.changed' as const,
      ownView: { hiddenIds, startsOnLast: true, kidsColumnIds: undefined },
    })),
    'clock.ticked': ({ now }) => [{ type: 'clock.ticked', now: addMs(now, TICK) }],
  },
  outside: {
    initial: { due: 'ownView.changed', hasSeen: false, isKnown: false, isHidden: false } as World,
    allows,
    after,
  },
  gestures: {
    'viewer.sawChannels': byItself,
    'viewer.hideChannel': visit =>
      visit.flow(
        (async () => {
          const { choose, eye, done } = channelTools(visit.page)
          await choose('Arrange channels')
          await eye('Praça 1').click()
          await done.click()
        })(),
      ),
    'viewer.startOnLast': visit => visit.flow(channelTools(visit.page).choose('Start with the last channel')),
    'ownView.changed': byItself,
    'viewer.retry': visit => card(visit).click(),
    'session.changed': async visit => {
      const { tab, lists, rights, rules, comer } = parts.of(visit)
      parts.of(visit).comer = comer === 'ana' ? 'leo' : 'ana'
      lists.forget()
      rights.forget()
      rules.forget()
      await tab.signIn(comer)
    },
    'clock.ticked': visit => visit.pass(TICK),
    'update.due': never('the operator is asked every ten minutes: updates.spec.ts waits for it'),
    'guide.changed': never('told once something reads the whole guide: guide-data.spec.ts goes back to the list then'),
  },
  answers: {
    ownView: byItself,
    load: async (visit, output) => {
      const { lists, rights, rules } = parts.of(visit)
      const answer = output as LineupAnswer
      await lists.pass(isRight(answer) ? withFewChannels : refuse)
      if (isRight(answer)) return passParts(visit, EVERY_PART, answer.right.missing)
      rights.forget()
      rules.forget()
    },
    complete: (visit, output, { before }) => {
      const answer = output as LineupAnswer
      const asked = contextOf(before).data?.missing ?? []
      return passParts(visit, asked, isRight(answer) ? answer.right.missing : asked)
    },
    programmes: async (visit, output) => {
      const { days } = parts.of(visit)
      if (isLeft(output as Either<unknown, unknown>)) await days.pass(refuse)
      else days.open(goOn)
    },
  },
  beyond: {
    'lineup.clock.running|clock.ticked|0': 'access.spec.ts lets a right end while its channel is on',
    'lineup.guide.changing|after.guideSettle|0': 'as what leads there',
    'lineup.programmes.gathering|after.gatherTime|1': 'nobody scrolls all rows away and none in within 80 ms',
  },
  looks: {
    'list.loading': listShown,
    'list.ready.whole': listShown,
    'list.ready.partial': listShown,
    'list.ready.completing': listShown,
    'list.ready.stale': listShown,
    'list.failed': visit => expect(card(visit)).toBeVisible(),
    'clock.running': UNSEEN,
    'guide.resting': UNSEEN,
    'guide.changing': UNSEEN,
    'programmes.resting': UNSEEN,
    'programmes.gathering': UNSEEN,
    'programmes.asking': UNSEEN,
    'programmes.waiting': UNSEEN,
  },
})
