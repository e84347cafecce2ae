import { builtInLineup } from '@sintonia/operator/world/builtIn.ts'
import { expect } from 'playwright/test'
import type { EngineContext } from '../../../../machines/engine/types.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { engineModel } from '../../../machines/engine/model.ts'
import { comeOnline } from '../comeOnline.ts'
import { browserModel, byItself, type Gesture, never } from '../model.ts'
import type { Visit } from '../visit.ts'
import { hostsOf, makeHosts } from './engine/hosts.ts'
import { outside } from './engine/outside.ts'
import { card, live, press } from './livePlayer/hands.ts'
import { isBusy, isPaused, isPlaying } from './livePlayer/looks.ts'
import { sparingData, wantingHand } from './livePlayer/wantingHand.ts'

const STREAM = {
  kind: 'stream',
  addresses: ['https://one.example/live/{token}', 'https://two.example/live/{token}'],
} as const

/** What anybody may watch, with a picture and captions. */
const FREE = builtInLineup()
  .channels.filter(({ channel, tier }) => tier === 'free' && /^1[13]/.test(channel.logicalChannelId))
  .map(({ channel }) => channel)
  .slice(1)
const [FIRST] = FREE

const contextOf = ({ context }: { readonly context: EngineContext }): EngineContext => context

/** Nobody has looked at it yet: nothing of it is kept. */
const tuneAnother = async (visit: Visit): Promise<void> => {
  const next = FREE[hostsOf(visit).countLoad()]
  await live(visit).tune(next?.logicalChannelName ?? '')
}

/** Captions are on or off by turns. */
const chooseCaptions = async (visit: Visit): Promise<void> => {
  await press(visit, /^Captions/)
  const chosen = visit.page.getByRole('menuitemradio', { checked: false })
  await chosen.first().click()
}

/** Whatever is loaded by it waits. */
const byHand =
  <Event>(gesture: Gesture<Event>): Gesture<Event> =>
  async (visit, event, moment) => {
    hostsOf(visit).rearm()
    await gesture(visit, event, moment)
  }

const OF_RECORDINGS = 'only a recording does so: catchUpPlayer is walked with them'

export const engineInBrowser = browserModel({
  model: {
    ...engineModel,
    // a later try is waited for longer
    project: context => [engineModel.project(context), Math.min(context.networkTries, 3)],
  },
  open: async visit => {
    visit.allow(FAILED_REQUEST)
    await visit.page.addInitScript(sparingData)
    await visit.page.addInitScript(wantingHand)
    await makeHosts(visit)
    await live(visit).open(`?id=${FIRST?.logicalChannelId}`)
    await expect(live(visit).player).toBeVisible()
    await visit.stopClock()
  },
  flows: true,
  leaps: true,
  asides: ['media.waiting', 'media.playing', 'media.tracksFound', 'xstate.after.steadyTime.engine.active.playing'],
  events: {
    'engine.load': [{ type: 'engine.load', source: STREAM, startAt: 'edge', paused: false, rate: 1 }],
    'media.failed': (['network', 'refused', 'decoding', 'unsupported'] as const).map(kind => ({
      type: 'media.failed' as const,
      failure: { kind, detail: kind, status: undefined },
    })),
  },
  outside,
  gestures: {
    'engine.load': byHand(async (visit, _, { before }) => {
      if (contextOf(before).generation === 0) return
      if (before.matches('failed')) await card(visit).getByRole('button', { name: 'Try again' }).click()
      else await tuneAnother(visit)
    }),
    'engine.unload': visit => hostsOf(visit).withdraw(visit),
    'engine.play': byHand(async (visit, _, { next }) => {
      await press(visit, 'Play')
      if (next?.event.type === 'media.playing') hostsOf(visit).show()
    }),
    'engine.pause': byHand(visit => press(visit, 'Pause')),
    'engine.seek': never(OF_RECORDINGS),
    'engine.setRate': never(OF_RECORDINGS),
    'network.restored': byHand(comeOnline),
    'viewer.chooseTracks': byHand(chooseCaptions),
    'media.firstFrame': async visit => hostsOf(visit).show(),
    'media.playing': { after: ['engine.play'], otherwise: async visit => hostsOf(visit).show() },
    'media.paused': byItself,
    'media.waiting': byHand(async (visit, _, { next }) => {
      hostsOf(visit).runDry()
      if (next?.event.type !== 'media.playing') await hostsOf(visit).untilStill()
    }),
    'media.playRefused': async (visit, _, { next }) => {
      if (next?.event.type === 'media.playRefused')
        await visit.page.evaluate(() => {
          window.isStrict = true
        })
      hostsOf(visit).fetch()
    },
    'media.caughtUp': never('only a recording that still grows does so: timeshift.spec.ts'),
    'media.ended': never(OF_RECORDINGS),
    'media.tracksFound': byItself,
    'media.qualitiesFound': never('only the media of a title tell theirs, and no title plays here'),
    'media.failed': async (visit, { failure: { kind } }, { before }) => {
      const hosts = hostsOf(visit)
      if (before.matches({ active: 'paused' })) hosts.drop()
      else if (kind === 'decoding') hosts.spoil()
      else hosts.fail(contextOf(before).addressIndex, kind)
    },
  },
  answers: {},
  beyond: {
    'engine.active|media.failed|3': OF_RECORDINGS,
    'engine.active.loading|after.stallLimit|1': OF_RECORDINGS,
    'engine.active.interrupted|after.stallLimit|1': OF_RECORDINGS,
    'engine.active.retrying|media.failed|0': OF_RECORDINGS,
    'engine.active.retrying|network.restored|0': OF_RECORDINGS,
    'engine.active.retrying|after.retryEvery|0': OF_RECORDINGS,
    'engine.active.ended|media.playing|0': OF_RECORDINGS,
    'engine.active.paused.behind|media.failed|0': 'an engine that has lost its stream says so once',
    'engine.active.interrupted.recovering|media.failed|0': 'an engine that has lost its stream says so once',
  },
  looks: {
    idle: ({ page }) => expect(page.getByRole('dialog')).toContainText('no longer available'),
    'active.loading': isBusy,
    'active.stalled': isBusy,
    'active.interrupted.buffering': isBusy,
    'active.interrupted.recovering': isBusy,
    'active.playing': isPlaying,
    'active.paused.near': isPaused,
    'active.paused.behind': isPaused,
    'active.retrying': never(OF_RECORDINGS),
    'active.ended': never(OF_RECORDINGS),
    failed: visit => expect(card(visit)).toBeVisible(),
  },
})
