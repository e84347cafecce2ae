import { startQuality } from '../../models/appProperties.ts'
import { FOR_READERS } from '../kit/readers.ts'
import type { Session } from '../session/index.ts'
import { vodPlayerSetup } from './setup.ts'
import { ended } from './states/ended.ts'
import { failed, gone, locked, stopped, unplayable } from './states/refused.ts'
import { showing } from './states/showing.ts'
import { wishIn } from './transitions.ts'
import type { FindAnswer, OpenAnswer } from './types.ts'

const found = ({ event }: { readonly event: { readonly output: FindAnswer } }) => ({ answer: event.output })
const opened = ({ event }: { readonly event: { readonly output: OpenAnswer } }) => ({ answer: event.output })

const signedIn = ({ event }: { readonly event: { readonly session: Session } }) => ({ session: event.session })

/** Over the page again. */
const INTO_PAGE = { type: 'tellPresentation', params: { type: 'page.entered' } } as const
/** Small, or away where nothing is to be taken along. */
const OUT_OF_PAGE = { type: 'tellPresentation', params: { type: 'page.left' } } as const

export const vodPlayerMachine = vodPlayerSetup.createMachine({
  id: 'vodPlayer',
  ...(FOR_READERS && {
    description: 'A title of the catalogue: found, played from where it was left, and followed by its next episode.',
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({
    ...input,
    title: undefined,
    episodes: [],
    item: undefined,
    source: undefined,
    startSec: undefined,
    accountId: undefined,
    positionSec: 0,
    durationSec: 0,
    unattended: 0,
    problem: undefined,
    failure: undefined,
    stop: undefined,
    isRenewed: false,
    quality: startQuality(input.playConfig),
    rate: 1,
    aspect: 'auto',
    volume: 1,
    isMuted: false,
    isSoundHeldBack: false,
    thumbnails: undefined,
  }),
  invoke: [
    { id: 'engine', src: 'engine' },
    { id: 'stage', src: 'stage' },
    {
      id: 'places',
      src: 'places',
      onError: { ...(FOR_READERS && { description: 'The title goes on; its place is not kept on the device.' }) },
    },
    {
      id: 'thumbnails',
      src: 'thumbnails',
      onError: { ...(FOR_READERS && { description: 'The bar goes without pictures.' }) },
    },
    {
      id: 'presentation',
      src: 'presentation',
      onDone: { ...(FOR_READERS && { description: 'The picture is nowhere any more.' }), target: '.closed' },
    },
  ],
  on: {
    'title.wished': {
      ...(FOR_READERS && { description: 'Another title takes the place of what plays, over the page.' }),
      target: '.finding',
      actions: [{ type: 'takeWish', params: ({ event }) => ({ wish: wishIn(event) }) }, INTO_PAGE],
    },
    'viewer.playNext': {
      guard: 'hasNext',
      target: '.opening',
      actions: ['noteAttended', 'takeNext'],
      ...(FOR_READERS && { meta: { requirements: ['VOD-08'] } }),
    },
    'viewer.playPrevious': { guard: 'hasPrevious', target: '.opening', actions: ['noteAttended', 'takePrevious'] },
    'viewer.shrink': { actions: OUT_OF_PAGE, ...(FOR_READERS && { meta: { requirements: ['LIVE-12'] } }) },
    'viewer.expand': { actions: INTO_PAGE, ...(FOR_READERS && { meta: { requirements: ['LIVE-12'] } }) },
    'viewer.navigated': {
      ...(FOR_READERS && {
        description: 'It plays on, small, wherever the viewer goes.',
        meta: { requirements: ['AHEAD-14'] },
      }),
      actions: OUT_OF_PAGE,
    },
    'viewer.closePlayer': '.closed',
    'session.changed': [
      {
        guard: { type: 'isOtherViewer', params: signedIn },
        ...(FOR_READERS && {
          description: 'Somebody else watches from now on: the right is asked for anew.',
          meta: { requirements: ['LIVE-08'] },
        }),
        target: '.opening',
        actions: { type: 'takeViewer', params: signedIn },
      },
      { actions: { type: 'takeViewer', params: signedIn } },
    ],
    'viewer.setRate': {
      ...(FOR_READERS && { description: 'Kept over the episodes.', meta: { requirements: ['LIVE-11'] } }),
      actions: [
        { type: 'takeRate', params: ({ event }) => ({ rate: event.rate }) },
        { type: 'tellEngine', params: ({ event }) => ({ type: 'engine.setRate', rate: event.rate }) },
      ],
    },
    'viewer.setAspect': {
      actions: [
        { type: 'takeAspect', params: ({ event }) => ({ aspect: event.aspect }) },
        { type: 'tellStage', params: ({ event }) => ({ type: 'stage.setAspect', aspect: event.aspect }) },
      ],
      ...(FOR_READERS && { meta: { requirements: ['LIVE-11'] } }),
    },
    'viewer.setVolume': {
      actions: { type: 'tellStage', params: ({ event }) => ({ type: 'stage.setVolume', volume: event.volume }) },
    },
    'viewer.setMuted': {
      actions: { type: 'tellStage', params: ({ event }) => ({ type: 'stage.setMuted', muted: event.muted }) },
    },
    'stage.volumeChanged': {
      actions: { type: 'takeVolume', params: ({ event: { volume, muted } }) => ({ volume, muted }) },
    },
    'engine.soundHeldBack': { actions: 'holdSoundBack' },
    'thumbnails.found': {
      actions: { type: 'takeThumbnails', params: ({ event: { url, all } }) => ({ url, all }) },
      ...(FOR_READERS && { meta: { requirements: ['AHEAD-20'] } }),
    },
  },
  initial: 'finding',
  states: {
    finding: {
      ...(FOR_READERS && {
        description: 'The title, its episodes, and where the viewer stands in it.',
        meta: { requirements: ['VOD-07'] },
      }),
      tags: 'busy',
      entry: ['stopEngine', { type: 'tellPresentation', params: { type: 'picture.came' } }],
      invoke: {
        id: 'find',
        src: 'findTitle',
        input: ({ context: { wish, status } }) => ({ wish, status }),
        onDone: [
          {
            guard: { type: 'isFinding', params: ({ event }) => ({ answer: event.output, finding: 'found' }) },
            target: 'opening',
            actions: { type: 'takeFound', params: found },
          },
          {
            guard: { type: 'isFinding', params: ({ event }) => ({ answer: event.output, finding: 'nothing' }) },
            ...(FOR_READERS && { description: 'A series without an episode.' }),
            target: 'unplayable',
            actions: [
              { type: 'takeFound', params: found },
              { type: 'takeProblem', params: { problem: 'unavailable' } },
            ],
          },
          {
            guard: { type: 'isFinding', params: ({ event }) => ({ answer: event.output, finding: 'gone' }) },
            target: 'gone',
          },
          { target: 'failed', actions: { type: 'takeCallFailure', params: found } },
        ],
        onError: { target: 'failed', actions: 'noteUnforeseen' },
      },
      on: {
        'session.changed': {
          ...(FOR_READERS && { description: 'Whoever comes stands elsewhere in it: it is looked for anew.' }),
          target: 'finding',
          reenter: true,
          actions: { type: 'takeViewer', params: signedIn },
        },
      },
    },
    opening: {
      ...(FOR_READERS && {
        description: 'The operator says where it plays from, and whether this account may.',
        meta: { requirements: ['VOD-06'] },
      }),
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'openTitle',
        input: ({ context: { item, wish, status } }) => ({ item, trailer: wish?.trailer, status }),
        onDone: [
          {
            guard: { type: 'isOpening', params: ({ event }) => ({ answer: event.output, opening: 'opened' }) },
            target: 'showing',
            actions: [{ type: 'takeOpened', params: opened }, 'loadSource'],
          },
          {
            guard: { type: 'isOpening', params: ({ event }) => ({ answer: event.output, opening: 'noAuthority' }) },
            target: 'locked',
          },
          {
            guard: { type: 'isOpening', params: ({ event }) => ({ answer: event.output, opening: 'gone' }) },
            target: 'gone',
          },
          {
            guard: { type: 'isOpening', params: ({ event }) => ({ answer: event.output, opening: 'unplayable' }) },
            target: 'unplayable',
            actions: { type: 'takeRefusal', params: opened },
          },
          { target: 'failed', actions: { type: 'takeCallFailure', params: opened } },
        ],
        onError: { target: 'failed', actions: 'noteUnforeseen' },
      },
    },
    showing,
    ended,
    stopped,
    locked,
    gone,
    unplayable,
    failed,
    closed: { ...(FOR_READERS && { description: 'The player is closed.' }), type: 'final' },
  },
})
