import type { OutsideStep } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { AnnouncedAnswer } from '../../../../machines/broadcast/index.ts'
import type { BroadcastContext } from '../../../../machines/broadcast/types.ts'
import { broadcastPhase } from '../../../../models/broadcast.ts'
import { addMs, type Instant, MINUTE, SECOND } from '../../../../models/codec/instant.ts'
import { type BroadcastProperties, NO_BROADCAST } from '../../../../models/manifest.ts'
import { takeoverSign } from '../../../e2e/support/takeover.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { broadcastModel, NOW } from '../../../machines/broadcast/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { keepTime, openCompanions } from '../companions.ts'
import { REFUSED } from '../gate.ts'
import { browserModel, type Look, never } from '../model.ts'
import { openTab, type Tab } from '../otherTab.ts'
import { restGestures } from '../tabRest.ts'
import { perVisit, type Visit } from '../visit.ts'

const TICK = 10 * SECOND
/** So long ahead a broadcast is announced: the clock ticks at least once before it opens, and puts the wait right. */
const AHEAD = 15 * SECOND
/** The page knows the operator's time that well. */
const UNSURE = 2 * SECOND

const OPENING = addMs(NOW, AHEAD)
const onAirFrom = (openAt: Instant | undefined): BroadcastProperties => ({
  cadena_national_open: true,
  cadena_national_open_time: openAt,
  cadena_national_close_time: undefined,
})

const contextOf = ({ context }: AnyMachineSnapshot): BroadcastContext => context
const isScheduled = (at: AnyMachineSnapshot): boolean => at.matches({ air: 'scheduled' })

const tabs = perVisit<Tab>()

/** The device keeps an answer that is good for all tabs: nobody asks the operator. */
type World = { readonly isKept: boolean }

/** What is ahead in a path can be announced until it has begun. */
const canAnnounce = (answer: AnnouncedAnswer, at: AnyMachineSnapshot): boolean =>
  answer._tag === 'Left' || broadcastPhase(answer.right, NOW) === broadcastPhase(answer.right, contextOf(at).now)

const allows = ({ isKept }: World, { event, actor, timer, at }: OutsideStep): boolean => {
  if (actor !== undefined) return canAnnounce(event.output, at)
  if (timer !== undefined) return timer.includes('untilAlarm') === isScheduled(at)
  if (event.type === 'news.came') return true
  if (event.type === 'tab.rested') return at.matches({ manifest: 'waiting' })
  if (event.type === 'tab.woke') return at.matches({ manifest: 'resting' }) && !isKept
  return !isScheduled(at) && (event.type !== 'network.restored' || !isKept)
}

const after = ({ isKept }: World, { event, actor, timer }: OutsideStep): World => {
  if (actor !== undefined) return { isKept: isKept || event.output._tag === 'Right' }
  const isOld = timer?.includes('manifestPoll') ?? false
  return { isKept: isKept && !isOld && event.type !== 'news.came' }
}

const announce = ({ headEnd: { control } }: Visit, announced: BroadcastProperties): void => {
  const { cadena_national_open: isOpen, cadena_national_open_time: openAt } = announced
  if (!isOpen) control.closeTakeover()
  else control.openTakeover(openAt === undefined ? -MINUTE : AHEAD - UNSURE)
}

const isOff: Look = ({ page }) => expect(takeoverSign(page)).toHaveCount(0)
const UNFELT = never('what is fetched before shows in what is not fetched then: test/e2e/broadcast.spec.ts counts it')
const UNSEEN = never('nobody sees that the operator is asked')

export const broadcastInBrowser = browserModel({
  model: { ...broadcastModel, project: context => [broadcastModel.project(context), context.now] },
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    // the sign tells all: no picture comes
    await page.route(/\/live\//, () => undefined)
    tabs.keep(visit, await openTab(visit))
    await visit.hold('epgChecksums')
    await openCompanions(visit, '/liveTv')
    await visit.hold('manifest')
    await visit.stopClock()
  },
  flows: true,
  keepsTime: true,
  asides: ['clock.ticked'],
  events: {
    'clock.ticked': ({ now }) => [{ type: 'clock.ticked', now }],
  },
  outcomes: {
    load: [right(onAirFrom(OPENING)), right(onAirFrom(undefined)), right(NO_BROADCAST), left(REFUSED)],
  },
  outside: { initial: { isKept: false } as World, allows, after },
  gestures: {
    ...restGestures,
    'clock.ticked': visit => visit.pass(TICK),
    'network.restored': regainNetwork,
    'news.came': async visit => {
      const answer = { at: visit.headEnd.control.now() }
      await tabs.of(visit).keep({ 'sintonia.device.broadcast': JSON.stringify(answer) })
    },
    'manifest.read': never('the chart tells itself what it has read'),
  },
  answers: {
    prepare: never('nothing follows from its end'),
    load: async (visit, output) => {
      const answer = output as AnnouncedAnswer
      await keepTime(visit)
      if (answer._tag === 'Right') announce(visit, answer.right)
      await visit.release('manifest', answer._tag === 'Right' ? 'answered' : { status: REFUSED.status })
    },
  },
  looks: {
    'air.closed': isOff,
    'air.scheduled': isOff,
    'air.onAir': ({ page }) => expect(takeoverSign(page)).toBeVisible(),
    'air.over': isOff,
    'clock.running': never('the sign tells whether it is time'),
    'turn.far': UNFELT,
    'turn.near': UNFELT,
    'manifest.waiting': UNSEEN,
    'manifest.asking': UNSEEN,
    'manifest.resting': UNSEEN,
  },
})
