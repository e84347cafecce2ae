import { left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { ChannelSearchContext, TopAnswer } from '../../../../machines/channelSearch/types.ts'
import type { CallFailure } from '../../../../models/callFailure.ts'
import { channelTools } from '../../../e2e/support/channelTools.ts'
import { livePage } from '../../../e2e/support/livePage.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { channelSearchModel } from '../../../machines/channelSearch/model.ts'
import { browserModel, type Look, never } from '../model.ts'
import type { Visit } from '../visit.ts'

const contextOf = ({ context }: AnyMachineSnapshot): ChannelSearchContext => context

const OFFLINE: CallFailure = { tag: 'offline' }

const field = ({ page }: Visit) => channelTools(page).field
const topLists = ({ page }: Visit) => page.getByRole('grid', { name: 'Most searched' })

/** What is found, or the top lists where nothing is searched for. */
const found: Look = async (visit, snapshot) => {
  const { query, top } = contextOf(snapshot)
  if (query.trim() !== '') return expect(livePage(visit.page).tuneButton('Aurora')).toBeVisible()
  await expect(topLists(visit)).toHaveCount(top === undefined ? 0 : 1)
}

const OF_THE_FIELD = never('the open field shows them')

export const channelSearchInBrowser = browserModel({
  model: channelSearchModel,
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    for (const call of ['topChannels', 'channelTopSearch'] as const) await visit.hold(call)
    await page.goto('/liveTv')
    await livePage(page).find('Aurora')
  },
  runs: true,
  outcomes: { top: [right({ searched: [], watched: [] }), left(OFFLINE)] },
  gestures: {
    'viewer.openSearch': async visit => {
      await visit.page.mouse.click(1, 1)
      await field(visit).click()
    },
    'viewer.closeSearch': visit => field(visit).press('Escape'),
    'viewer.typeSearch': (visit, { text }) => field(visit).fill(text),
    'top.outdated': never('updates.spec.ts lets the operator change its top channels'),
  },
  answers: {
    top: async (visit, answer) => {
      const how = (answer as TopAnswer)._tag === 'Right' ? 'answered' : 'dropped'
      await Promise.all((['topChannels', 'channelTopSearch'] as const).map(call => visit.release(call, how)))
    },
  },
  outside: {
    initial: undefined,
    // whoever types in a field without top lists asks for them again, and so does whoever comes back to it
    allows: (_, { event, at }) => {
      const isOpen = at.matches({ field: 'open' })
      if (event.type === 'viewer.openSearch') return !isOpen
      if (event.type === 'viewer.closeSearch') return isOpen
      if (event.type !== 'viewer.typeSearch') return true
      return isOpen && !at.matches({ top: 'unknown' }) && contextOf(at).text !== event.text
    },
    after: () => undefined,
  },
  looks: {
    'field.closed': ({ page }) => expect(livePage(page).groups).toBeVisible(),
    'field.open.resting': found,
    'field.open.settling': async (visit, snapshot) => {
      await expect(field(visit)).toHaveValue(contextOf(snapshot).text)
      await found(visit, snapshot)
    },
    'top.unknown': OF_THE_FIELD,
    'top.asking': OF_THE_FIELD,
    'top.known': OF_THE_FIELD,
  },
})
