import type { OutsideStep } from '@sintonia/statechart-paths'
import { expect } from 'playwright/test'
import type { KidsModeEvent, KidsState, PinAnswer } from '../../../../machines/kidsMode.ts'
import { SECOND } from '../../../../models/codec/instant.ts'
import { ANA } from '../../../e2e/support/accounts.ts'
import { channelTools } from '../../../e2e/support/channelTools.ts'
import { livePage } from '../../../e2e/support/livePage.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { kidsModeModel } from '../../../machines/kidsMode/model.ts'
import { columnId } from '../../../support/lineups.ts'
import { browserModel, byItself, type Look, never } from '../model.ts'
import type { Visit } from '../visit.ts'

type Of<Type extends KidsModeEvent['type']> = Extract<KidsModeEvent, { type: Type }>

const PIN = '7391'
const WRONG = '0000'
const KIDS = [columnId('kids')]
const OFF: KidsState = { isOn: false, hasPin: false, hasGroups: true, columnIds: [], waitMs: 0 }
const PENALTY = 30 * SECOND

const kids = ({ page }: Visit) => channelTools(page).kids
const button = (visit: Visit, name: string) => kids(visit).dialog.getByRole('button', { name, exact: true })

/** How kids mode stands on the device, and the wrong tries in a row. */
type World = Pick<KidsState, 'isOn' | 'hasPin'> & { readonly wrongTries: number }

const isPossible = ({ isOn, hasPin, wrongTries }: World, { actor, event, at }: OutsideStep): boolean => {
  if (actor === 'read') return event.output.isOn === isOn && event.output.hasPin === hasPin
  if (actor === 'try') {
    const answer: PinAnswer = event.output
    return answer.isRight || (wrongTries < 3 && answer.waitMs > 0 === (wrongTries === 2))
  }
  // a first PIN is asked for, and one that was chosen is not
  if (event.type === 'viewer.beginKidsMode') return (event.pin === undefined) === hasPin
  if (event.type === 'viewer.closeKidsMode')
    return at.matches({ open: 'offering' }) || at.matches({ open: { locked: 'asking' } })
  return true
}

const worldAfter = (world: World, { actor, event }: OutsideStep): World => {
  if (actor === 'begin') return { isOn: true, hasPin: true, wrongTries: 0 }
  if (actor !== 'try') return world
  const answer: PinAnswer = event.output
  return answer.isRight ? { ...world, isOn: false, wrongTries: 0 } : { ...world, wrongTries: world.wrongTries + 1 }
}

const begin = async (visit: Visit, { columnIds, pin }: Of<'viewer.beginKidsMode'>): Promise<void> => {
  const { dialog } = kids(visit)
  await dialog.getByRole('checkbox', { name: 'Kids' }).setChecked(columnIds.length > 0)
  if (pin !== undefined) await dialog.getByLabel('Four-digit PIN').fill(pin)
  await button(visit, 'Start kids mode').click()
}

const AT_ONCE = never('it is over at once')
const isLocked: Look = async visit => expect(button(visit, 'Leave kids mode')).toBeVisible()

export const kidsModeInBrowser = browserModel({
  model: kidsModeModel,
  open: async visit => {
    const { page } = visit
    await openAs(page, ANA, '/liveTv?id=1601')
    await livePage(page).isTuned('Kiosko')
  },
  runs: true,
  events: {
    'viewer.beginKidsMode': [
      { type: 'viewer.beginKidsMode', columnIds: KIDS, pin: PIN },
      { type: 'viewer.beginKidsMode', columnIds: KIDS, pin: '12' },
      { type: 'viewer.beginKidsMode', columnIds: KIDS, pin: undefined },
    ],
    'viewer.enterPin': [PIN, '12'].map(pin => ({ type: 'viewer.enterPin' as const, pin })),
  },
  outcomes: {
    read: [
      OFF,
      { ...OFF, hasPin: true, columnIds: KIDS },
      { isOn: true, hasPin: true, hasGroups: true, columnIds: KIDS, waitMs: 0 },
    ],
    try: [{ isRight: true }, ...[0, PENALTY].map(waitMs => ({ isRight: false as const, waitMs }))],
  },
  atOnce: ['read', 'begin', 'try'],
  outside: {
    initial: { isOn: false, hasPin: false, wrongTries: 0 } as World,
    allows: isPossible,
    after: worldAfter,
  },
  gestures: {
    'viewer.openKidsMode': async visit => {
      const { leave } = kids(visit)
      if (await leave.isVisible()) await leave.click()
      else await channelTools(visit.page).choose('Start kids mode')
    },
    'viewer.changeKidsMode': never('it is chosen in the account'),
    'viewer.closeKidsMode': ({ page }) => page.keyboard.press('Escape'),
    'viewer.beginKidsMode': begin,
    'viewer.enterPin': (visit, { pin }, { next }) =>
      kids(visit).enter(next?.actor === 'try' && !next.event.output.isRight ? WRONG : pin),
  },
  answers: { read: byItself, begin: byItself, try: byItself },
  looks: {
    closed: visit => expect(kids(visit).dialog).toHaveCount(0),
    'open.reading': AT_ONCE,
    'open.recalling': AT_ONCE,
    'open.starting': AT_ONCE,
    'open.offering': async (visit, { context: { problem } }) => {
      await expect(button(visit, 'Start kids mode')).toBeEnabled()
      await expect(kids(visit).dialog.getByText('Enter four digits')).toHaveCount(problem === 'pin' ? 1 : 0)
    },
    'open.beginning': AT_ONCE,
    'open.locked.asking': async (visit, snapshot) => {
      await isLocked(visit, snapshot)
      const isWrong = snapshot.context.isWrong
      await expect(kids(visit).dialog.getByText('That is not the PIN')).toHaveCount(isWrong ? 1 : 0)
    },
    'open.locked.checking': AT_ONCE,
    'open.locked.waiting': async (visit, snapshot) => {
      await isLocked(visit, snapshot)
      await expect(kids(visit).dialog.getByText(/Wait 30 seconds/)).toBeVisible()
    },
  },
  beyond: {
    'kidsMode.open.recalling|done.actor.read|0': 'it is chosen in the account: kids.spec.ts does it',
    'kidsMode.open.recalling|done.actor.read|1': 'it is chosen in the account: kids.spec.ts does it',
  },
})
