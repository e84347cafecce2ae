import type { OutsideStep } from '@sintonia/statechart-paths'
import { activeNodes, innermostStates } from '@sintonia/statechart-paths'
import { right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { defaultPlayConfig } from '../../../../models/appProperties.ts'
import { MINUTE } from '../../../../models/codec/instant.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { livePlayerModel } from '../../../machines/livePlayer/model.ts'
import { channel } from '../../../support/lineups.ts'
import { comeOnline } from '../comeOnline.ts'
import { openCompanions } from '../companions.ts'
import { type Gate, makeGate } from '../gate.ts'
import { browserModel, byItself, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'
import { type OtherTab, openOtherTab } from './livePlayer/accounts.ts'
import { ASIDES, hands, live, OF_BROADCASTS, OF_FIRST_FRAMES, OF_RECORDINGS, press } from './livePlayer/hands.ts'
import { BASIC, EVERYTHING, nameOf, PRACA } from './livePlayer/lineups.ts'
import { isBusy, isPlaying } from './livePlayer/looks.ts'

/** The host of the broadcast's stream, and another tab that has news of the operator. */
type Around = { readonly streams: Gate; readonly tab: OtherTab }

const around = perVisit<Around>()

/** Another tab has read the manifest: here it is read again too, as it is every minute. */
const readManifest = (visit: Visit): Promise<void> =>
  around.of(visit).tab.keep({ 'sintonia.device.broadcast': JSON.stringify({ at: Date.now() }) })

const sign = ({ page }: Visit) => page.getByRole('status').filter({ hasText: 'National broadcast' })

/** What follows by itself before anything else, in this order; whether the broadcast is paused; whether Leo has come. */
type World = { readonly due: readonly string[]; readonly isPaused: boolean; readonly hasLeft: boolean }

const PLAYS = [
  'broadcast.wished',
  'engine.loading',
  'broadcast.waiting',
  'engine.playing',
  'broadcast.playing',
] as const

const isIn = (at: AnyMachineSnapshot, state: string): boolean =>
  activeNodes(at).some(({ path }) => path.slice(1).join('.') === state)

const dueAfter = ({ event, actor }: OutsideStep, to: AnyMachineSnapshot): readonly string[] => {
  if (actor === 'takeOver') return PLAYS
  if (actor === 'open') return ['engine.loading', 'engine.firstFrame', 'engine.playing']
  if (!isIn(to, 'broadcast.air.showing')) return []
  switch (event.type) {
    case 'viewer.pause':
      return ['broadcast.wished', 'engine.paused', 'broadcast.paused']
    case 'viewer.play':
      return ['broadcast.wished', 'engine.playing', 'broadcast.playing']
    case 'network.restored':
      return ['broadcast.wished']
    case 'broadcast.waiting':
      return ['engine.failed', 'broadcast.waiting', ...PLAYS]
    default:
      return []
  }
}

const canCome = ({ isPaused, hasLeft }: World, { event, at, timers }: OutsideStep): boolean => {
  if (timers.size > 0) return event.type === 'broadcast.started'
  const isShown = isIn(at, 'broadcast.air.showing')
  switch (event.type) {
    case 'broadcast.started':
      return isIn(at, 'watching.playing')
    case 'viewer.zap':
      return (isShown && !isPaused) || isIn(at, 'watching.playing')
    case 'broadcast.ended':
    case 'viewer.selectChannel':
    case 'viewer.considerChannel':
    case 'network.restored':
    case 'viewer.pause':
      return isShown && !isPaused
    case 'viewer.play':
      return isShown && isPaused
    case 'broadcast.waiting':
      return isIn(at, 'broadcast.air.showing.playing')
    case 'lineup.changed':
      return isShown && !isPaused && !hasLeft
    default:
      return false
  }
}

const isOnAir = async (visit: Visit) => expect(sign(visit)).toBeVisible()

const ASKED_FOR = never('the way to it is walked without a broadcast')
const UNASKED = 'a picture that waits for a blink comes unasked'

/** A live player that is opened in the middle of a national broadcast. */
export const livePlayerOnAirInBrowser = browserModel({
  model: {
    ...livePlayerModel,
    variant: 'onAir',
    input: {
      channels: EVERYTHING,
      channelId: undefined,
      start: undefined,
      isTakenOver: true,
      playConfig: defaultPlayConfig,
    },
  },
  open: async visit => {
    const { page, headEnd } = visit
    visit.allow(FAILED_REQUEST)
    headEnd.control.openTakeover(-MINUTE)
    const streams = await makeGate(page, url => /^\/live\/live-cadena.*\.m3u8$/.test(url.pathname))
    streams.open(route => route.continue())
    const tab = await openOtherTab(visit)
    around.keep(visit, { streams, tab })
    await tab.signIn('ana')
    await openCompanions(visit, '/home')
    await visit.quiet()
    await page.getByRole('link', { name: 'Live', exact: true }).click()
  },
  runs: true,
  // The broadcast tells of each blink of its picture.
  asides: [...ASIDES, 'broadcast.waiting', 'broadcast.playing'],
  events: {
    'viewer.selectChannel': [{ type: 'viewer.selectChannel', channelId: PRACA }],
    'viewer.zap': [{ type: 'viewer.zap', step: 1 }],
    'viewer.considerChannel': [{ type: 'viewer.considerChannel', channelId: PRACA }],
    'lineup.changed': [{ type: 'lineup.changed', channels: BASIC }],
    'engine.failed': [{ type: 'engine.failed', failure: { kind: 'refused', detail: 'refused', status: 404 } }],
  },
  outcomes: {
    recall: [undefined],
    open: [right({ kind: 'stream', addresses: ['https://one.example/live/{token}'] })],
    takeOver: [{ place: undefined, channel: channel('cadena') }],
  },
  atOnce: ['recall', 'open', 'takeOver'],
  outside: {
    initial: { due: [], isPaused: false, hasLeft: false } as World,
    allows: (world, step) => {
      const [next] = world.due
      if (step.timer !== undefined) return false
      if (next !== undefined) return step.actor === undefined && step.event.type === next
      return step.actor !== undefined || canCome(world, step)
    },
    after: ({ due, isPaused, hasLeft }, step, to) => ({
      due: due.length > 0 ? due.slice(1) : dueAfter(step, to),
      isPaused: (isPaused || step.event.type === 'viewer.pause') && step.event.type !== 'viewer.play',
      hasLeft: hasLeft || step.event.type === 'lineup.changed',
    }),
  },
  gestures: {
    ...hands,
    'viewer.selectChannel': (visit, { channelId }) => live(visit).tune(nameOf(channelId)),
    'viewer.zap': async visit => {
      await live(visit).player.focus()
      await visit.page.keyboard.press('PageUp')
    },
    'viewer.considerChannel': async visit => {
      const row = await live(visit).find(nameOf(PRACA))
      await visit.page.mouse.move(0, 0)
      await row.hover()
    },
    'viewer.play': visit => press(visit, 'Play'),
    'viewer.pause': visit => press(visit, 'Pause'),
    'viewer.selectQuality': ASKED_FOR,
    'viewer.setVolume': ASKED_FOR,
    'viewer.setMuted': ASKED_FOR,
    'viewer.retry': ASKED_FOR,
    'viewer.dismiss': ASKED_FOR,
    'network.restored': comeOnline,
    'lineup.changed': visit => around.of(visit).tab.signIn('leo'),
    'broadcast.started': async visit => {
      visit.headEnd.control.openTakeover(-MINUTE)
      await readManifest(visit)
    },
    'broadcast.ended': async visit => {
      visit.headEnd.control.closeTakeover()
      await readManifest(visit)
    },
    'broadcast.wished': async visit => around.of(visit).streams.open(route => route.continue()),
    // Its host refuses it: what is there of the picture runs dry before the engine gives up.
    'broadcast.waiting': {
      after: ['engine.loading', 'engine.failed'],
      otherwise: async visit => around.of(visit).streams.open(route => route.fulfill({ status: 404 })),
    },
    'broadcast.playing': byItself,
    'broadcast.paused': byItself,
    'engine.firstFrame': byItself,
    'engine.buffering': never(UNASKED),
    'engine.stalled': ASKED_FOR,
    'engine.failed': byItself,
  },
  answers: {
    recall: byItself,
    open: byItself,
    takeOver: byItself,
    remember: never('nobody hears of it'),
    find: never(OF_RECORDINGS),
    around: never(OF_RECORDINGS),
    recording: never(OF_RECORDINGS),
    report: never('nobody hears of it'),
    paint: never(OF_FIRST_FRAMES),
  },
  beyond: {
    'livePlayer.viewing.broadcast.air.taking|done.actor.takeOver|1': 'the operator has a channel for what it announces',
    'livePlayer.viewing.broadcast.air.waiting|after.takeOverRetry|0':
      'the operator has a channel for what it announces',
  },
  looks: {
    ...Object.fromEntries(innermostStates(livePlayerModel.machine).map(state => [state, never(OF_BROADCASTS)])),
    'viewing.broadcast.air.showing.starting': isOnAir,
    'viewing.broadcast.air.showing.playing': isOnAir,
    'viewing.broadcast.air.showing.paused': isOnAir,
    'viewing.opening': isBusy,
    'viewing.watching.playing': async (visit, snapshot) => {
      await expect(sign(visit)).toHaveCount(0)
      await isPlaying(visit, snapshot)
    },
  },
})
