import type { Quality } from '../../../models/quality.ts'
import type { MediaFailure } from '../../engine/index.ts'
import { vodPlayerSetup } from '../setup.ts'
import { wishIn } from '../transitions.ts'
import type { Wished } from '../types.ts'

const chosen = ({ event }: { readonly event: { readonly quality: Quality | undefined } }) => ({
  quality: event.quality,
})

const reported = ({ event }: { readonly event: { readonly failure: MediaFailure } }) => ({ failure: event.failure })

/** What plays is wished for again. */
export const wishedAgain = {
  guard: {
    type: 'isSameTitle',
    params: ({ event }: { readonly event: Wished }) => ({ wish: wishIn(event) }),
  },
  description: 'It plays already, in the floating window: that is said.',
  actions: 'sayItFloats',
  meta: { requirements: ['VOD-13'] },
} as const

/** What is said of the place while the first picture is on its way is still of what was on before. */
const moves = {
  actions: [
    {
      type: 'takeMoved',
      params: ({ event }: { readonly event: { readonly positionSec: number; readonly durationSec: number } }) => ({
        positionSec: event.positionSec,
        durationSec: event.durationSec,
      }),
    },
    'keepNow',
  ],
  meta: { requirements: ['AHEAD-06'] },
} as const

const picture = vodPlayerSetup.createStateConfig({
  description: 'What the picture does.',
  initial: 'starting',
  on: {
    'engine.loading': '.starting',
    'engine.playing': '.playing',
    'engine.paused': '.paused',
    'engine.buffering': '.buffering',
    'engine.retrying': '.retrying',
  },
  states: {
    starting: { description: 'On the way to the first picture.', tags: 'busy' },
    playing: { description: 'Picture and sound.', tags: 'playing', on: { 'place.moved': moves } },
    paused: {
      description: 'Held by the viewer; it stays where it is.',
      tags: 'paused',
      entry: 'reportNow',
      meta: { requirements: ['VOD-10'] },
      on: {
        'place.moved': moves,
        'viewer.selectQuality': {
          guard: { type: 'isOtherQuality', params: chosen },
          description: 'Stays paused at the same place in the chosen quality.',
          actions: [
            { type: 'takeQuality', params: chosen },
            { type: 'loadAtPlace', params: { paused: true } },
          ],
          meta: { requirements: ['LIVE-10'] },
        },
      },
    },
    buffering: { description: 'The picture waits for data.', tags: 'busy', on: { 'place.moved': moves } },
    retrying: {
      description: 'The title failed and is tried again at its place, every two seconds, four times.',
      tags: ['busy', 'reconnecting'],
    },
  },
})

const notes = vodPlayerSetup.createStateConfig({
  description: 'How far the viewer has got is told to the operator.',
  meta: { requirements: ['VOD-10', 'AHEAD-06'] },
  initial: 'resting',
  on: {
    'viewer.seek': {
      description: 'Another place of the title: the only way back.',
      target: '.seeking',
      actions: [
        'noteAttended',
        { type: 'takeSought', params: ({ event }) => ({ to: event.to }) },
        { type: 'tellEngine', params: ({ event }) => ({ type: 'engine.seek', to: event.to }) },
      ],
    },
    'viewer.skipIntro': {
      guard: 'hasIntro',
      target: '.seeking',
      actions: ['noteAttended', 'skipIntro'],
      meta: { requirements: ['AHEAD-21'] },
    },
  },
  states: {
    resting: {
      description: 'Every minute.',
      after: {
        reportEvery: { target: 'resting', reenter: true, actions: 'reportNow', meta: { requirements: ['VOD-10'] } },
      },
    },
    seeking: {
      description: 'The viewer looks for a place: it is told where the search ends.',
      after: { seekSettle: { target: 'resting', actions: 'reportNow' } },
    },
  },
})

export const showing = vodPlayerSetup.createStateConfig({
  description: 'The title is on, or on its way to the first frame.',
  tags: 'watching',
  meta: { requirements: ['VOD-07', 'LIVE-11'] },
  type: 'parallel',
  entry: { type: 'tellPresentation', params: { type: 'picture.came' } },
  exit: 'reportNow',
  on: {
    'title.wished': wishedAgain,
    'viewer.play': { actions: ['noteAttended', { type: 'tellEngine', params: { type: 'engine.play' } }] },
    'viewer.pause': { actions: ['noteAttended', { type: 'tellEngine', params: { type: 'engine.pause' } }] },
    'viewer.selectQuality': {
      guard: { type: 'isOtherQuality', params: chosen },
      description: 'Pauses, and loads the chosen quality at the same place.',
      actions: [
        { type: 'tellEngine', params: { type: 'engine.pause' } },
        { type: 'takeQuality', params: chosen },
        { type: 'loadAtPlace', params: { paused: false } },
      ],
      meta: { requirements: ['LIVE-10'] },
    },
    'viewer.considerPlace': {
      description: 'The pictures of its places are fetched when the first one is looked for.',
      actions: 'fetchThumbnails',
      meta: { requirements: ['AHEAD-20'] },
    },
    'page.hidden': { actions: 'reportNow', meta: { requirements: ['VOD-10'] } },
    'network.restored': { actions: { type: 'tellEngine', params: { type: 'network.restored' } } },
    'engine.ended': { target: 'ended', actions: 'takeEnd', meta: { requirements: ['VOD-08'] } },
    'engine.failed': [
      {
        guard: { type: 'canRenew', params: reported },
        description: 'The address has expired: the operator is asked for another one, and it goes on at its place.',
        target: 'opening',
        actions: 'noteRenewal',
        meta: { requirements: ['VOD-06'] },
      },
      { target: 'stopped', actions: { type: 'takeMediaFailure', params: reported } },
    ],
  },
  states: { picture, notes },
})
