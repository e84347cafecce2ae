import type { OutsideStep } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { remindersOf } from '../../../../machines/reminders/transitions.ts'
import type { RemindersContext, RemindersEvent } from '../../../../machines/reminders/types.ts'
import { addMs, type Instant, MINUTE, SECOND } from '../../../../models/codec/instant.ts'
import { defaultReminderPreferences, type ReminderPreferences } from '../../../../models/reminder.ts'
import { addressOf } from '../../../../models/wire/endpoint.ts'
import { endpoints } from '../../../../models/wire/index.ts'
import { ANA } from '../../../e2e/support/accounts.ts'
import { subscribeNext } from '../../../e2e/support/reminders.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { setVisible } from '../../../e2e/support/visibility.ts'
import { news, remindersModel } from '../../../machines/reminders/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { answeredAt, type Gate, makeGate, REFUSED } from '../gate.ts'
import { browserModel, byItself, type Gesture, type Look, never } from '../model.ts'
import { openTab, type Tab } from '../otherTab.ts'
import { perVisit, type Visit } from '../visit.ts'

type Of<Type extends RemindersEvent['type']> = Extract<RemindersEvent, { type: Type }>

/** What Ana is reminded of is on this channel; she watches another one. */
const CHANNEL = '1301'
/** Long before the programme it is announced, so that no wait of a path comes up to its beginning. */
const CHOSEN: ReminderPreferences = { ...defaultReminderPreferences, lead: 15 * MINUTE }
/** How long before the programme begins the page is opened, and how long before it the clock ticks. */
const OPENED = 14 * MINUTE
const TICKED = 5 * SECOND
const PREFERENCES = 'sintonia.device.reminderPreferences'

const contextOf = ({ context }: AnyMachineSnapshot): RemindersContext => context
const isSeen = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches({ tab: 'shown' })

type Parts = {
  readonly start: Instant
  readonly loads: Gate
  readonly saves: Gate
  readonly tab: Tab
}
const parts = perVisit<Parts>()

const AT_FIRST = ['preferences.recalled', 'marks.recalled'] as const

type World = {
  /** What the device tells by itself. */
  readonly due: readonly RemindersEvent['type'][]
  /** The operator has deleted the reminder. */
  readonly isDeleted: boolean
  /** The viewer has just wished that the system tells: the browser may refuse it. */
  readonly isWished: boolean
}

const isNear = ({ alarmAt, now }: RemindersContext): boolean => alarmAt - now < MINUTE

const allowsEnd = ({ isDeleted }: World, { actor, event, at }: OutsideStep): boolean => {
  if (actor === 'load') return event.output._tag === 'Left' || event.output.right.length === (isDeleted ? 0 : 1)
  if (actor === 'claim') return event.output.mine.length > 0
  return actor !== 'notify' || !isSeen(at)
}

/** What the device tells at first is what the page begins with. */
const isAsKept = (event: OutsideStep['event'], at: AnyMachineSnapshot): boolean =>
  event.preferences.notifies === contextOf(at).preferences.notifies

const canCome = (event: RemindersEvent, at: AnyMachineSnapshot): boolean => {
  const context = contextOf(at)
  const { shown, preferences, now } = context
  if (event.type === 'tab.shown') return !isSeen(at)
  if (event.type === 'preferences.recalled') return event.preferences.notifies !== preferences.notifies
  if (!isSeen(at)) return false
  switch (event.type) {
    case 'viewer.toggleReminder':
      return shown.length === 0 && remindersOf(context).length > 0
    case 'viewer.watchReminder':
    case 'viewer.closeReminders':
      return shown.length > 0
    case 'viewer.choosePreferences':
      return event.preferences.notifies !== preferences.notifies || event.preferences.tunes !== preferences.tunes
    case 'clock.ticked':
      return now < event.now && remindersOf(context).length > 0
    case 'network.restored':
      return at.matches({ list: 'failed' })
    case 'marks.recalled':
    case 'notifications.refused':
      return false
    default:
      return true
  }
}

const isAnnouncing = (at: AnyMachineSnapshot): boolean =>
  at.matches({ announcing: 'claiming' }) || at.matches({ announcing: 'notifying' })

const allows = (world: World, step: OutsideStep): boolean => {
  const { event, actor, timer, at } = step
  const [due] = world.due
  if (due !== undefined) return event.type === due && (due !== 'preferences.recalled' || isAsKept(event, at))
  if (isAnnouncing(at)) return (actor === 'claim' || actor === 'notify') && allowsEnd(world, step)
  if (event.type === 'notifications.refused') return world.isWished
  if (isNear(contextOf(at))) return timer?.includes('untilAlarm') ?? false
  if (timer !== undefined) return !timer.includes('untilAlarm')
  return actor === undefined ? canCome(event as RemindersEvent, at) : allowsEnd(world, step)
}

const after = ({ due, isDeleted }: World, { actor, event, at }: OutsideStep): World => {
  const [first] = contextOf(at).wishes
  const isTaken = actor === 'save' && event.output._tag === 'Right'
  return {
    due: event.type === due[0] ? due.slice(1) : due,
    isDeleted: isDeleted || (isTaken && first !== undefined && !first.isReminded),
    isWished:
      event.type === 'viewer.choosePreferences' && event.preferences.notifies && !contextOf(at).preferences.notifies,
  }
}

const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Subscribed' })
const isOpen = (visit: Visit): Promise<boolean> => dialog(visit).isVisible()

/** In the dialog that announces, or in the one of all reminders, which is closed again. */
const inDialog = async (visit: Visit, use: () => Promise<void>): Promise<void> => {
  if (await isOpen(visit)) return use()
  await visit.page.getByRole('button', { name: 'Reminders' }).click()
  await use()
  await visit.page.keyboard.press('Escape')
  await expect(dialog(visit)).toHaveCount(0)
}

/** Chromium without windows allows no notifications, whoever is asked: what the person answered stands in for it. */
const standIn = (): void => {
  class StandIn extends EventTarget {
    static permission: NotificationPermission = 'denied'
    static requestPermission = async (): Promise<NotificationPermission> => StandIn.permission
  }
  Object.defineProperty(window, 'Notification', { value: StandIn })
}

const answerQuestion = ({ page }: Visit, permission: NotificationPermission) =>
  page.evaluate(answer => Object.assign(window.Notification, { permission: answer }), permission)

const choosePreferences: Gesture<Of<'viewer.choosePreferences'>> = async (visit, { preferences }, { before, next }) => {
  await answerQuestion(visit, next?.event.type === 'notifications.refused' ? 'denied' : 'granted')
  await inDialog(visit, async () => {
    const words = preferences.tunes === contextOf(before).preferences.tunes ? /^Notify me/ : /^Switch to the channel/
    const choice = dialog(visit).getByRole('checkbox', { name: words })
    if (!(await choice.isVisible())) await dialog(visit).getByText('How to be reminded').click()
    await choice.click()
  })
}

/** The operator's clock goes on to just before the programme, and a device that wakes asks for it. */
const comeToStart = async (visit: Visit): Promise<void> => {
  const { page, headEnd } = visit
  const answered = page.waitForResponse(response => new URL(response.url()).pathname === addressOf(endpoints.manifest))
  headEnd.control.moveClock({ to: addMs(parts.of(visit).start, -TICKED) })
  await page.clock.setSystemTime(addMs(headEnd.control.now(), MINUTE))
  await visit.flow(answered)
}

const listed: Look = async (visit, snapshot) => {
  const { shown } = contextOf(snapshot)
  if (shown.length > 0) return
  // what is coming up stands there where nobody has a reminder
  const offered = visit.page.getByRole('button', { name: /^Remind me/ })
  await inDialog(visit, () =>
    expect(dialog(visit).getByRole('listitem').filter({ hasNot: offered })).toHaveCount(
      remindersOf(contextOf(snapshot)).length,
    ),
  )
}
const AT_ONCE = never('the device answers at once')

export const remindersInBrowser = browserModel({
  model: {
    ...remindersModel,
    input: { now: addMs(news.start, -OPENED) },
    project: context => [remindersModel.project(context), context.now, context.preferences, isNear(context)],
  },
  open: async visit => {
    const { page, headEnd } = visit
    visit.allow(FAILED_REQUEST)
    await page.addInitScript(standIn)
    const [programme] = await subscribeNext(headEnd, [CHANNEL])
    if (programme === undefined) throw new Error('Nothing is subscribed')
    headEnd.control.moveClock({ to: addMs(programme.start, -OPENED) })
    const loads = await makeGate(page, ({ pathname }) => pathname === addressOf(endpoints.reminderList))
    const saves = await makeGate(page, ({ pathname }) => pathname === addressOf(endpoints.reminderDelete))
    const tab = await openTab(visit)
    await tab.keep({ [PREFERENCES]: JSON.stringify(CHOSEN) })
    parts.keep(visit, { start: programme.start, loads, saves, tab })
    await openAs(page, ANA, '/liveTv?id=1101')
    await expect(page.getByRole('button', { name: 'Reminders' })).toBeVisible()
    await visit.stopClock()
  },
  flows: true,
  asides: ['clock.ticked'],
  events: {
    'viewer.toggleReminder': [{ type: 'viewer.toggleReminder', programme: news }],
    'viewer.choosePreferences': ({ preferences }) =>
      (['notifies', 'tunes'] as const).map(choice => ({
        type: 'viewer.choosePreferences' as const,
        preferences: { ...preferences, [choice]: true },
      })),
    'clock.ticked': [{ type: 'clock.ticked', now: addMs(news.start, -TICKED) }],
    'preferences.recalled': [false, true].map(notifies => ({
      type: 'preferences.recalled' as const,
      preferences: { ...CHOSEN, notifies },
    })),
  },
  outcomes: { load: [right([news]), right([]), left(REFUSED)], save: [right(undefined), left(REFUSED)] },
  outside: { initial: { due: AT_FIRST, isDeleted: false, isWished: false } as World, allows, after },
  gestures: {
    'viewer.toggleReminder': visit =>
      inDialog(visit, () => dialog(visit).getByRole('button', { name: 'Remove reminder' }).click()),
    'viewer.wantReminder': never(
      'the walk begins once the code is there: machines/app/companions.test.ts asks before it',
    ),
    'viewer.watchReminder': visit => dialog(visit).getByRole('button', { name: 'Watch now' }).click(),
    'viewer.closeReminders': ({ page }) => page.keyboard.press('Escape'),
    'viewer.choosePreferences': choosePreferences,
    'clock.ticked': comeToStart,
    'network.restored': regainNetwork,
    'marks.recalled': byItself,
    'preferences.recalled': async (visit, { preferences }, { before }) => {
      // what the device kept is told at first
      if (preferences.notifies === contextOf(before).preferences.notifies) return
      await parts.of(visit).tab.keep({ [PREFERENCES]: JSON.stringify(preferences) })
    },
    'reminders.changedElsewhere': async visit => {
      const mark = { logicalChannelId: CHANNEL, programId: String(visit.headEnd.control.now()), epgStatus: 'notStart' }
      await parts.of(visit).tab.keep({ 'sintonia.user.reminders': JSON.stringify([mark]) })
    },
    'notifications.refused': byItself,
    'tab.shown': ({ page }) => setVisible(page, true),
    'tab.hidden': ({ page }) => setVisible(page, false),
  },
  answers: {
    load: answeredAt(visit => parts.of(visit).loads),
    save: answeredAt(visit => parts.of(visit).saves),
    claim: byItself,
    notify: byItself,
  },
  looks: {
    'list.loading': listed,
    'list.ready': listed,
    'list.saving': listed,
    'list.failed': listed,
    'clock.running': never('the dialog of what is announced tells the time'),
    'tab.shown': never('who looks at a page sees it'),
    'tab.hidden': never('nobody looks at it'),
    'announcing.resting': async (visit, { context }) => {
      await expect(dialog(visit)).toHaveCount((context as RemindersContext).shown.length > 0 ? 1 : 0)
    },
    'announcing.claiming': AT_ONCE,
    'announcing.notifying': AT_ONCE,
  },
})
