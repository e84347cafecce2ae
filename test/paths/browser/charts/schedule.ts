import type { OutsideStep } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { WindowAnswer } from '../../../../machines/guide/index.ts'
import type { ScheduleContext, ScheduleEvent } from '../../../../machines/schedule/types.ts'
import type { CallFailure } from '../../../../models/callFailure.ts'
import type { Channel } from '../../../../models/channel.ts'
import { addMs, DAY, MINUTE, SECOND } from '../../../../models/codec/instant.ts'
import { DAYS_BACK, utcDayOf } from '../../../../models/epg.ts'
import { localDay } from '../../../../models/localDay.ts'
import { livePage } from '../../../e2e/support/livePage.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { day, scheduleModel } from '../../../machines/schedule/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { browserModel, type Gesture, type Look, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'
import { type LaterDays, openWithFewDays } from './guide/laterDays.ts'
import { tellStored } from './guide/stored.ts'
import { openOtherTab } from './livePlayer/accounts.ts'
import { AURORA, EVERYTHING, nameOf, PRACA } from './livePlayer/lineups.ts'

type Of<Type extends ScheduleEvent['type']> = Extract<ScheduleEvent, { type: Type }>

const REFUSED: CallFailure = { tag: 'server', status: 502 }
/** A day that the device does not keep. */
const LATER = 4
const TICK = 10 * SECOND

const contextOf = ({ context }: AnyMachineSnapshot): ScheduleContext => context

/** The channels as a guest has them, and as Ana does, who may also watch what is over. */
const channelsFor = (playBackAuthority: boolean): readonly Channel[] =>
  EVERYTHING.filter(({ logicalChannelId }) => [AURORA, PRACA].includes(logicalChannelId)).map(channel => ({
    ...channel,
    playBackAuthority,
  }))

const list = ({ page }: Visit) => page.locator('#schedule')
const rows = (visit: Visit) => list(visit).getByRole('listitem')
const retry = (visit: Visit) => list(visit).getByRole('button')
const tab = ({ page }: Visit, offset: number) =>
  page.locator('[role=tab][aria-controls=schedule]').nth(DAYS_BACK + offset)

const laterDays = perVisit<LaterDays>()

/** Who is there, whether it is tomorrow by now, and of which channels the device has got the later day. */
type World = {
  readonly isUser: boolean
  readonly isTomorrow: boolean
  readonly known: readonly Channel['logicalChannelId'][]
}

/** Nobody can tell the device's own answer from none. */
const isKnown = ({ known }: World, { channel, offset }: ScheduleContext): boolean =>
  offset !== LATER || (channel !== undefined && known.includes(channel.logicalChannelId))

const canChoose = (
  { isUser }: World,
  before: Channel | undefined,
  { channel }: Of<'viewer.chooseChannel'>,
): boolean => {
  const isSame = before?.logicalChannelId === channel.logicalChannelId
  if (before === undefined) return channel.logicalChannelId === AURORA && !channel.playBackAuthority
  return isSame ? channel.playBackAuthority && !isUser : channel.playBackAuthority === isUser
}

const canCome = (world: World, event: ScheduleEvent, at: AnyMachineSnapshot): boolean => {
  const { channel, offset, now } = contextOf(at)
  switch (event.type) {
    case 'viewer.chooseChannel':
      return canChoose(world, channel, event)
    case 'viewer.chooseDay':
      return channel !== undefined && event.offset !== offset && !world.isTomorrow
    case 'clock.ticked':
      return at.matches('ready') && (event.now < addMs(now, DAY) || (offset === 0 && !world.isTomorrow))
    case 'language.changed':
      return at.matches('ready')
    case 'guide.changed':
      return at.matches('ready') || at.matches('asking')
    default:
      return false
  }
}

const ENDING_FAILURE: readonly ScheduleEvent['type'][] = ['viewer.retry', 'network.restored', 'guide.changed']

const canAnswer = (at: AnyMachineSnapshot, { _tag }: WindowAnswer): boolean =>
  _tag === 'Left' || at.matches({ asking: 'overtaken' })

const allows = (world: World, { event, actor, timer, at }: OutsideStep): boolean => {
  const context = contextOf(at)
  // what the operator answers is stored on the device, which says so before the answer is there
  if (actor === 'read') return isKnown(world, context) ? event.output._tag === 'Right' : canAnswer(at, event.output)
  if (at.matches('asking') && isKnown(world, context)) return false
  if (timer !== undefined) return true
  // a clock that stands still opens no menu
  if (at.matches('gathering')) return false
  if (at.matches('failed')) return ENDING_FAILURE.some(type => type === event.type)
  return canCome(world, event as ScheduleEvent, at)
}

const after = (world: World, { event, actor, at }: OutsideStep): World => {
  const { channel, offset, now } = contextOf(at)
  const isNew = actor === 'read' && event.output._tag === 'Right' && offset === LATER && channel !== undefined
  return {
    isUser: world.isUser || (event.type === 'viewer.chooseChannel' && event.channel.playBackAuthority),
    isTomorrow: world.isTomorrow || (event.type === 'clock.ticked' && event.now >= addMs(now, DAY)),
    known: isNew ? [...new Set([...world.known, channel.logicalChannelId])].toSorted() : world.known,
  }
}

const chooseChannel: Gesture<Of<'viewer.chooseChannel'>> = async (visit, { channel }, { before }) => {
  const { channel: present } = contextOf(before)
  if (present === undefined) return
  if (present.logicalChannelId !== channel.logicalChannelId)
    return livePage(visit.page).tune(nameOf(channel.logicalChannelId))
  await (await openOtherTab(visit)).signIn('ana')
}

/** The device slept over midnight: it asks for the operator's time when it wakes. */
const sleepOverMidnight = async ({ page, headEnd: { control } }: Visit): Promise<void> => {
  control.moveClock({ to: addMs(localDay(control.now(), 1).start, MINUTE) })
  await page.clock.setSystemTime(control.now())
}

const nothingYet: Look = async (visit, snapshot) => {
  // what the device keeps is there at once
  const { offset, programmes } = contextOf(snapshot)
  if (offset === LATER && programmes === undefined) await expect(rows(visit)).toHaveCount(0)
}

const dayShown: Look = async (visit, snapshot) => {
  const { offset } = contextOf(snapshot)
  await expect(tab(visit, offset)).toHaveAttribute('aria-selected', 'true')
  await expect(rows(visit)).not.toHaveCount(0)
  await expect(rows(visit).and(visit.page.locator('[aria-current]'))).toHaveCount(offset === 0 ? 1 : 0)
}

export const scheduleInBrowser = browserModel({
  model: scheduleModel,
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    laterDays.keep(visit, await openWithFewDays(visit, '/liveTv?view=guide'))
    await page.getByRole('link', { name: 'Live', exact: true }).click()
    await livePage(page).isTuned(nameOf(AURORA))
  },
  runs: true,
  asides: ['clock.ticked', 'viewer.chooseChannel', 'guide.changed'],
  events: {
    'viewer.chooseChannel': [false, true].flatMap(isUser =>
      channelsFor(isUser).map(channel => ({ type: 'viewer.chooseChannel' as const, channel })),
    ),
    'viewer.chooseDay': [LATER, 0].map(offset => ({ type: 'viewer.chooseDay' as const, offset })),
    'clock.ticked': ({ now }) => [TICK, DAY].map(ms => ({ type: 'clock.ticked' as const, now: addMs(now, ms) })),
    'guide.changed': ({ day: { from } }) => [{ type: 'guide.changed', days: [utcDayOf(from)] }],
  },
  outcomes: {
    read: ({ channel }): readonly WindowAnswer[] =>
      channel?.epgId === undefined ? [] : [right({ [channel.epgId]: { ...day, epgId: channel.epgId } }), left(REFUSED)],
  },
  outside: { initial: { isUser: false, isTomorrow: false, known: [] } as World, allows, after },
  gestures: {
    'viewer.chooseChannel': chooseChannel,
    'viewer.chooseDay': async (visit, { offset }) => {
      laterDays.of(visit).hold()
      await tab(visit, offset).click()
    },
    'viewer.retry': visit => retry(visit).first().click(),
    'clock.ticked': async (visit, { now }, { before }) => {
      if (now < addMs(contextOf(before).now, DAY)) await visit.pass(TICK)
      else await sleepOverMidnight(visit)
    },
    'language.changed': async ({ page }) => {
      const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en'
      await shell(page).chooseLanguage(isEnglish ? 'es' : 'en')
    },
    'network.restored': regainNetwork,
    'guide.changed': (visit, _, { before }) => tellStored(visit, contextOf(before).offset),
  },
  answers: {
    read: async (visit, output) => {
      const days = laterDays.of(visit)
      if ((output as WindowAnswer)._tag === 'Right') days.answer()
      else await days.refuse()
    },
  },
  looks: {
    waiting: never('the page names the channel at once, and every channel of the operator has a guide'),
    'asking.timely': nothingYet,
    'asking.overtaken': nothingYet,
    ready: dayShown,
    gathering: dayShown,
    failed: visit => expect(retry(visit).first()).toBeVisible(),
  },
})
