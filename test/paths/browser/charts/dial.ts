import type { OutsideStep } from '@sintonia/statechart-paths'
import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { DialContext } from '../../../../machines/dial.ts'
import { livePage } from '../../../e2e/support/livePage.ts'
import { dialModel } from '../../../machines/dial/model.ts'
import { browserModel, byItself, never } from '../model.ts'
import type { Visit } from '../visit.ts'
import { AURORA, nameOf, PRACA } from './livePlayer/lineups.ts'

const CHANNELS = [AURORA, PRACA]
/** Of Praça 1; no channel has a number that begins so and is shorter, and none the other one. */
const NUMBER = '102'
const NOBODYS = '9'

const contextOf = ({ context }: AnyMachineSnapshot): DialContext => context
const live = ({ page }: Visit) => livePage(page)

const pressKey = async (visit: Visit, key: string): Promise<void> => {
  await live(visit).player.focus()
  await visit.page.keyboard.press(key)
}

/** What leads to a channel by itself, or has done nothing of the kind: nobody picks one right after it. */
const LEADING = ['viewer.goBack', 'number.found'] as const

/** The channel that is about to be tuned by itself, and what came last. */
type World = { readonly due: DialContext['tunedId']; readonly last: string }

const isFound = ({ digits }: DialContext): boolean => digits === NUMBER

const allows = ({ due, last }: World, { event, at, timer }: OutsideStep): boolean => {
  const { digits, tunedId } = contextOf(at)
  if (at.matches('sought')) return event.type === (isFound(contextOf(at)) ? 'number.found' : 'number.unknown')
  if (due !== undefined) return event.type === 'channel.tuned' && event.channelId === due
  if (timer !== undefined) return true
  switch (event.type) {
    case 'channel.tuned':
      return event.channelId !== tunedId && !LEADING.some(each => each === last)
    case 'viewer.typeDigit':
      return tunedId !== undefined && digits !== NOBODYS
    case 'viewer.enterNumber':
      return at.matches('typing')
    case 'viewer.goBack':
      return !at.matches('resting') || contextOf(at).beforeId !== undefined
    default:
      return false
  }
}

/** The page opens on Aurora; a number that is found, and the way back, lead on by themselves. */
const after = (_: World, { event, at }: OutsideStep): World => {
  const { tunedId, beforeId } = contextOf(at)
  const last = event.type
  if (last === 'number.found' && tunedId !== PRACA) return { due: PRACA, last }
  if (last === 'viewer.goBack' && at.matches('resting')) return { due: beforeId, last }
  return { due: undefined, last }
}

export const dialInBrowser = browserModel({
  model: dialModel,
  open: async visit => {
    await visit.page.goto('/liveTv?id=1101')
    await live(visit).plays(nameOf(AURORA))
  },
  runs: true,
  events: {
    'viewer.typeDigit': ({ digits }) =>
      [NUMBER[digits.length], digits === '' ? NOBODYS : undefined].flatMap(digit =>
        digit === undefined ? [] : [{ type: 'viewer.typeDigit' as const, digit }],
      ),
    'channel.tuned': CHANNELS.map(channelId => ({ type: 'channel.tuned' as const, channelId })),
  },
  outside: { initial: { due: AURORA, last: '' } as World, allows, after },
  gestures: {
    'viewer.typeDigit': (visit, { digit }) => pressKey(visit, digit),
    'viewer.enterNumber': visit => pressKey(visit, 'Enter'),
    'viewer.goBack': visit => pressKey(visit, 'Backspace'),
    'number.found': byItself,
    'number.unknown': byItself,
    'channel.tuned': {
      after: LEADING,
      otherwise: async (visit, { channelId }, { before }) => {
        const isFirst = contextOf(before).tunedId === undefined
        if (!isFirst && channelId !== undefined) await live(visit).tune(nameOf(channelId))
      },
    },
  },
  answers: {},
  looks: {
    resting: visit => expect(live(visit).player.locator('[role=status] b')).toHaveCount(0),
    typing: (visit, snapshot) => expect(live(visit).player).toContainText(contextOf(snapshot).digits),
    sought: never('the player answers at once'),
    unknown: (visit, snapshot) => expect(live(visit).player).toContainText(contextOf(snapshot).digits),
  },
})
