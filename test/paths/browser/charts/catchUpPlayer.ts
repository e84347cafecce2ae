import { innermostStates } from '@sintonia/statechart-paths'
import { right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { MediaFailure } from '../../../../machines/engine/index.ts'
import type { StreamAnswer } from '../../../../machines/livePlayer/index.ts'
import type { Channel } from '../../../../models/channel.ts'
import { addMs, type Instant, MINUTE, SECOND } from '../../../../models/codec/instant.ts'
import { progressBar } from '../../../e2e/support/bar.ts'
import { longProgramme } from '../../../e2e/support/broadcast.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { catchUpInput, catchUpPlayerModel, midday } from '../../../machines/catchUpPlayer/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { type Gate, makeGate } from '../gate.ts'
import { browserModel, byItself, type Gesture, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'
import { comerFor, outside } from './catchUpPlayer/outside.ts'
import { type OtherTab, openOtherTab } from './livePlayer/accounts.ts'
import { choose, chooseQuality, live, OF_PROTECTION, press } from './livePlayer/hands.ts'
import { type Account, AURORA, EVERYTHING } from './livePlayer/lineups.ts'
import { isBusy, isPaused, isPlaying } from './livePlayer/looks.ts'
import { EMPTY_LIST } from './livePlayer/operator.ts'
import { refuseForm } from './livePlayer/unplayable.ts'

const RETRY_EVERY = 2 * SECOND
/** So far a place lies from the one before: nothing of it is there yet. */
const STRIDE = 8 * MINUTE

const unsupported: MediaFailure = { kind: 'unsupported', detail: 'codecs', status: undefined }

/** The channel as somebody with a plan has it, or a guest, who may not catch up. */
const lineupWith = (playBackAuthority: boolean): readonly Channel[] =>
  EVERYTHING.filter(({ logicalChannelId }) => logicalChannelId === AURORA).map(channel => ({
    ...channel,
    playBackAuthority,
    physicalChannelList: channel.physicalChannelList.map(physical => ({ ...physical, playBackAuthority })),
  }))
const [aurora] = lineupWith(true)

const RECORDING: StreamAnswer = right({
  kind: 'recording',
  addresses: ['https://one.example/dvr/{token}'],
  begins: midday.start,
})

type Parts = {
  readonly span: { readonly start: Instant; readonly stop: Instant }
  /** Every load begins at the first, and goes on at the other. */
  readonly masters: Gate
  readonly segments: Gate
  readonly tab: OtherTab
  account: Account
  place: Instant
}
const parts = perVisit<Parts>()

const changeLineup = async (visit: Visit, channels: readonly Channel[]): Promise<void> => {
  const around = parts.of(visit)
  const comer = comerFor(channels, around.account)
  if (comer === undefined) throw new Error('Nobody has this line-up')
  if (channels.length === 0) visit.headEnd.control.addFault({ call: 'channelList', times: 1, result: EMPTY_LIST })
  around.account = comer
  await around.tab.signIn(comer)
}

const showPicture: Gesture<unknown> = async (visit, _, { before }) => {
  const { masters, segments } = parts.of(visit)
  if (before.matches({ showing: 'starting' })) await masters.pass(route => route.continue())
  if (before.matches({ showing: 'buffering' })) segments.open(route => route.continue())
}

const OF_TIME_SHIFT = 'it is told to a time-shift, which is walked by test/e2e/timeshift.spec.ts'
const AT_ONCE = never('the address of a recording is made at once')

export const catchUpPlayerInBrowser = browserModel({
  model: { ...catchUpPlayerModel, input: { ...catchUpInput, channel: aurora } },
  open: async visit => {
    const { page, headEnd } = visit
    visit.allow(FAILED_REQUEST)
    const { programme } = longProgramme(AURORA, headEnd.control.now(), 40)
    const masters = await makeGate(page, ({ pathname }) => /^\/dvr\/.+\/index\.m3u8$/.test(pathname))
    const segments = await makeGate(page, ({ pathname }) => /^\/dvr\/.+\.m4s$/.test(pathname))
    segments.open(route => route.continue())
    await visit.hold('epgChecksums')
    await visit.hold('channelUpdates')
    const tab = await openOtherTab(visit)
    await tab.signIn('ana')
    parts.keep(visit, { span: programme, masters, segments, tab, account: 'ana', place: programme.start })
    await page.goto(`/liveTv?id=${AURORA}&start=${programme.start}`)
    await expect(page.getByRole('region', { name: 'Now watching' })).toBeVisible()
  },
  runs: true,
  // the end is a place that is sought, and the picture pauses there
  asides: ['viewer.seek', 'engine.buffering', 'engine.playing', 'engine.paused'],
  events: {
    'viewer.seek': [{ type: 'viewer.seek', to: addMs(midday.start, STRIDE) }],
    'viewer.selectQuality': ([2, undefined] as const).map(quality => ({
      type: 'viewer.selectQuality' as const,
      quality,
    })),
    'lineup.changed': [lineupWith(true), lineupWith(false), []].map(channels => ({
      type: 'lineup.changed' as const,
      channels,
    })),
    'engine.failed': [{ type: 'engine.failed', failure: unsupported }],
  },
  outcomes: { open: [RECORDING] },
  atOnce: ['open'],
  outside,
  gestures: {
    'viewer.play': visit => press(visit, 'Play'),
    'viewer.pause': visit => press(visit, 'Pause'),
    'viewer.seek': async (visit, _, { next }) => {
      const around = parts.of(visit)
      if (next?.event.type === 'engine.buffering') around.segments.hold()
      around.place = addMs(around.place, STRIDE)
      await progressBar(visit.page).press(around.span, around.place)
    },
    'viewer.setRate': (visit, { rate }) => choose(visit, /^Speed: /, `${rate}×`),
    'viewer.selectQuality': (visit, { quality }) => chooseQuality(visit, quality),
    'lineup.changed': (visit, { channels }) => changeLineup(visit, channels),
    'programme.onAir': never(OF_TIME_SHIFT),
    'programme.finished': byItself,
    'network.restored': regainNetwork,
    'engine.firstFrame': byItself,
    'engine.loading': {
      after: ['xstate.done.actor.open'],
      otherwise: ({ page }) => page.clock.fastForward(RETRY_EVERY),
    },
    'engine.playing': { after: ['viewer.play'], otherwise: showPicture },
    'engine.paused': { after: ['viewer.pause'], otherwise: showPicture },
    'engine.buffering': byItself,
    'engine.stalled': byItself,
    'engine.retrying': visit => parts.of(visit).masters.pass(route => route.fulfill({ status: 500 })),
    'engine.soundHeldBack': byItself,
    'engine.caughtUp': never('a programme that is over does not grow'),
    'engine.ended': async visit => {
      await live(visit).player.focus()
      await visit.page.keyboard.press('End')
    },
    'engine.failed': visit => parts.of(visit).masters.pass(refuseForm),
  },
  answers: { open: byItself },
  beyond: {
    'catchUpPlayer|programme.finished|0': OF_TIME_SHIFT,
    'catchUpPlayer.showing|programme.finished|0': OF_TIME_SHIFT,
    'catchUpPlayer.showing|programme.finished|1': OF_TIME_SHIFT,
    'catchUpPlayer.opening|done.actor.open|1': 'no operator is asked for the address of a recording',
    'catchUpPlayer.opening|done.actor.open|2': 'no operator is asked for the address of a recording',
    'catchUpPlayer.opening|done.actor.open|3': 'an operator that sells catch-up says where its recordings are',
    'catchUpPlayer.opening|viewer.seek|0': 'the address of a recording is made at once',
    'catchUpPlayer.showing|engine.failed|0': OF_PROTECTION,
    'catchUpPlayer.showing|engine.failed|1': OF_PROTECTION,
  },
  looks: {
    ...Object.fromEntries(innermostStates(catchUpPlayerModel.machine).map(state => [state, AT_ONCE])),
    'showing.starting': isBusy,
    'showing.playing': isPlaying,
    'showing.paused': isPaused,
    'showing.buffering': isBusy,
    'showing.retrying': isBusy,
    locked: visit => expect(live(visit).player.getByRole('heading')).toContainText('is not in your plan'),
    over: never('the live player goes on from here'),
  },
})
