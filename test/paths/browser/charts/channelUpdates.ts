import type { OutsideStep } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import type { AnyMachineSnapshot } from 'xstate'
import type { ChannelUpdatesContext, UpdatesAnswer } from '../../../../machines/channelUpdates.ts'
import type { DataState } from '../../../../models/channelUpdate.ts'
import { addMs, HOUR, instant, SECOND } from '../../../../models/codec/instant.ts'
import { addressOf } from '../../../../models/wire/endpoint.ts'
import { endpoints } from '../../../../models/wire/index.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { channelUpdatesModel, NOW } from '../../../machines/channelUpdates/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { keepTime, openCompanions } from '../companions.ts'
import { REFUSED } from '../gate.ts'
import { browserModel, never } from '../model.ts'
import { openTab, type Tab } from '../otherTab.ts'
import { restGestures } from '../tabRest.ts'
import { perVisit, type Visit } from '../visit.ts'

const TICK = 10 * SECOND
/** What the operator lets everybody wait for it. */
const DELAY = 5
const MODIFIED: DataState = { dataType: 'CHANNEL_LIST', updateStatus: 'MODIFIED', updateDelay: DELAY }

const isPending = ({ context }: AnyMachineSnapshot): boolean => (context as ChannelUpdatesContext).pending.length > 0

const tabs = perVisit<Tab>()

type World = {
  /** The device keeps an answer that is good for all tabs: nobody asks the operator. */
  readonly isKept: boolean
  /** The line-up was modified after the question: every later answer says so too. */
  readonly isModified: boolean
}

const isNews = (answer: UpdatesAnswer): boolean => answer._tag === 'Right' && answer.right.dataStates.length > 0

const allows = ({ isKept, isModified }: World, { event, actor, timer, at }: OutsideStep): boolean => {
  if (actor !== undefined) return event.output._tag === 'Left' || isNews(event.output) || !isModified
  if (at.matches('asking')) return false
  if (isPending(at)) return event.type === 'clock.ticked'
  if (event.type === 'tab.rested') return at.matches('waiting')
  if (event.type === 'tab.woke') return at.matches('resting') && !isKept
  return timer !== undefined || event.type === 'news.came' || (event.type === 'network.restored' && !isKept)
}

const after = ({ isKept, isModified }: World, { event, actor, timer }: OutsideStep): World => {
  if (actor !== undefined)
    return { isKept: event.output._tag === 'Right', isModified: isModified || isNews(event.output) }
  return { isKept: isKept && timer === undefined && event.type !== 'news.came', isModified }
}

/** Another tab has asked, so long ago that this one asks again. */
const tellOld = async ({ page }: Visit, tab: Tab): Promise<void> => {
  const at = instant((await page.evaluate(() => Date.now())) - HOUR)
  await tab.keep({ 'sintonia.user.channelUpdates': JSON.stringify({ since: at, at, dataStates: [] }) })
}

const UNSEEN = never('nobody sees that the operator is asked')

export const channelUpdatesInBrowser = browserModel({
  model: channelUpdatesModel,
  open: async visit => {
    visit.allow(FAILED_REQUEST)
    tabs.keep(visit, await openTab(visit))
    await visit.hold('epgChecksums')
    await openCompanions(visit, '/history')
    await visit.hold('channelUpdates')
    // whoever is answered while the page's clock leaps puts it back
    await visit.hold('manifest')
    await visit.stopClock()
  },
  flows: true,
  events: {
    'clock.ticked': [{ type: 'clock.ticked', now: addMs(NOW, TICK) }],
  },
  outcomes: {
    load: ({ since }): readonly UpdatesAnswer[] => [
      right({ at: since, dataStates: [MODIFIED] }),
      right({ at: since, dataStates: [] }),
      left(REFUSED),
    ],
  },
  outside: { initial: { isKept: true, isModified: false } as World, allows, after },
  gestures: {
    ...restGestures,
    'clock.ticked': async visit => {
      const asked = visit.page.waitForRequest(request => request.url().endsWith(addressOf(endpoints.channelList)))
      await visit.pass(DELAY * SECOND + TICK)
      await asked
    },
    'network.restored': regainNetwork,
    'news.came': visit => tellOld(visit, tabs.of(visit)),
  },
  answers: {
    load: async (visit, output) => {
      await keepTime(visit)
      if (isNews(output as UpdatesAnswer)) visit.headEnd.control.markModified(MODIFIED.dataType)
      const isTaken = (output as UpdatesAnswer)._tag === 'Right'
      await visit.release('channelUpdates', isTaken ? 'answered' : { status: REFUSED.status })
    },
  },
  looks: { waiting: UNSEEN, asking: UNSEEN, resting: UNSEEN },
})
