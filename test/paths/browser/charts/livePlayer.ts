import { left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { MediaFailure } from '../../../../machines/engine/index.ts'
import type { StreamAnswer } from '../../../../machines/livePlayer/index.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { livePlayerModel } from '../../../machines/livePlayer/model.ts'
import { browserModel, byItself, type Look, never } from '../model.ts'
import type { Visit } from '../visit.ts'
import {
  ASIDES,
  card,
  hands,
  live,
  OF_BROADCASTS,
  OF_FIRST_FRAMES,
  OF_PROTECTION,
  OF_RECORDINGS,
  OF_THE_GUIDE,
} from './livePlayer/hands.ts'
import { AURORA, BASIC, EVERYTHING, META, NORTE, NOTHING, nameOf, PRACA } from './livePlayer/lineups.ts'
import { isBusy, isPaused, isPlaying } from './livePlayer/looks.ts'
import { openOperator, operatorOf } from './livePlayer/operator.ts'
import { contextOf, outside } from './livePlayer/outside.ts'

const failure = (kind: MediaFailure['kind']): MediaFailure => ({ kind, detail: kind, status: undefined })

const tellTrackers = (visit: Visit, answer: StreamAnswer): void => {
  const operator = operatorOf(visit)
  if (answer._tag === 'Right') operator.tellTrackers()
  else operator.refuseTrackers(answer.left.tag === 'refused' ? { errCode: answer.left.errCode } : { status: 500 })
}

const isLocked: Look = visit =>
  expect(live(visit).player.getByRole('heading')).toContainText(/is not in your plan|^Log in to watch/)

/** Of a channel that is promised nothing is told yet. */
const isOnItsWay: Look = async (visit, snapshot) => {
  if (!snapshot.matches({ telling: 'promised' })) await isBusy(visit, snapshot)
}

const zapped = (snapshot: AnyMachineSnapshot): string => {
  const { zapId } = contextOf(snapshot)
  return zapId === undefined ? '' : nameOf(zapId)
}

const ABOUT_RECORDINGS = [
  'livePlayer.viewing.behind.catchUp|lineup.changed|0',
  'livePlayer.viewing.behind.timeShift.running|always|0',
  'livePlayer.viewing.behind.timeShift|lineup.changed|0',
  'livePlayer.viewing.behind.timeShift|lineup.changed|1',
  'livePlayer.viewing.behind|engine.buffering|0',
  'livePlayer.viewing.behind|engine.failed|0',
  'livePlayer.viewing.behind|engine.loading|0',
  'livePlayer.viewing.behind|engine.paused|0',
  'livePlayer.viewing.behind|engine.playing|0',
  'livePlayer.viewing.behind|network.restored|0',
  'livePlayer.viewing.behind|viewer.pause|0',
  'livePlayer.viewing.behind|viewer.play|0',
  'livePlayer.viewing.behind|viewer.selectQuality|0',
  'livePlayer.viewing.failed.catchUp|viewer.retry|0',
  'livePlayer.viewing.failed.timeShift|viewer.retry|0',
  'livePlayer.viewing.finding|lineup.changed|0',
  'livePlayer.viewing.gone.programme|viewer.dismiss|0',
  'livePlayer.viewing.tuning|always|5',
  'livePlayer.viewing.watching.paused.held|engine.playing|0',
  'livePlayer.viewing.watching.paused.held|viewer.play|0',
  'livePlayer.viewing.watching.paused.held|viewer.selectQuality|0',
  'livePlayer.viewing.watching.paused.near|after.holdAfter|0',
] as const

const ABOUT_BROADCASTS = [
  'livePlayer.viewing.broadcast.air.showing|engine.buffering|0',
  'livePlayer.viewing.broadcast.air.showing|engine.failed|0',
  'livePlayer.viewing.broadcast.air.showing|engine.loading|0',
  'livePlayer.viewing.broadcast.air.showing|engine.paused|0',
  'livePlayer.viewing.broadcast.air.showing|engine.playing|0',
  'livePlayer.viewing.broadcast.air.showing|network.restored|0',
  'livePlayer.viewing.broadcast.air.showing|viewer.pause|0',
  'livePlayer.viewing.broadcast.air.showing|viewer.play|0',
  'livePlayer.viewing.broadcast.air.waiting|after.takeOverRetry|0',
  'livePlayer.viewing.broadcast|lineup.changed|0',
  'livePlayer.viewing.broadcast|viewer.considerChannel|0',
  'livePlayer.viewing.broadcast|viewer.selectChannel|0',
  'livePlayer.viewing.broadcast|viewer.zap|0',
  'livePlayer.viewing.tuning|always|0',
  'livePlayer.zapping.pressed|always|0',
  'livePlayer.zapping.settling|always|0',
] as const

const ABOUT_PROTECTION = [
  'livePlayer.viewing.watching|engine.failed|0',
  'livePlayer.viewing.watching|engine.failed|1',
] as const

const ABOUT_FIRST_FRAMES = [
  'livePlayer.telling.promised.waiting|engine.firstFrame|0',
  'livePlayer.telling.promised.painting|done.actor.paint|0',
] as const

const ABOUT_THE_GUIDE = ['livePlayer.viewing|programme.changed|0'] as const

const because = (reason: string, ids: ReadonlyArray<string>): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map(id => [id, reason]))

export const livePlayerInBrowser = browserModel({
  model: livePlayerModel,
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    const { tab } = await openOperator(visit)
    await visit.hold('channelUpdates')
    await tab.signIn('ana')
    await page.goto('/liveTv')
    await expect(page.getByRole('region', { name: 'Now watching' })).toBeVisible()
  },
  runs: true,
  asides: ASIDES,
  events: {
    'viewer.selectChannel': [AURORA, PRACA, META, NORTE].map(channelId => ({
      type: 'viewer.selectChannel' as const,
      channelId,
    })),
    'viewer.zap': [
      { type: 'viewer.zap', step: 1 },
      { type: 'viewer.zap', step: -1 },
    ],
    'viewer.considerChannel': [{ type: 'viewer.considerChannel', channelId: PRACA }],
    'viewer.selectQuality': [
      { type: 'viewer.selectQuality', quality: 20 },
      { type: 'viewer.selectQuality', quality: undefined },
    ],
    'lineup.changed': [EVERYTHING, BASIC, NOTHING].map(channels => ({ type: 'lineup.changed' as const, channels })),
    'engine.failed': [
      { type: 'engine.failed', failure: failure('refused') },
      { type: 'engine.failed', failure: failure('network') },
    ],
  },
  outcomes: {
    recall: [undefined, PRACA],
    open: [
      right({ kind: 'stream', addresses: ['https://one.example/live/{token}'] }),
      left({ tag: 'refused', errCode: 5001, message: undefined }),
      left({ tag: 'refused', errCode: 6001, message: undefined }),
      left({ tag: 'malformed', failure: { codec: 'Manifest', path: 'uiProperties.stream_cdn_base' } }),
    ],
  },
  atOnce: ['recall'],
  outside,
  gestures: hands,
  answers: {
    recall: byItself,
    open: async (visit, answer) => tellTrackers(visit, answer as StreamAnswer),
    remember: never('nobody hears of it'),
    find: never(OF_RECORDINGS),
    around: never(OF_RECORDINGS),
    recording: never(OF_RECORDINGS),
    takeOver: never(OF_BROADCASTS),
    report: never('nobody hears of it'),
    paint: never(OF_FIRST_FRAMES),
  },
  beyond: {
    ...because(OF_RECORDINGS, ABOUT_RECORDINGS),
    ...because(OF_BROADCASTS, ABOUT_BROADCASTS),
    ...because(OF_PROTECTION, ABOUT_PROTECTION),
    ...because(OF_THE_GUIDE, ABOUT_THE_GUIDE),
    ...because(OF_FIRST_FRAMES, ABOUT_FIRST_FRAMES),
  },
  looks: {
    'viewing.tuning': never('it is decided at once'),
    'viewing.recalling': never('the device knows at once'),
    'viewing.awaitingLineup': isBusy,
    'viewing.empty': async visit => {
      await expect(visit.page.getByRole('dialog')).toHaveCount(0)
      await expect(live(visit).player.getByRole('button')).toHaveCount(0)
    },
    'viewing.opening': isOnItsWay,
    'viewing.watching.starting': isOnItsWay,
    'viewing.watching.playing': isPlaying,
    'viewing.watching.paused.near': isPaused,
    'viewing.watching.paused.held': isPaused,
    'viewing.finding': never(OF_RECORDINGS),
    'viewing.behind.timeShift.running': never(OF_RECORDINGS),
    'viewing.behind.timeShift.over': never(OF_RECORDINGS),
    'viewing.behind.catchUp': never(OF_RECORDINGS),
    'viewing.broadcast.air.taking': never(OF_BROADCASTS),
    'viewing.broadcast.air.showing.starting': never(OF_BROADCASTS),
    'viewing.broadcast.air.showing.playing': never(OF_BROADCASTS),
    'viewing.broadcast.air.showing.paused': never(OF_BROADCASTS),
    'viewing.broadcast.air.waiting': never(OF_BROADCASTS),
    'viewing.broadcast.after.live': never(OF_BROADCASTS),
    'viewing.broadcast.after.timeShift': never(OF_BROADCASTS),
    'viewing.broadcast.after.catchUp': never(OF_BROADCASTS),
    'viewing.watching.buffering': isOnItsWay,
    'viewing.watching.reloading': isBusy,
    'viewing.noAuthority': isLocked,
    'viewing.refused': isLocked,
    'viewing.gone.channel': ({ page }) => expect(page.getByRole('dialog')).toContainText('no longer available'),
    'viewing.gone.programme': never(OF_RECORDINGS),
    'viewing.failed.timeShift': never(OF_RECORDINGS),
    'viewing.failed.catchUp': never(OF_RECORDINGS),
    'viewing.failed.live': visit => expect(card(visit)).toContainText('stopped'),
    'telling.current': never('the states of what is on the screen say what is told'),
    'telling.promised.waiting': visit => expect(live(visit).player.locator('[class*=buffering]')).toHaveCount(0),
    'telling.promised.painting': never(OF_FIRST_FRAMES),
    'zapping.resting': never('nothing of it is shown'),
    'zapping.pressed': never('nothing of it is shown'),
    'zapping.settling': (visit, snapshot) => expect(live(visit).player).toContainText(zapped(snapshot)),
  },
})
