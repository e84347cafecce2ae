import type { Quality } from '../../../models/quality.ts'
import type { MediaFailure } from '../../engine/index.ts'
import { FOR_READERS } from '../../kit/readers.ts'
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
  ...(FOR_READERS && {
    description: 'It plays already, in the floating window: that is said.',
    meta: { requirements: ['VOD-13'] },
  }),
  actions: 'sayItFloats',
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
  ...(FOR_READERS && { meta: { requirements: ['AHEAD-06'] } }),
} as const

const picture = vodPlayerSetup.createStateConfig({
  ...(FOR_READERS && { description: 'What the picture does.' }),
  initial: 'starting',
  on: {
    'engine.loading': '.starting',
    'engine.playing': '.playing',
    'engine.paused': '.paused',
    'engine.buffering': '.buffering',
    'engine.retrying': '.retrying',
  },
  states: {
    starting: { ...(FOR_READERS && { description: 'On the way to the first picture.' }), tags: 'busy' },
    playing: {
      ...(FOR_READERS && { description: 'Picture and sound.' }),
      tags: 'playing',
      on: { 'place.moved': moves },
    },
    paused: {
      ...(FOR_READERS && {
        description: 'Held by the viewer; it stays where it is.',
        meta: { requirements: ['VOD-10'] },
      }),
      tags: 'paused',
      entry: 'reportNow',
      on: {
        'place.moved': moves,
        'viewer.selectQuality': {
          guard: { type: 'isOtherQuality', params: chosen },
          ...(FOR_READERS && {
            description: 'Stays paused at the same place in the chosen quality.',
            meta: { requirements: ['LIVE-10'] },
          }),
          actions: [
            { type: 'takeQuality', params: chosen },
            { type: 'loadAtPlace', params: { paused: true } },
          ],
        },
      },
    },
    buffering: {
      ...(FOR_READERS && { description: 'The picture waits for data.' }),
      tags: 'busy',
      on: { 'place.moved': moves },
    },
    retrying: {
      ...(FOR_READERS && {
        description: 'The title failed and is tried again at its place, every two seconds, four times.',
      }),
      tags: ['busy', 'reconnecting'],
    },
  },
})

const notes = vodPlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'How far the viewer has got is told to the operator.',
    meta: { requirements: ['VOD-10', 'AHEAD-06'] },
  }),
  initial: 'resting',
  on: {
    'viewer.seek': {
      ...(FOR_READERS && { description: 'Another place of the title: the only way back.' }),
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
      ...(FOR_READERS && { meta: { requirements: ['AHEAD-21'] } }),
    },
  },
  states: {
    resting: {
      ...(FOR_READERS && { description: 'Every minute.' }),
      after: {
        reportEvery: {
          target: 'resting',
          reenter: true,
          actions: 'reportNow',
          ...(FOR_READERS && { meta: { requirements: ['VOD-10'] } }),
        },
      },
    },
    seeking: {
      ...(FOR_READERS && { description: 'The viewer looks for a place: it is told where the search ends.' }),
      after: { seekSettle: { target: 'resting', actions: 'reportNow' } },
    },
  },
})

export const showing = vodPlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The title is on, or on its way to the first frame.',
    meta: { requirements: ['VOD-07', 'LIVE-11'] },
  }),
  tags: 'watching',
  type: 'parallel',
  entry: { type: 'tellPresentation', params: { type: 'picture.came' } },
  exit: 'reportNow',
  on: {
    'title.wished': wishedAgain,
    'viewer.play': { actions: ['noteAttended', { type: 'tellEngine', params: { type: 'engine.play' } }] },
    'viewer.pause': { actions: ['noteAttended', { type: 'tellEngine', params: { type: 'engine.pause' } }] },
    'viewer.selectQuality': {
      guard: { type: 'isOtherQuality', params: chosen },
      ...(FOR_READERS && {
        description: 'Pauses, and loads the chosen quality at the same place.',
        meta: { requirements: ['LIVE-10'] },
      }),
      actions: [
        { type: 'tellEngine', params: { type: 'engine.pause' } },
        { type: 'takeQuality', params: chosen },
        { type: 'loadAtPlace', params: { paused: false } },
      ],
    },
    'viewer.considerPlace': {
      ...(FOR_READERS && {
        description: 'The pictures of its places are fetched when the first one is looked for.',
        meta: { requirements: ['AHEAD-20'] },
      }),
      actions: 'fetchThumbnails',
    },
    'page.hidden': { actions: 'reportNow', ...(FOR_READERS && { meta: { requirements: ['VOD-10'] } }) },
    'network.restored': { actions: { type: 'tellEngine', params: { type: 'network.restored' } } },
    'engine.ended': { target: 'ended', actions: 'takeEnd', ...(FOR_READERS && { meta: { requirements: ['VOD-08'] } }) },
    'engine.failed': [
      {
        guard: { type: 'canRenew', params: reported },
        ...(FOR_READERS && {
          description: 'The address has expired: the operator is asked for another one, and it goes on at its place.',
          meta: { requirements: ['VOD-06'] },
        }),
        target: 'opening',
        actions: 'noteRenewal',
      },
      { target: 'stopped', actions: { type: 'takeMediaFailure', params: reported } },
    ],
  },
  states: { picture, notes },
})
