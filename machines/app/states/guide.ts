import { fetchCode } from '../../kit/lazyChart.ts'
import { askAgain } from '../../kit/loadable.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { appSetup } from '../setup.ts'
import { lineOf } from '../transitions.ts'

export const guide = appSetup.createStateConfig({
  ...(FOR_READERS && {
    description:
      'The guide of live TV, as a grid or as a list beside the player; its code is fetched when live TV is opened.',
  }),
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'No guide.' }),
      always: { guard: 'wantsLive', target: 'fetching' },
    },
    fetching: {
      ...(FOR_READERS && {
        description: 'The code of the guide is fetched; for the list once the page has come to rest.',
      }),
      always: { guard: 'leavesLive', target: 'closed' },
      invoke: fetchCode('loadGuide', 'list'),
    },
    list: {
      ...(FOR_READERS && {
        description: 'The programmes of the channel that is on, beside the player.',
        meta: { requirements: ['EPG-04', 'EPG-05'] },
      }),
      always: [
        { guard: 'leavesLive', target: 'closed' },
        { guard: 'showsGrid', target: 'grid' },
      ],
      invoke: {
        id: 'schedule',
        src: 'schedule',
        input: ({ context }) => ({ now: context.now }),
        onError: 'unavailable',
      },
      on: {
        'clock.ticked': { actions: 'tellSchedule' },
        'language.changed': { actions: 'tellSchedule' },
        'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellSchedule' },
      },
    },
    grid: {
      ...(FOR_READERS && {
        description: 'All channels over all days.',
        meta: { requirements: ['EPG-10', 'AHEAD-02'] },
      }),
      always: [
        { guard: 'leavesLive', target: 'closed' },
        { guard: 'showsList', target: 'list' },
      ],
      invoke: {
        id: 'guide',
        src: 'guide',
        input: ({ context }) => ({
          channels: context.channels ?? [],
          columns: context.columns,
          columnId: context.place.params.columnId,
          channelId: lineOf(context.place),
          now: context.now,
        }),
        onError: 'unavailable',
      },
      on: {
        'viewer.navigated': { actions: 'tellGuide' },
        'viewer.chooseGroup': { actions: 'tellGuide' },
        'columns.changed': { actions: 'tellGuide' },
        'lineup.changed': { actions: 'tellGuide' },
        'clock.ticked': { actions: 'tellGuide' },
        'language.changed': { actions: 'tellGuide' },
        'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellGuide' },
      },
    },
    unavailable: {
      ...(FOR_READERS && { description: 'The guide could not be fetched, or broke.' }),
      tags: 'guideUnavailable',
      always: { guard: 'leavesLive', target: 'closed' },
      on: askAgain('fetching'),
    },
  },
})
