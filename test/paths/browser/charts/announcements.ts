import type { OutsideStep } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import { expect, type Locator, type Page } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { untoldIn } from '../../../../machines/announcements/transitions.ts'
import type { AnnouncementsAnswer, AnnouncementsContext, ReadAnswer } from '../../../../machines/announcements/types.ts'
import type { MarqueeOutput } from '../../../../machines/marquee.ts'
import type { Announcement } from '../../../../models/announcement.ts'
import { DAY } from '../../../../models/codec/instant.ts'
import { ANA } from '../../../e2e/support/accounts.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { addRule } from '../../../e2e/support/styles.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { announcementsModel, bar, HOME, on, popup } from '../../../machines/announcements/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { answeredAt, type Gate, isCall, makeGate, REFUSED } from '../gate.ts'
import { browserModel, type Look, never } from '../model.ts'
import { openTab, type Tab } from '../otherTab.ts'
import { restGestures } from '../tabRest.ts'
import { perVisit, type Visit } from '../visit.ts'

const ALL = [bar, popup]
const SEARCH = on('search')

const contextOf = ({ context }: AnyMachineSnapshot): AnnouncementsContext => context

type Parts = {
  readonly loads: Gate
  readonly tells: Gate
  readonly tab: Tab
  /** The operator's ids of those of the chart's model. */
  readonly ids: ReadonlyMap<string, string>
}
const parts = perVisit<Parts>()

/** What the device and the screen tell by themselves. */
const AT_FIRST = ['read.recalled', 'scene.changed'] as const
/** The page of the search begins in its field. */
const INTO_FIELD = ['field'] as const
type World = {
  readonly due: readonly string[]
  /** Once only: in the language before the answer is known. */
  readonly isSpanish: boolean
  /** Questions that failed, one after the other: a call that fails once more is not asked again for some time. */
  readonly failures: number
}
const MOST_FAILURES = 2

/** The next question waits for the answer to what is being told. */
const isTelling = (at: AnyMachineSnapshot): boolean => at.matches({ list: { known: 'telling' } })

/** Nothing was read before, and the page is the one that was opened. */
const isDue = (first: string, { event }: OutsideStep): boolean => {
  if (first === 'field') return event.type === 'scene.changed' && event.isTyping
  if (event.type !== first) return false
  return first === 'scene.changed' ? event.scene.page === 'home' : event.read.length === 0
}

const opensSearch = ({ event, at }: OutsideStep): boolean =>
  event.type === 'scene.changed' && event.scene.page === 'search' && contextOf(at).scene.page !== 'search'

/** Whether a hand can do it, or the device tells of something new. */
const canCome = ({ isSpanish }: World, { event, at }: OutsideStep): boolean => {
  const { scene, isTyping, read } = contextOf(at)
  const isOpen = at.matches({ popup: 'open' })
  switch (event.type) {
    case 'scene.changed':
      // the field is left before the page is
      return event.scene.page === scene.page ? event.isTyping !== isTyping : !event.isTyping && !isTyping
    case 'read.recalled':
      return event.read.length > read.length
    case 'network.restored':
    case 'tab.rested':
      return at.matches({ list: 'failed' })
    case 'tab.woke':
      return at.matches({ list: 'resting' })
    case 'viewer.readAnnouncement':
      return !isOpen || event.id === popup.id
    case 'language.changed':
      return !isSpanish && !isOpen && !at.matches({ list: 'loading' }) && !isTelling(at)
    case 'announcements.changedElsewhere':
      return !isTelling(at)
    default:
      return true
  }
}

const dialogOf = (page: Page): Locator => page.locator('dialog')
const barOf = (page: Page): Locator => page.locator('[data-place="page"]')

const UNTOLD = never('what is known and told is nowhere on screen')
const OVER_PICTURE = 'nothing plays here: test/e2e/announcements.spec.ts sees the line over a picture'

const popupIs =
  (count: number): Look =>
  ({ page }) =>
    expect(dialogOf(page)).toHaveCount(count)
const barIs =
  (count: number): Look =>
  ({ page }) =>
    expect(barOf(page)).toHaveCount(count)

/** As the operator has them: what it was told is read. */
const listedBy = ({ announcements }: AnnouncementsContext): readonly Announcement[] =>
  ALL.map(each => announcements.find(({ id }) => id === each.id) ?? each)

/** Another tab was told, of yesterday: the app asks itself. */
const tellOld = (visit: Visit): Promise<void> =>
  parts.of(visit).tab.keep({
    'sintonia.user.announcements': JSON.stringify({ at: Date.now() - DAY, language: 'en', noticeList: [] }),
  })

export const announcementsInBrowser = browserModel({
  model: announcementsModel,
  open: async visit => {
    const { page, headEnd } = visit
    visit.allow(FAILED_REQUEST)
    // it stands still until it is let run, and has no way to go then
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const barId = headEnd.control.pushAnnouncement({
      msg: bar.msg,
      displayMode: bar.displayMode,
      displayTimes: bar.displayTimes,
      displayInterval: bar.displayInterval,
    })
    const popupId = headEnd.control.pushAnnouncement({ msg: popup.msg, displayMode: popup.displayMode })
    parts.keep(visit, {
      loads: await makeGate(page, isCall('notices')),
      tells: await makeGate(page, isCall('messageState')),
      tab: await openTab(visit),
      ids: new Map([
        [bar.id, barId],
        [popup.id, popupId],
      ]),
    })
    const asked = page.waitForRequest(request => isCall('notices')(new URL(request.url())))
    await openAs(page, ANA)
    await asked
    await addRule(page, '[data-place="page"] p { display: none }')
    await visit.stopClock()
  },
  flows: true,
  events: {
    'viewer.readAnnouncement': ({ marquee, popup: open }) =>
      [marquee, open].flatMap(each => (each ? [{ type: 'viewer.readAnnouncement' as const, id: each.id }] : [])),
    'scene.changed': ({ now }) =>
      [
        { scene: HOME, isTyping: false },
        { scene: SEARCH, isTyping: false },
        { scene: SEARCH, isTyping: true },
      ].map(seen => ({ type: 'scene.changed' as const, ...seen, isHeld: false, now })),
    'read.recalled': ({ read }) =>
      [[], [popup.id], [bar.id]].map(more => ({
        type: 'read.recalled',
        read: [...new Set([...read, ...more])].sort(),
      })),
  },
  outcomes: {
    load: (context): readonly AnnouncementsAnswer[] => [right(listedBy(context)), left(REFUSED)],
    tellRead: (context): readonly ReadAnswer[] => [right(untoldIn(context) ?? bar.id), left(REFUSED)],
    marquee: ({ now }): readonly MarqueeOutput[] => [{ passedAt: now }],
  },
  outside: {
    initial: { due: AT_FIRST, isSpanish: false, failures: 0 } as World,
    allows: (world, step) => {
      const [first] = world.due
      if (first !== undefined) return isDue(first, step)
      if (step.timer?.includes('checkInterval')) return !isTelling(step.at)
      if (step.actor === 'load') return step.event.output._tag === 'Right' || world.failures < MOST_FAILURES
      if (step.actor === 'marquee') return !step.at.matches({ popup: 'open' })
      return step.actor !== undefined || step.timer !== undefined || canCome(world, step)
    },
    after: ({ due, isSpanish, failures }, step) => ({
      due: opensSearch(step) ? INTO_FIELD : due[0] !== undefined && isDue(due[0], step) ? due.slice(1) : due,
      isSpanish: isSpanish || step.event.type === 'language.changed',
      failures: step.actor !== 'load' ? failures : step.event.output._tag === 'Right' ? 0 : failures + 1,
    }),
  },
  gestures: {
    ...restGestures,
    'viewer.readAnnouncement': ({ page }, { id }) =>
      (id === popup.id ? dialogOf(page).locator('footer button') : barOf(page).getByRole('button').last()).click(),
    'scene.changed': async (visit, { scene, isTyping }, { before }) => {
      const { page } = visit
      const field = page.getByRole('searchbox')
      if (contextOf(before).isTyping !== isTyping) await visit.flow(isTyping ? field.focus() : field.blur())
      if (new URL(page.url()).pathname !== `/${scene.page}`)
        await page.locator(`header a[href="/${scene.page}"]`).first().dispatchEvent('click')
    },
    'language.changed': visit => visit.flow(shell(visit.page).chooseLanguage('es')),
    'network.restored': regainNetwork,
    'read.recalled': async (visit, { read }, { before }) => {
      const { tab, ids } = parts.of(visit)
      if (read.length === contextOf(before).read.length) return
      await tab.keep({ 'sintonia.user.readAnnouncements': JSON.stringify(read.map(id => ids.get(id))) })
    },
    'announcements.changedElsewhere': tellOld,
    'tab.woke': async visit => {
      await tellOld(visit)
      await restGestures['tab.woke'](visit)
    },
  },
  answers: {
    load: answeredAt(visit => parts.of(visit).loads),
    tellRead: answeredAt(visit => parts.of(visit).tells),
    marquee: ({ page }) => barOf(page).getByRole('button').first().click(),
    playerMarquee: never(OVER_PICTURE),
  },
  beyond: {
    'announcements.list.loading|language.changed|0': 'it waits for the answer before it, which the walk holds back',
    'announcements.playerMarquee.waiting|always|0': OVER_PICTURE,
    'announcements.playerMarquee.passing|always|0': OVER_PICTURE,
    'announcements.marquee.passing|done.actor.marquee|2': 'test/paths/browser/charts/marquee.ts covers it for so long',
    'announcements.rests.counting|always|0':
      'one bar comes: test/machines/announcements lets another pass while it rests',
  },
  looks: {
    'list.loading': UNTOLD,
    'list.known.told': UNTOLD,
    'list.known.telling': UNTOLD,
    'list.known.untaken': UNTOLD,
    'list.failed': UNTOLD,
    'list.resting': UNTOLD,
    'popup.closed.ready': popupIs(0),
    'popup.closed.typing': popupIs(0),
    'popup.closed.settling': popupIs(0),
    'popup.open': popupIs(1),
    'marquee.waiting': barIs(0),
    'marquee.passing': barIs(1),
    'playerMarquee.waiting': never(OVER_PICTURE),
    'playerMarquee.passing': never(OVER_PICTURE),
    'rests.none': never('a rest is seen by the bar that comes again'),
    'rests.counting': never('a rest is seen by the bar that comes again'),
  },
})
