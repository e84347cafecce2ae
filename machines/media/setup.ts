import { assign, fromCallback, sendTo, setup, stateIn } from 'xstate'
import type { Instant } from '../../models/codec/instant.ts'
import type { TrackChoice } from '../../models/trackChoice.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { unprovided } from '../kit/port.ts'
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
export const whole = <Event>({ event }: { readonly event: Event }): Event => event

export const mediaSetup = setup({
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
