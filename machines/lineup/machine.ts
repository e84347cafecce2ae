import type { OwnView } from '../../models/channelChoices.ts'
import { instant } from '../../models/codec/instant.ts'
import type { ProgrammesAnswer } from '../../models/guideWindow.ts'
import { FOR_READERS } from '../kit/readers.ts'
import { lineupSetup } from './setup.ts'
import type { LineupAnswer, OwnWish } from './types.ts'

const EVERYTHING: OwnView = { hiddenIds: [], startsOnLast: true, kidsColumnIds: undefined }

const answered = ({ event }: { readonly event: { readonly output: LineupAnswer } }) => ({ answer: event.output })
const told = ({ event }: { readonly event: { readonly output: ProgrammesAnswer } }) => ({ answer: event.output })

const decided = ({ event }: { readonly event: { readonly ownView: OwnView } }) => ({ ownView: event.ownView })

const taken = [{ type: 'takeLineup', params: answered }, 'tellColumns', 'tellChanged'] as const

/** The device keeps it, and what is listed follows. */
const keptOnDevice = { type: 'tellOwnView', params: ({ event }: { readonly event: OwnWish }) => event } as const

export const lineupMachine = lineupSetup.createMachine({
  id: 'lineup',
  ...(FOR_READERS && {
    description: 'The channels this person sees, in their groups, with their rights and what is on now.',
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({
    data: undefined,
    ownView: EVERYTHING,
    known: [],
    visible: [],
    now: input.now,
    rightsUntil: undefined,
    onScreen: [],
    programmes: {},
    knownUntil: {},
    asking: { epgIds: [], from: instant(0), until: instant(0) },
    failure: undefined,
  }),
  invoke: {
    id: 'ownView',
    src: 'ownView',
    onError: { ...(FOR_READERS && { description: 'The channels stay as they are shown.' }) },
  },
  type: 'parallel',
  on: {
    'viewer.hideChannel': { actions: keptOnDevice, ...(FOR_READERS && { meta: { requirements: ['AHEAD-18'] } }) },
    'viewer.startOnLast': { actions: keptOnDevice, ...(FOR_READERS && { meta: { requirements: ['AHEAD-18'] } }) },
  },
  states: {
    list: {
      ...(FOR_READERS && { description: 'The channels, their groups and their rights.' }),
      initial: 'loading',
      on: {
        'session.changed': {
          ...(FOR_READERS && {
            description: 'Another person sees other channels: asked again, what is on screen stays until the answer.',
          }),
          target: '.loading',
          reenter: true,
          actions: ['forgetRights', { type: 'tellOwnView', params: { type: 'session.changed' } }],
        },
        'update.due': {
          ...(FOR_READERS && {
            description: 'The operator has changed something: what is known stays in force until the answer.',
            meta: { requirements: ['CHAN-11'] },
          }),
          target: '.loading',
          reenter: true,
        },
        'ownView.changed': [
          {
            guard: { type: 'listsOthers', params: decided },
            ...(FOR_READERS && {
              description: 'A channel was hidden or shown again, or kids mode began or ended, here or in another tab.',
              meta: { requirements: ['AHEAD-18', 'AHEAD-22'] },
            }),
            actions: [{ type: 'takeOwnView', params: decided }, 'showAnew', 'tellChanged'],
          },
          { actions: { type: 'takeOwnView', params: decided } },
        ],
      },
      states: {
        loading: {
          ...(FOR_READERS && {
            description: 'The operator is asked for everything at once.',
            meta: { requirements: ['CHAN-01', 'CHAN-02'] },
          }),
          tags: 'loading',
          invoke: {
            id: 'load',
            src: 'loadLineup',
            input: ({ context: { data } }) => ({ isAwaited: data === undefined, kept: undefined }),
            onDone: [
              {
                guard: { type: 'isWhole', params: answered },
                target: 'ready',
                actions: taken,
              },
              {
                guard: { type: 'isUsable', params: answered },
                ...(FOR_READERS && {
                  description: 'Rights, rules or layout are missing: shown without, and asked again.',
                }),
                target: 'ready.partial',
                actions: taken,
              },
              {
                guard: 'hasLineup',
                ...(FOR_READERS && { description: 'The list on screen stays and is asked again later.' }),
                target: 'ready.stale',
                actions: { type: 'takeFailure', params: answered },
              },
              { target: 'failed', actions: { type: 'takeFailure', params: answered } },
            ],
            onError: 'failed',
          },
        },
        ready: {
          ...(FOR_READERS && { description: 'The list is on screen.' }),
          tags: 'ready',
          initial: 'whole',
          states: {
            whole: {
              ...(FOR_READERS && {
                description: 'Everything is known.',
                meta: { requirements: ['CHAN-03', 'CHAN-04', 'CHAN-05'] },
              }),
            },
            partial: {
              ...(FOR_READERS && {
                description: 'A call beside the list failed: the list is used as far as it is known.',
              }),
              after: { partRetry: 'completing' },
            },
            completing: {
              ...(FOR_READERS && {
                description: 'Only what is missing is asked for again.',
                meta: { requirements: ['AHEAD-47'] },
              }),
              invoke: {
                id: 'complete',
                src: 'loadLineup',
                input: ({ context: { data } }) => ({ isAwaited: false, kept: data }),
                onDone: [
                  {
                    guard: { type: 'isWhole', params: answered },
                    target: 'whole',
                    actions: taken,
                  },
                  {
                    guard: { type: 'bringsMore', params: answered },
                    ...(FOR_READERS && { description: 'One of two missing parts has come.' }),
                    target: 'partial',
                    actions: taken,
                  },
                  { target: 'partial' },
                ],
                onError: 'partial',
              },
            },
            stale: {
              ...(FOR_READERS && { description: 'The list could not be read again: the earlier one is used.' }),
              after: { lineupRetry: '#lineup.list.loading' },
            },
          },
        },
        failed: {
          ...(FOR_READERS && { description: 'No list yet: a card says so and offers to try again.' }),
          tags: 'failed',
          on: { 'viewer.retry': 'loading' },
        },
      },
    },
    clock: {
      ...(FOR_READERS && { description: "The server's time, which rights and programmes follow." }),
      initial: 'running',
      states: {
        running: {
          ...(FOR_READERS && { description: 'Follows the ticks of the clock.' }),
          on: {
            'clock.ticked': [
              {
                guard: { type: 'isRightOver', params: ({ event }) => ({ now: event.now }) },
                ...(FOR_READERS && {
                  description: 'A right has ended: the locks are set again.',
                  meta: { requirements: ['CHAN-02', 'AHEAD-31'] },
                }),
                actions: [{ type: 'takeTime', params: ({ event }) => ({ now: event.now }) }, 'showAnew', 'tellChanged'],
              },
              {
                actions: { type: 'takeTime', params: ({ event }) => ({ now: event.now }) },
                ...(FOR_READERS && { meta: { requirements: ['AHEAD-31'] } }),
              },
            ],
          },
        },
      },
    },
    guide: {
      ...(FOR_READERS && { description: 'What the device stores of the guide.', meta: { requirements: ['EPG-09'] } }),
      initial: 'resting',
      states: {
        resting: {
          ...(FOR_READERS && { description: 'Nothing new of the days on screen.' }),
          on: {
            'guide.changed': {
              guard: { type: 'isShown', params: ({ event }) => ({ days: event.days }) },
              target: 'changing',
            },
          },
        },
        changing: {
          ...(FOR_READERS && {
            description: 'A sync stores day after day: the rows on screen wait a moment and are asked for once.',
          }),
          after: {
            guideSettle: {
              ...(FOR_READERS && { description: 'What the rows show stays until the answer.' }),
              target: 'resting',
              actions: 'forgetKnown',
            },
          },
        },
      },
    },
    programmes: {
      ...(FOR_READERS && {
        description: 'What is on now and next, for the rows on screen only.',
        meta: { requirements: ['CHAN-06'] },
      }),
      initial: 'resting',
      on: {
        'viewer.sawChannels': {
          actions: { type: 'takeRows', params: ({ event }) => ({ channelIds: event.channelIds }) },
        },
      },
      states: {
        resting: {
          ...(FOR_READERS && { description: 'Every row on screen has its programme.' }),
          always: { guard: 'hasMissingProgrammes', target: 'gathering' },
        },
        gathering: {
          ...(FOR_READERS && { description: 'Waits a moment, so that a scroll asks once.' }),
          after: {
            gatherTime: [
              { guard: 'hasMissingProgrammes', target: 'asking' },
              { ...(FOR_READERS && { description: 'The rows went off the screen again.' }), target: 'resting' },
            ],
          },
        },
        asking: {
          ...(FOR_READERS && { description: 'The programmes of the rows are asked for.' }),
          entry: 'askForMissing',
          invoke: {
            id: 'programmes',
            src: 'loadProgrammes',
            input: ({ context }) => context.asking,
            onDone: [
              {
                guard: { type: 'isTold', params: told },
                target: 'resting',
                actions: { type: 'takeProgrammes', params: told },
              },
              { ...(FOR_READERS && { description: 'The rows go without for now.' }), target: 'waiting' },
            ],
            onError: 'waiting',
          },
        },
        waiting: {
          ...(FOR_READERS && { description: 'The query failed: asked again a little later.' }),
          after: { programmeRetry: 'resting' },
        },
      },
    },
  },
})
