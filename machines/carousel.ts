import { assign, fromCallback, type SnapshotFrom, setup } from 'xstate'
import { BANNER_ADVANCE_MS } from '../models/banner.ts'
import type { ChartMeta } from './kit/meta.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'

export interface CarouselContext {
  readonly count: number
  /** The slide that is shown, from 0. */
  readonly at: number
}

export type CarouselEvent =
  /** The slides have come, or are others. */
  | { readonly type: 'slides.changed'; readonly count: number }
  /** The pointer is over the carousel, or the focus in it. */
  | { readonly type: 'viewer.came' }
  | { readonly type: 'viewer.left' }
  | { readonly type: 'viewer.showSlide'; readonly at: number }
  | { readonly type: 'viewer.next' }
  | { readonly type: 'viewer.previous' }
  | { readonly type: 'viewer.pause' }
  | { readonly type: 'viewer.resume' }
  /** The device asks for less motion. */
  | { readonly type: 'motion.reduced' }

type CarouselTag = 'running' | 'paused'

/** Says when the device asks for less motion, at once if it does already. */
const watchMotion = fromCallback<CarouselEvent>(unprovided('watchMotion'))

const carouselActors = { watchMotion }

const carouselSetup = setup({
  types: {
    context: {} as CarouselContext,
    events: {} as CarouselEvent,
    tags: {} as CarouselTag,
    meta: {} as ChartMeta,
  },
  actors: carouselActors,
  actions: {
    takeSlides: assign(({ context: { at } }, { count }: { readonly count: number }) => ({
      count,
      at: at < count ? at : 0,
    })),
    show: assign((_, { at }: { readonly at: number }) => ({ at })),
    showNext: assign({ at: ({ context: { at, count } }) => (at + 1) % count }),
    showPrevious: assign({ at: ({ context: { at, count } }) => (at + count - 1) % count }),
  },
  guards: {
    hasMany: ({ context }) => context.count > 1,
    hasFew: ({ context }) => context.count <= 1,
    isSlide: ({ context }, { at }: { readonly at: number }) => at >= 0 && at < context.count,
  },
  delays: {
    /** Spec §9. */
    advance: BANNER_ADVANCE_MS,
  },
})

export const carouselMachine = carouselSetup.createMachine({
  id: 'carousel',
  ...(FOR_READERS && {
    description: 'The slides of a banner: one after the other, until somebody takes a closer look.',
    meta: { requirements: ['VOD-02'] },
  }),
  options: { maxIterations: 200 },
  context: { count: 0, at: 0 },
  invoke: {
    id: 'watchMotion',
    src: 'watchMotion',
    onError: { ...(FOR_READERS && { description: 'The slides go on.' }) },
  },
  initial: 'running',
  on: {
    'slides.changed': { actions: { type: 'takeSlides', params: ({ event }) => ({ count: event.count }) } },
    'viewer.showSlide': {
      guard: { type: 'isSlide', params: ({ event }) => ({ at: event.at }) },
      actions: { type: 'show', params: ({ event }) => ({ at: event.at }) },
    },
    'viewer.next': { guard: 'hasMany', actions: 'showNext' },
    'viewer.previous': { guard: 'hasMany', actions: 'showPrevious' },
    'viewer.pause': { target: '.paused' },
    'motion.reduced': {
      ...(FOR_READERS && {
        description: 'The slides stand still until somebody wants them to go on.',
        meta: { requirements: ['AHEAD-11'] },
      }),
      target: '.paused',
    },
  },
  states: {
    running: {
      ...(FOR_READERS && { description: 'Each slide stands for five seconds.' }),
      tags: 'running',
      after: { advance: { target: 'turning', ...(FOR_READERS && { meta: { requirements: ['VOD-02'] } }) } },
      always: { guard: 'hasFew', target: 'alone' },
      on: { 'viewer.came': 'held' },
    },
    turning: {
      ...(FOR_READERS && { description: 'The next slide takes its place, and has its whole time.' }),
      entry: 'showNext',
      always: 'running',
    },
    alone: {
      ...(FOR_READERS && { description: 'There is one slide, or none yet.' }),
      always: {
        guard: 'hasMany',
        ...(FOR_READERS && { description: 'The first of them has its whole time.' }),
        target: 'running',
      },
      on: { 'viewer.came': 'held' },
    },
    held: {
      ...(FOR_READERS && { description: 'Somebody is at it: nothing moves under their pointer or their focus.' }),
      on: { 'viewer.left': 'running' },
    },
    paused: {
      ...(FOR_READERS && { description: 'The slides stand still.', meta: { requirements: ['AHEAD-11'] } }),
      tags: 'paused',
      on: { 'viewer.resume': 'running' },
    },
  },
})

type Snapshot = SnapshotFrom<typeof carouselMachine>

/** The slide that is shown, from 0. */
export const selectSlide = ({ context }: Snapshot): number => context.at
export const selectIsPaused = (snapshot: Snapshot): boolean => snapshot.hasTag('paused')
/** The slides go on by themselves at this moment. */
export const selectIsRunning = (snapshot: Snapshot): boolean => snapshot.hasTag('running')
