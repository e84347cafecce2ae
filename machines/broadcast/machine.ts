import { assign, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import { nextAlarm } from '../../models/alarm.ts'
import {
  type BroadcastPhase,
  broadcastPhase,
  broadcastPoll,
  isTurnNear,
  nextPhaseAt,
  type TurnAhead,
  turnAhead,
} from '../../models/broadcast.ts'
import type { Instant } from '../../models/codec/instant.ts'
import { type BroadcastProperties, NO_BROADCAST } from '../../models/manifest.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { unprovided } from '../kit/port.ts'
import { FOR_READERS } from '../kit/readers.ts'
import type { AnnouncedAnswer, BroadcastContext, BroadcastEvent, BroadcastFact, BroadcastInput } from './types.ts'

/** Reads what the manifest says of the broadcast; one tab asks for all (AHEAD-13). */
const loadAnnounced = fromPromise<AnnouncedAnswer>(unprovided('loadAnnounced'))
/** Says when another tab has read it, when the device was asleep, and when the tab rests. */
const watchNews = fromCallback<BroadcastEvent>(unprovided('watchNews'))

/** Fetches what the turn takes, at this device's own moment of the time that is left. */
const prepareTurn = fromPromise<void, TurnAhead | undefined>(unprovided('prepareTurn'))

const broadcastActors = { loadAnnounced, watchNews, prepareTurn }

const broadcastSetup = setup({
  types: {
    context: {} as BroadcastContext,
    events: {} as BroadcastEvent,
    input: {} as BroadcastInput,
    meta: {} as ChartMeta,
  },
  actors: broadcastActors,
  actions: {
    takeTime: assign((_, { now }: { readonly now: Instant }) => ({ now })),
    passTime: assign(({ context }) => ({ now: context.alarmAt })),
    setAlarm: assign(({ context: { announced, now } }) => ({ alarmAt: nextAlarm(now, [nextPhaseAt(announced, now)]) })),
    takeAnnounced: assign((_, { announced }: { readonly announced: BroadcastProperties }) => ({ announced })),
    tellRead: raise(({ context }, { answer }: { readonly answer: AnnouncedAnswer }) => ({
      type: 'manifest.read' as const,
      announced: answer._tag === 'Right' ? answer.right : context.announced,
    })),
    tellParent: sendTo(parentOf, (_, fact: BroadcastFact) => fact),
  },
  guards: {
    isPhase: ({ context }, { phase }: { readonly phase: BroadcastPhase }) =>
      broadcastPhase(context.announced, context.now) === phase,
    isOffAir: ({ context }) => broadcastPhase(context.announced, context.now) !== 'onAir',
    isTurnNear: ({ context }) => isTurnNear(context.announced, context.now),
    isTurnFar: ({ context }) => !isTurnNear(context.announced, context.now),
    isRead: (_, { answer }: { readonly answer: AnnouncedAnswer }) => answer._tag === 'Right',
  },
  delays: {
    untilAlarm: ({ context }) => context.alarmAt - context.now,
    manifestPoll: ({ context }) => broadcastPoll(context.announced, context.now),
  },
})

const askAnew = {
  ...(FOR_READERS && {
    description: 'What was asked before may be answered from before the sleep, or never.',
    meta: { requirements: ['NET-05'] },
  }),
  target: 'asking',
  reenter: true,
} as const
const toAir = { guard: { type: 'isPhase', params: { phase: 'onAir' } }, target: 'onAir' } as const
const toSchedule = { guard: { type: 'isPhase', params: { phase: 'scheduled' } }, target: 'scheduled' } as const

export const broadcastMachine = broadcastSetup.createMachine({
  id: 'broadcast',
  ...(FOR_READERS && {
    description: 'The takeover: the national broadcast (cadena) takes the place of whatever a live player shows.',
    meta: { requirements: ['CAST-01'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input: { announced = NO_BROADCAST, now } }) => ({ announced, now, alarmAt: now }),
  invoke: {
    id: 'news',
    src: 'watchNews',
    onError: { ...(FOR_READERS && { description: 'It is still asked for from time to time.' }) },
  },
  type: 'parallel',
  states: {
    air: {
      ...(FOR_READERS && { description: 'Whether it is on.' }),
      initial: 'closed',
      states: {
        closed: { ...(FOR_READERS && { description: 'None is announced.' }), always: [toAir, toSchedule] },
        scheduled: {
          ...(FOR_READERS && { description: 'It opens at its time.' }),
          always: [
            toAir,
            {
              guard: { type: 'isPhase', params: { phase: 'closed' } },
              ...(FOR_READERS && { description: 'It was called off.' }),
              target: 'closed',
            },
          ],
        },
        onAir: {
          ...(FOR_READERS && { description: 'Every live player shows its channel.' }),
          entry: { type: 'tellParent', params: { type: 'broadcast.started' } },
          always: {
            guard: 'isOffAir',
            ...(FOR_READERS && {
              description: 'Its flag has been taken back, or its close time has come.',
              meta: { requirements: ['CAST-03'] },
            }),
            target: 'over',
            actions: { type: 'tellParent', params: { type: 'broadcast.ended' } },
          },
        },
        over: {
          ...(FOR_READERS && { description: 'Everybody is back; another one may come.' }),
          always: [toAir, toSchedule],
        },
      },
    },
    turn: {
      ...(FOR_READERS && {
        description:
          'Its beginning, or its end where that is announced: nobody fetches in that moment what can be there before.',
        meta: { requirements: ['CAST-01', 'CAST-03'] },
      }),
      initial: 'far',
      states: {
        far: {
          ...(FOR_READERS && { description: 'None is known, or there is time.' }),
          always: { guard: 'isTurnNear', target: 'near' },
        },
        near: {
          ...(FOR_READERS && {
            description:
              'What it takes is fetched over the last minute before it, by each device at a moment of its own.',
          }),
          always: { guard: 'isTurnFar', target: 'far' },
          invoke: {
            id: 'prepare',
            src: 'prepareTurn',
            input: ({ context: { announced, now } }) => turnAhead(announced, now),
            onError: { ...(FOR_READERS && { description: 'It is fetched when it begins.' }) },
          },
        },
      },
    },
    clock: {
      ...(FOR_READERS && {
        description: "The server's time, by which it opens and closes.",
        meta: { requirements: ['AHEAD-31'] },
      }),
      initial: 'running',
      states: {
        running: {
          ...(FOR_READERS && { description: 'Waits for the open or the close time; every tick puts the wait right.' }),
          entry: 'setAlarm',
          after: {
            untilAlarm: {
              target: 'running',
              reenter: true,
              actions: 'passTime',
              ...(FOR_READERS && { meta: { requirements: ['CAST-01'] } }),
            },
          },
          on: {
            'clock.ticked': {
              target: 'running',
              reenter: true,
              actions: { type: 'takeTime', params: ({ event }) => ({ now: event.now }) },
            },
            'manifest.read': {
              target: 'running',
              reenter: true,
              actions: { type: 'takeAnnounced', params: ({ event }) => ({ announced: event.announced }) },
            },
          },
        },
      },
    },
    manifest: {
      ...(FOR_READERS && {
        description: 'The manifest is read again and again: it announces the broadcast, and takes its flag back.',
        meta: { requirements: ['AHEAD-13'] },
      }),
      initial: 'waiting',
      on: { 'tab.rested': '.resting' },
      states: {
        waiting: {
          ...(FOR_READERS && {
            description:
              'It was read not long ago: less than a minute while a broadcast is on or near, else less than ten.',
          }),
          after: { manifestPoll: { target: 'asking', ...(FOR_READERS && { meta: { requirements: ['CAST-01'] } }) } },
          on: {
            'news.came': 'asking',
            'network.restored': 'asking',
            'manifest.read': {
              ...(FOR_READERS && { description: 'What it says decides when it is read again.' }),
              target: 'waiting',
              reenter: true,
            },
          },
        },
        asking: {
          ...(FOR_READERS && { description: 'The operator is asked, or another tab has its answer already.' }),
          invoke: {
            id: 'load',
            src: 'loadAnnounced',
            onDone: [
              {
                guard: { type: 'isRead', params: ({ event }) => ({ answer: event.output }) },
                target: 'waiting',
                actions: { type: 'tellRead', params: ({ event }) => ({ answer: event.output }) },
              },
              { ...(FOR_READERS && { description: 'What was announced before holds.' }), target: 'waiting' },
            ],
            onError: 'waiting',
          },
          on: { 'news.came': askAnew, 'network.restored': askAnew },
        },
        resting: {
          ...(FOR_READERS && { description: 'The tab is hidden and silent: what was announced before holds.' }),
          on: { 'tab.woke': 'asking' },
        },
      },
    },
  },
})
