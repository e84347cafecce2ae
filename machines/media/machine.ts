import { assign, fromCallback, sendTo, setup, stateIn } from 'xstate'
import type { Instant } from '../../models/codec/instant.ts'
import type { TrackChoice } from '../../models/trackChoice.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { unprovided } from '../kit/port.ts'
import { FOR_READERS } from '../kit/readers.ts'
import type { EngineName, EnginesCommand, MediaContext, MediaEvent, MediaFact, MediaLoad } from './types.ts'

/** The engines over the one media element, and the frame that is held over it: does what it is told, decides nothing. */
const engines = fromCallback<EnginesCommand>(unprovided('engines'))

interface Told {
  readonly generation: number
  readonly fact: MediaFact
}

/** The code of an engine did not come. */
const NO_CODE: MediaFact = {
  type: 'media.failed',
  failure: { kind: 'network', detail: 'engineCode', status: undefined },
}

const engineFor = ({ load }: Pick<MediaContext, 'load'>): EngineName =>
  load?.protection === undefined ? (load?.kind ?? 'clip') : 'protected'

const isOfLoad = ({ context }: { readonly context: MediaContext }, { generation }: Told): boolean =>
  context.load?.generation === generation

/** An event as it is. */
const whole = <Event>({ event }: { readonly event: Event }): Event => event

const mediaSetup = setup({
  types: {
    context: {} as MediaContext,
    events: {} as MediaEvent,
    meta: {} as ChartMeta,
  },
  actors: { engines },
  actions: {
    takeLoad: assign(({ context }, load: MediaLoad) => ({
      load,
      here: load.startAt === 'place' ? context.here : load.startAt === 'edge' ? undefined : load.startAt,
    })),
    dropLoad: assign({ load: undefined }),
    noteWish: assign(({ context }, wish: Partial<Pick<MediaLoad, 'paused' | 'rate'>>) => ({
      load: context.load && { ...context.load, ...wish },
    })),
    noteSought: assign((_, { to }: { readonly to: Instant | 'edge' }) => ({ here: to === 'edge' ? undefined : to })),
    notePlace: assign(({ context }, { place }: { readonly place: Instant | undefined }) => ({
      here: place ?? context.here,
    })),
    noteChoice: assign(({ context }, { choice }: { readonly choice: Partial<TrackChoice> }) => ({
      chosen: { ...context.chosen, ...choice },
    })),
    noteCode: assign(({ context }, { name }: { readonly name: EngineName }) => ({ ready: [...context.ready, name] })),
    noteHolder: assign({ holder: ({ context }) => engineFor(context) }),
    dropHolder: assign({ holder: undefined }),
    passOn: sendTo('engines', ({ event }) => event),
    passChoice: sendTo('engines', ({ context }) => ({ type: 'media.chooseTracks', choice: context.chosen })),
    fetchCode: sendTo('engines', ({ context }) => ({ type: 'code.fetch', name: engineFor(context) })),
    askPlace: sendTo('engines', { type: 'place.ask' }),
    giveElement: sendTo('engines', ({ context: { load, here, chosen } }) => ({
      type: 'element.give',
      name: engineFor({ load }),
      load,
      startAt: here,
      chosen,
    })),
    takeBack: sendTo('engines', { type: 'element.takeBack' }),
    holdPicture: sendTo('engines', { type: 'picture.hold' }),
    releasePicture: sendTo('engines', { type: 'picture.release' }),
    keepTokens: sendTo('engines', { type: 'tokens.keep' }),
    leaveTokens: sendTo('engines', { type: 'tokens.leave' }),
    meter: sendTo('engines', ({ event }) => ({ type: 'meter.note', entry: event })),
    tellFact: sendTo(parentOf, (_, { fact }: Told) => fact),
    tellNoCode: sendTo(parentOf, NO_CODE),
  },
  guards: {
    isCodeAway: ({ context }) => !context.ready.includes(engineFor(context)),
    isPlaceWished: ({ context }) => context.load?.startAt === 'place' && context.holder !== undefined,
    isItsOwn: ({ context }) => context.holder === engineFor(context),
    isWanted: ({ context }, { name }: { readonly name: EngineName | undefined }) =>
      name === undefined || name === engineFor(context),
    isFirstFrame: (scope, told: Told) => isOfLoad(scope, told) && told.fact.type === 'media.firstFrame',
    isOfLoad,
    isElementFree: stateIn({ element: 'free' }),
    isWaiting: stateIn({ wish: { wanted: 'waiting' } }),
    isLoaded: stateIn({ wish: { wanted: 'loaded' } }),
  },
})

const load = [{ type: 'takeLoad', params: whole<MediaLoad> }, 'holdPicture', 'meter'] as const

const unload = { target: '#media.wish.nothing', actions: ['dropLoad', 'releasePicture', 'meter'] } as const

const place = { type: 'notePlace', params: whole<{ readonly place: Instant | undefined }> } as const

const wish = mediaSetup.createStateConfig({
  ...(FOR_READERS && { description: 'What is to be seen, from the wish for it to its load.' }),
  initial: 'nothing',
  states: {
    nothing: {
      ...(FOR_READERS && { description: 'Nothing is wanted.' }),
      on: {
        'media.load': { target: 'wanted', actions: load },
        'place.told': {
          ...(FOR_READERS && { description: 'Where the viewer was outlives what was watched.' }),
          actions: place,
        },
      },
    },
    wanted: {
      ...(FOR_READERS && {
        description:
          'Something is to play: the old picture stays until its first frame, and the tokens are kept fresh.',
        meta: { requirements: ['AHEAD-01', 'LIVE-16'] },
      }),
      entry: 'keepTokens',
      exit: 'leaveTokens',
      on: {
        'media.load': {
          ...(FOR_READERS && { description: 'The last wish counts.' }),
          target: '.called',
          actions: load,
        },
        'media.recover': { actions: 'passOn' },
        'media.unload': unload,
      },
      initial: 'called',
      states: {
        called: {
          ...(FOR_READERS && {
            description: 'An engine that is there starts in the same moment.',
            meta: { requirements: ['AHEAD-01', 'DRM-01'] },
          }),
          always: [
            { guard: 'isCodeAway', target: 'fetching' },
            { guard: 'isPlaceWished', target: 'placing' },
            { guard: 'isItsOwn', target: 'loaded' },
            { target: 'waiting' },
          ],
        },
        fetching: {
          ...(FOR_READERS && { description: 'The code of the engine is on its way.' }),
          entry: 'fetchCode',
          on: {
            'code.came': {
              guard: { type: 'isWanted', params: whole },
              target: 'called',
              actions: { type: 'noteCode', params: whole },
            },
            'code.missing': {
              guard: { type: 'isWanted', params: whole },
              target: '#media.wish.missing',
              actions: 'tellNoCode',
            },
          },
        },
        placing: {
          ...(FOR_READERS && { description: 'The engine that has the element is asked where the viewer is.' }),
          entry: 'askPlace',
          on: {
            'place.told': [
              { guard: 'isItsOwn', target: 'loaded', actions: place },
              { target: 'waiting', actions: place },
            ],
          },
        },
        waiting: {
          ...(FOR_READERS && {
            description: 'Another engine has the element, and gives it back first.',
            meta: { requirements: ['AHEAD-01'] },
          }),
          always: { guard: 'isElementFree', target: 'loaded' },
        },
        loaded: {
          ...(FOR_READERS && { description: 'The engine has the element and loads: what it tells is told on.' }),
          entry: 'giveElement',
        },
      },
    },
    missing: {
      ...(FOR_READERS && {
        description: 'The code of the engine did not come: it was said, and is asked for again with the next try.',
        meta: { requirements: ['LIVE-13'] },
      }),
      on: {
        'media.load': { target: 'wanted', actions: load },
        'media.recover': 'wanted',
        'media.unload': unload,
      },
    },
  },
})

const play = { actions: [{ type: 'noteWish', params: { paused: false } }, 'passOn'] } as const

export const mediaMachine = mediaSetup.createMachine({
  id: 'media',
  ...(FOR_READERS && {
    description:
      'The one media element among its engines: one of them at a time has it, and the last load has the last word.',
  }),
  options: { maxIterations: 200 },
  context: { load: undefined, here: undefined, chosen: {}, ready: [], holder: undefined },
  invoke: { id: 'engines', src: 'engines' },
  on: {
    'media.play': play,
    'media.playMuted': play,
    'media.pause': {
      ...(FOR_READERS && { description: 'A load that waits begins as the viewer wants it by then.' }),
      actions: [{ type: 'noteWish', params: { paused: true } }, 'passOn'],
    },
    'media.setRate': {
      actions: [{ type: 'noteWish', params: ({ event: { rate } }) => ({ rate }) }, 'passOn'],
      ...(FOR_READERS && { meta: { requirements: ['LIVE-11'] } }),
    },
    'media.seek': {
      actions: [{ type: 'noteSought', params: whole }, 'passOn', 'meter'],
    },
    'media.chooseTracks': {
      ...(FOR_READERS && { description: 'Chosen once, for every load to come.', meta: { requirements: ['AHEAD-09'] } }),
      actions: [{ type: 'noteChoice', params: whole }, 'passChoice'],
    },
    'code.came': { actions: { type: 'noteCode', params: whole } },
    'engine.told': [
      {
        guard: { type: 'isFirstFrame', params: whole },
        ...(FOR_READERS && {
          description: 'The old picture gives way to the new one.',
          meta: { requirements: ['AHEAD-01'] },
        }),
        actions: ['releasePicture', { type: 'tellFact', params: whole }, 'meter'],
      },
      {
        guard: { type: 'isOfLoad', params: whole },
        ...(FOR_READERS && {
          description: 'What an engine tells of a load that was replaced is dropped.',
          meta: { requirements: ['AHEAD-01'] },
        }),
        actions: [{ type: 'tellFact', params: whole }, 'meter'],
      },
    ],
  },
  type: 'parallel',
  states: {
    wish,
    element: {
      ...(FOR_READERS && { description: 'Who has the element.', meta: { requirements: ['AHEAD-01'] } }),
      initial: 'free',
      states: {
        free: {
          ...(FOR_READERS && { description: 'No engine has it.' }),
          always: { guard: 'isLoaded', target: 'held', actions: 'noteHolder' },
        },
        held: {
          ...(FOR_READERS && { description: 'One engine has it: nothing else is heard or seen.' }),
          exit: ['takeBack', 'dropHolder'],
          on: { 'media.unload': 'returning' },
          always: {
            guard: 'isWaiting',
            ...(FOR_READERS && { description: 'Another engine is wanted.' }),
            target: 'returning',
          },
        },
        returning: {
          ...(FOR_READERS && { description: 'The engine that had it gives it back: some take their time.' }),
          on: { 'element.returned': 'free' },
        },
      },
    },
  },
})
