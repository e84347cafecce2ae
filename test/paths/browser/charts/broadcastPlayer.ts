import type { OutsideStep } from '@sintonia/statechart-paths'
import { isRight, left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { BroadcastPlayerEvent } from '../../../../machines/broadcastPlayer.ts'
import type { StreamAnswer } from '../../../../machines/rules/playFailure.ts'
import { MINUTE } from '../../../../models/codec/instant.ts'
import { takeoverSign } from '../../../e2e/support/takeover.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { broadcastPlayerModel } from '../../../machines/broadcastPlayer/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { openCompanions } from '../companions.ts'
import { type Gate, isCall, makeGate } from '../gate.ts'
import { browserModel, byItself, type Look, never } from '../model.ts'
import { perVisit } from '../visit.ts'
import { live, press } from './livePlayer/hands.ts'
import { refuseForm } from './livePlayer/unplayable.ts'

const STREAM: StreamAnswer = right({ kind: 'stream', addresses: ['https://one.example/live/{token}'] })
const REFUSED: StreamAnswer = left({ tag: 'refused', errCode: 5001, message: undefined })

type Parts = { readonly trackers: Gate; readonly playlists: Gate }
const parts = perVisit<Parts>()

type World = {
  /** The hosts of streams were told: nobody asks for them again for some minutes. */
  readonly isKnown: boolean
  /** What follows by itself before anything else. */
  readonly due: BroadcastPlayerEvent['type'] | undefined
  /** Its host has failed and is asked again in a moment: a clock that is held for the next timer would not let that come. */
  readonly isFailing: boolean
}

const canCome = ({ type }: BroadcastPlayerEvent, at: AnyMachineSnapshot): boolean => {
  switch (type) {
    case 'viewer.play':
      return at.matches({ watching: 'paused' })
    case 'viewer.pause':
      return at.matches({ watching: 'playing' })
    case 'network.restored':
      return at.matches({ watching: 'playing' }) || at.matches('waiting')
    case 'engine.playing':
    case 'engine.buffering':
    case 'engine.failed':
      return at.matches({ watching: 'starting' })
    default:
      return false
  }
}

const allows = ({ isKnown, due, isFailing }: World, { event, actor, timer, at }: OutsideStep): boolean => {
  if (actor !== undefined) return isRight(event.output as StreamAnswer) || !isKnown
  if (timer !== undefined) return true
  if (isFailing) return event.type === 'engine.playing'
  return due === undefined ? canCome(event as BroadcastPlayerEvent, at) : event.type === due
}

const dueAfter = ({ event, actor }: OutsideStep): World['due'] => {
  if (actor !== undefined) return isRight(event.output as StreamAnswer) ? 'engine.loading' : undefined
  if (event.type === 'viewer.pause') return 'engine.paused'
  return event.type === 'viewer.play' ? 'engine.playing' : undefined
}

const after = ({ isKnown }: World, step: OutsideStep): World => {
  const due = dueAfter(step)
  return { isKnown: isKnown || due === 'engine.loading', due, isFailing: step.event.type === 'engine.buffering' }
}

const isOnAir: Look = ({ page }) => expect(takeoverSign(page)).toBeVisible()
const OF_RECORDINGS = never('only a recording does so')

export const broadcastPlayerInBrowser = browserModel({
  model: broadcastPlayerModel,
  open: async visit => {
    const { page, headEnd } = visit
    visit.allow(FAILED_REQUEST)
    headEnd.control.openTakeover(-MINUTE)
    const trackers = await makeGate(page, isCall('trackerList'))
    const playlists = await makeGate(page, ({ pathname }) => /^\/live\/live-cadena.*\.m3u8$/.test(pathname))
    parts.keep(visit, { trackers, playlists })
    await visit.hold('epgChecksums')
    await openCompanions(visit, '/history')
    await page.getByRole('link', { name: 'Live', exact: true }).click()
    await expect(takeoverSign(page)).toBeVisible()
  },
  runs: true,
  asides: ['engine.loading', 'engine.buffering', 'engine.playing'],
  outcomes: { open: [STREAM, REFUSED] },
  outside: { initial: { isKnown: false, due: undefined, isFailing: false } as World, allows, after },
  beyond: {
    'broadcastPlayer.watching|engine.loading|0': 'nobody makes a picture that is there load anew',
    'broadcastPlayer.watching|engine.buffering|0': 'a picture that is there runs dry only after minutes of a slow host',
  },
  gestures: {
    'viewer.play': visit => press(visit, 'Play'),
    'viewer.pause': visit => press(visit, 'Pause'),
    'network.restored': regainNetwork,
    'engine.firstFrame': byItself,
    'engine.loading': byItself,
    'engine.playing': {
      after: ['viewer.play'],
      otherwise: async visit => parts.of(visit).playlists.open(route => route.continue()),
    },
    'engine.paused': byItself,
    'engine.buffering': async visit => parts.of(visit).playlists.open(route => route.fulfill({ status: 503 })),
    'engine.stalled': byItself,
    'engine.retrying': OF_RECORDINGS,
    'engine.caughtUp': OF_RECORDINGS,
    'engine.ended': OF_RECORDINGS,
    'engine.soundHeldBack': byItself,
    'engine.failed': visit => parts.of(visit).playlists.pass(refuseForm),
  },
  answers: {
    open: async (visit, output) => {
      const { trackers } = parts.of(visit)
      if (isRight(output as StreamAnswer)) return trackers.open(route => route.continue())
      visit.headEnd.control.addFault({ call: 'trackerList', times: 1, errCode: 5001 })
      await trackers.pass(route => route.continue())
    },
  },
  looks: {
    opening: isOnAir,
    'watching.starting': isOnAir,
    'watching.playing': async (visit, snapshot) => {
      await isOnAir(visit, snapshot)
      await live(visit).picture.advances()
    },
    'watching.paused': async (visit, snapshot) => {
      await isOnAir(visit, snapshot)
      await live(visit).picture.standsStill()
    },
    waiting: isOnAir,
  },
})
