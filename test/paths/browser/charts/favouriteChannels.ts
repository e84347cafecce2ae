import { expect } from 'playwright/test'
import type { FavouriteChannelsContext } from '../../../../machines/favouriteChannels.ts'
import { shownChannels } from '../../../../machines/favouriteChannels.ts'
import { SECOND } from '../../../../models/codec/instant.ts'
import { ANA } from '../../../e2e/support/accounts.ts'
import { favouritesPage } from '../../../e2e/support/favouritesPage.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { favouriteChannelsModel, news } from '../../../machines/favouriteChannels/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { answeredAt, type Gate, isCall, makeGate } from '../gate.ts'
import { browserModel, byItself, type Look, never } from '../model.ts'
import { openTab, type Tab } from '../otherTab.ts'
import { perVisit } from '../visit.ts'
import { changed, isTaken, refused, untilAsked } from '../ways.ts'

/** The channels that stand for those of the chart's model. */
const NEWS = { id: '1301', name: 'Mundo 24' } as const
const SPORT = { id: '1101', name: 'Aurora' } as const

/** As long as a removal can be taken back. */
const UNDO = 8 * SECOND

const HELD = { type: 'removal.changed', held: [news], removals: [] } as const
const UNDONE = { type: 'removal.changed', held: undefined, removals: [] } as const
const SETTLED = { type: 'removal.changed', held: undefined, removals: [[news]] } as const

type Parts = { readonly load: Gate; readonly remove: Gate; readonly tab: Tab }
const parts = perVisit<Parts>()

const removed = answeredAt(visit => parts.of(visit).remove)

const BOTH = {
  favoriteChannelList: [NEWS, SPORT].map(({ id }, at) => ({ logicalChannelId: id, updateTime: 1000 - at })),
}

const contextOf = ({ context }: { readonly context: unknown }) => context as FavouriteChannelsContext

const channelsShown: Look = async ({ page }, snapshot) => {
  const names = shownChannels(contextOf(snapshot)).map(id => (id === news ? NEWS.name : SPORT.name))
  await expect(favouritesPage(page).channels).toHaveText(names)
}

export const favouriteChannelsInBrowser = browserModel({
  model: favouriteChannelsModel,
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    parts.keep(visit, {
      load: await makeGate(page, isCall('favouriteList')),
      remove: await makeGate(page, isCall('favouriteDelete')),
      tab: await openTab(visit),
    })
    await Promise.all([untilAsked(visit, 'favouriteList'), openAs(page, ANA, '/favorites?list=channels')])
    await visit.stopClock()
  },
  events: {
    'removal.changed': ({ saved, held, removals }) => {
      if (held !== undefined) return [UNDONE, SETTLED]
      return removals.length === 0 && saved?.includes(news) ? [HELD] : []
    },
  },
  outside: {
    initial: undefined,
    allows: (_, { event, actor, at }) => {
      if (actor !== undefined) return true
      if (event.type === 'network.restored') return at.matches({ open: 'failed' })
      if (event.type === 'viewer.retry') return at.matches({ open: 'failed' }) && contextOf(at).saved === undefined
      return true
    },
    after: () => undefined,
  },
  outcomes: { recall: [undefined] },
  atOnce: ['recall'],
  gestures: {
    'viewer.retry': ({ page }) => page.getByRole('main').getByRole('button', { name: 'Try again' }).click(),
    'viewer.left': never('the chart goes with its page: test/services/favouriteChannels.test.ts leaves it'),
    'network.restored': regainNetwork,
    // news, and nothing that the device could recall
    'channels.changed': visit => parts.of(visit).tab.keep({ 'sintonia.user.favouriteIds': '' }),
    'removal.changed': async (visit, { held, removals }) => {
      if (held !== undefined) await favouritesPage(visit.page).remove(NEWS.name).click()
      else if (removals.length > 0) await visit.pass(UNDO)
      else await favouritesPage(visit.page).undo.click()
    },
    'removal.taken': (visit, _, moment) => removed(visit, { _tag: 'Right' }, moment),
    'removal.refused': (visit, _, moment) => removed(visit, { _tag: 'Left' }, moment),
  },
  answers: {
    recall: byItself,
    load: (visit, output) => parts.of(visit).load.pass(isTaken(output) ? changed(() => BOTH) : refused),
  },
  beyond: {
    'favouriteChannels.open.awaited|removal.taken|0':
      'who tries again sees nothing of the list, and has removed nothing of it',
  },
  looks: {
    closed: never('the deployment of the walk sells live television'),
    'open.loading': channelsShown,
    'open.awaited': channelsShown,
    'open.ready': channelsShown,
    'open.failed': async (visit, snapshot) => {
      await channelsShown(visit, snapshot)
      const failed = visit.page.getByRole('heading', { name: 'Your channels could not be loaded' })
      await expect(failed).toHaveCount(contextOf(snapshot).saved === undefined ? 1 : 0)
    },
  },
})
