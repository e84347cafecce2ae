import type { right } from 'fp-ts/lib/Either.js'
import { expect, type Route } from 'playwright/test'
import type { ChannelToolsContext } from '../../../../machines/channelTools.ts'
import { ANA } from '../../../e2e/support/accounts.ts'
import { channelTools } from '../../../e2e/support/channelTools.ts'
import { livePage } from '../../../e2e/support/livePage.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { channelToolsModel } from '../../../machines/channelTools/model.ts'
import { type Gate, makeGate } from '../gate.ts'
import { browserModel, byItself, type Gesture, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'

const gates = perVisit<Gate>()

const tools = ({ page }: Visit) => channelTools(page)
const noTools = ({ page }: Visit) => expect(page.getByRole('dialog')).toHaveCount(0)

/** A dialog of another wish is closed before the next one. */
const putAway = ({ page }: Visit): Promise<void> => page.keyboard.press('Escape')

/** Back into the field, also for whoever stands in it. */
const search = async (visit: Visit): Promise<void> => {
  const { field } = tools(visit)
  await field.blur()
  await field.click()
}

/** The code is on its way again until the path says what becomes of it. */
const wish =
  (hand: (visit: Visit) => Promise<void>): Gesture<unknown> =>
  async (visit, _, { before }) => {
    if (before.matches('closed')) gates.of(visit).hold()
    if (before.matches({ open: 'resting' })) await putAway(visit)
    await hand(visit)
  }

export const channelToolsInBrowser = browserModel({
  model: channelToolsModel,
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    gates.keep(visit, await makeGate(page, ({ pathname }) => /\/assets\/tools-/.test(pathname)))
    await openAs(page, ANA, '/liveTv?id=1101')
    await livePage(page).isTuned('Aurora')
  },
  outside: {
    initial: undefined,
    // who goes from the field to the menu leaves the search first; while the list is put in order there is neither
    allows: (_, { event, at }) => {
      const { wish: wished }: ChannelToolsContext = at.context
      const isSearching = at.matches('fetching') && wished === 'search'
      if (event.type === 'viewer.leaveSearch') return isSearching
      if (at.matches({ open: 'arranging' })) return event.type === 'viewer.endArranging'
      if (event.type === 'viewer.openSearch') return true
      return !(isSearching && event.type.startsWith('viewer.'))
    },
    after: () => undefined,
  },
  gestures: {
    'viewer.openSearch': wish(search),
    'viewer.leaveSearch': ({ page }) => livePage(page).player.focus(),
    'viewer.openKidsMode': wish(visit => tools(visit).choose('Start kids mode')),
    'viewer.arrangeChannels': wish(visit => tools(visit).choose('Arrange channels')),
    'viewer.endArranging': visit => tools(visit).done.click(),
    'tools.opened': byItself,
    'update.due': never('updates.spec.ts lets the operator change its top channels'),
  },
  answers: {
    loadTools: async (visit, output) => {
      const how = (output as ReturnType<typeof right>)._tag === 'Right'
      const way = (route: Route) => (how ? route.continue() : route.abort('connectionfailed'))
      gates.of(visit).open(way)
    },
  },
  looks: {
    closed: noTools,
    fetching: noTools,
    'open.resting': never('what was wished for is shown by its own chart'),
    'open.arranging': visit => expect(tools(visit).done).toBeVisible(),
  },
})
