import type { OutsideStep } from '@sintonia/statechart-paths'
import { innermostStates } from '@sintonia/statechart-paths'
import { isRight, left, right } from 'fp-ts/lib/Either.js'
import type { Route } from 'playwright/test'
import type { CompareAnswer } from '../../../../machines/epgSync.ts'
import { addMs, DAY, HOUR, instant, MINUTE, SECOND } from '../../../../models/codec/instant.ts'
import { type EpgDayChecksum, utcDayOf } from '../../../../models/epg.ts'
import { goTo } from '../../../e2e/support/address.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { dayOf, epgSyncModel, TODAY, TOMORROW } from '../../../machines/epgSync/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { keepTime, openCompanions } from '../companions.ts'
import { answeredAt, type Gate, isCall, makeGate, REFUSED } from '../gate.ts'
import { BREAKS, browserModel, never } from '../model.ts'
import { restGestures } from '../tabRest.ts'
import { perVisit, type Visit } from '../visit.ts'
import { tellStored } from './guide/stored.ts'
import { type OtherTab, openOtherTab } from './livePlayer/accounts.ts'

const TICK = 10 * SECOND
const TURN = 'epgSync'
const CHANGED = right([dayOf(TODAY, 'news'), dayOf(TOMORROW, 'news')])

type Parts = {
  readonly tab: OtherTab
  readonly compares: Gate
  readonly fetches: Gate
  /** How often the operator has changed the guide. */
  changes: number
  /** Who comes next in the other tab. */
  comer: 'ana' | 'leo'
}
const parts = perVisit<Parts>()

/** How many days of the operator's guide the device has not got. */
type World = { readonly missing: number }

const allows = ({ missing }: World, { event, actor, timer, at }: OutsideStep): boolean => {
  if (actor === 'compareDays') return event.output._tag === 'Left' || event.output.right.length > 0 || missing === 0
  if (actor !== undefined || timer !== undefined) return true
  const isFollowing = at.matches({ sync: { sharing: 'following' } })
  switch (event.type) {
    case 'guide.opened':
      return at.matches({ sync: 'unopened' })
    case 'turn.came':
      return isFollowing
    case 'tab.rested':
      return at.matches({ tab: 'awake', sync: { sharing: 'leading' } })
    case 'tab.woke':
      return at.matches({ sync: 'away' })
    case 'guide.stored':
      return at.matches({ sync: { sharing: { leading: 'resting' } } })
    case 'network.restored':
      return true
    default:
      // what takes a while is not for a state that ends soon
      return !isFollowing && !at.matches({ sync: { sharing: { leading: 'waiting' } } })
  }
}

const after = ({ missing }: World, { event, actor }: OutsideStep): World => {
  if (actor === undefined || event.output._tag === 'Left') return { missing }
  if (actor === 'fetchDay') return { missing: missing - 1 }
  return { missing: event.output.right.length }
}

/** The operator's guide of one channel today and tomorrow, changed so many times. */
const tellSums = async (route: Route, { headEnd }: Visit, changes: number): Promise<void> => {
  const today = utcDayOf(headEnd.control.now())
  const response = await route.fetch()
  const body: { readonly result: ReadonlyArray<EpgDayChecksum> } = await response.json()
  const result = body.result
    .filter(({ date }) => date === today || date === today + DAY)
    .map(({ date, dateCheckSum, epgCheckSumData }) => ({
      date,
      dateCheckSum: `${dateCheckSum}-${changes}`,
      epgCheckSumData: epgCheckSumData
        .slice(0, 1)
        .map(({ epgId, epgChecksum }) => ({ epgId, epgChecksum: `${epgChecksum}-${changes}` })),
    }))
  await route.fulfill({ response, json: { ...body, result } })
}

/** Another tab has been told that programmes have changed; what it was told is due with the next tick. */
const outdate = async (visit: Visit): Promise<void> => {
  await keepTime(visit)
  const at = addMs(instant(await visit.page.evaluate(() => Date.now())), -MINUTE)
  const dataStates = [{ dataType: 'EPG_PROGRAMS', updateStatus: 'MODIFIED', updateDelay: 0 }]
  const answer = { since: addMs(at, -HOUR), at, dataStates }
  await parts.of(visit).tab.keep({ 'sintonia.user.channelUpdates': JSON.stringify(answer) })
  await visit.pass(TICK)
}

const UNSEEN = never('the guide is kept without a word')

export const epgSyncInBrowser = browserModel({
  model: epgSyncModel,
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    const compares = await makeGate(page, isCall('epgChecksums'))
    const fetches = await makeGate(page, isCall('epgDays'))
    const tab = await openOtherTab(visit)
    await tab.takeTurn(TURN)
    parts.keep(visit, { tab, compares, fetches, changes: 0, comer: 'ana' })
    await openCompanions(visit, '/history')
    // whoever is answered while the page's clock leaps puts it back
    await visit.hold('manifest')
    await visit.stopClock()
  },
  flows: true,
  // what is fetched is stored, and told
  asides: ['guide.stored'],
  outcomes: {
    compareDays: [CHANGED, right([]), left(REFUSED)],
    fetchDay: [right(undefined), left(REFUSED)],
  },
  outside: { initial: { missing: 2 } as World, allows, after },
  gestures: {
    ...restGestures,
    'tab.woke': async visit => {
      await parts.of(visit).tab.takeTurn(TURN)
      await restGestures['tab.woke'](visit)
    },
    'guide.opened': ({ page }) => goTo(page, '/search'),
    'turn.came': visit => parts.of(visit).tab.giveTurn(),
    'guide.stored': visit => tellStored(visit, 0),
    'guide.outdated': outdate,
    'session.changed': async visit => {
      const { tab, comer } = parts.of(visit)
      parts.of(visit).comer = comer === 'ana' ? 'leo' : 'ana'
      await keepTime(visit)
      await tab.signIn(comer)
    },
    'network.restored': regainNetwork,
  },
  answers: {
    compareDays: async (visit, output) => {
      const answer = output as CompareAnswer
      const around = parts.of(visit)
      if (isRight(answer) && answer.right.length > 0) around.changes += 1
      await around.compares.pass(route =>
        isRight(answer) ? tellSums(route, visit, around.changes) : route.fulfill({ status: REFUSED.status }),
      )
    },
    fetchDay: answeredAt(visit => parts.of(visit).fetches),
  },
  beyond: {
    'epgSync.sync.broken|session.changed|0': BREAKS,
  },
  looks: Object.fromEntries(innermostStates(epgSyncModel.machine).map(state => [state, UNSEEN])),
})
