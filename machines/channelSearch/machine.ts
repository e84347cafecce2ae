import { assign, fromPromise, setup } from 'xstate'
import { UPDATE_POLL } from '../../models/channelUpdate.ts'
import { SEARCH_DELAY_MS, searchKey } from '../../models/search.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { unprovided } from '../kit/port.ts'
import { FOR_READERS } from '../kit/readers.ts'
import type { ChannelSearchContext, ChannelSearchEvent, TopAnswer } from './types.ts'

/** The most searched and the most watched channels. */
const loadTop = fromPromise<TopAnswer>(unprovided('loadTop'))

const channelSearchActors = { loadTop }

const channelSearchSetup = setup({
  types: {
    context: {} as ChannelSearchContext,
    events: {} as ChannelSearchEvent,
    meta: {} as ChartMeta,
  },
  actors: channelSearchActors,
  actions: {
    takeText: assign((_, { text }: { readonly text: string }) => ({ text })),
    search: assign({ query: ({ context }) => context.text }),
    clear: assign({ text: '', query: '' }),
    takeTop: assign((_, { answer }: { readonly answer: TopAnswer }) =>
      answer._tag === 'Right' ? { top: answer.right } : {},
    ),
  },
  guards: {
    isBlank: (_, { text }: { readonly text: string }) => searchKey(text) === '',
    hasTop: ({ context }) => context.top !== undefined,
    isAnswered: (_, { answer }: { readonly answer: TopAnswer }) => answer._tag === 'Right',
  },
  delays: { searchDelay: SEARCH_DELAY_MS, topAge: UPDATE_POLL },
})

const typed = ({ event }: { readonly event: { readonly text: string } }) => ({ text: event.text })
const answered = ({ event }: { readonly event: { readonly output: TopAnswer } }) => ({ answer: event.output })

export const channelSearchMachine = channelSearchSetup.createMachine({
  id: 'channelSearch',
  ...(FOR_READERS && {
    description: 'The field over the channel list: what the country looks for and watches, and what is typed.',
    meta: { requirements: ['CHAN-10'] },
  }),
  options: { maxIterations: 200 },
  context: { text: '', query: '', top: undefined },
  type: 'parallel',
  states: {
    field: {
      ...(FOR_READERS && { description: 'What is searched for.' }),
      initial: 'closed',
      states: {
        closed: {
          ...(FOR_READERS && { description: 'The list is as it is.' }),
          on: { 'viewer.openSearch': 'open' },
        },
        open: {
          ...(FOR_READERS && {
            description: 'The list shows what is found; while nothing is typed, the top channels.',
          }),
          exit: 'clear',
          initial: 'resting',
          on: {
            'viewer.closeSearch': 'closed',
            'viewer.typeSearch': [
              {
                guard: { type: 'isBlank', params: typed },
                ...(FOR_READERS && { description: 'An empty field shows the top channels at once.' }),
                target: '.resting',
                actions: [{ type: 'takeText', params: typed }, 'search'],
              },
              {
                ...(FOR_READERS && { description: 'Every key starts the wait again.' }),
                target: '.settling',
                actions: { type: 'takeText', params: typed },
              },
            ],
          },
          states: {
            resting: { ...(FOR_READERS && { description: 'What is found belongs to what is typed.' }) },
            settling: {
              ...(FOR_READERS && {
                description: 'Somebody types: what was found before stays until the typing rests for 300 ms.',
              }),
              after: {
                searchDelay: {
                  target: 'resting',
                  actions: 'search',
                  ...(FOR_READERS && { meta: { requirements: ['CHAN-10'] } }),
                },
              },
            },
          },
        },
      },
    },
    top: {
      ...(FOR_READERS && { description: 'The top channels, asked for when the field is opened.' }),
      on: {
        'top.outdated': {
          guard: 'hasTop',
          ...(FOR_READERS && {
            description: 'The operator has others; these stay, however old, until they are there.',
            meta: { requirements: ['CHAN-16'] },
          }),
          target: '.asking',
        },
      },
      initial: 'unknown',
      states: {
        unknown: {
          ...(FOR_READERS && {
            description: 'They are not known, or too old; older ones stay until there is an answer.',
          }),
          on: { 'viewer.openSearch': 'asking' },
        },
        asking: {
          ...(FOR_READERS && { description: 'The operator is asked.' }),
          invoke: {
            id: 'top',
            src: 'loadTop',
            onDone: [
              {
                guard: { type: 'isAnswered', params: answered },
                target: 'known',
                actions: { type: 'takeTop', params: answered },
              },
              { ...(FOR_READERS && { description: 'The field works without them.' }), target: 'unknown' },
            ],
            onError: 'unknown',
          },
          on: {
            'top.outdated': {
              ...(FOR_READERS && {
                description: 'The answer under way may be older.',
                meta: { requirements: ['CHAN-16'] },
              }),
              target: 'asking',
              reenter: true,
            },
          },
        },
        known: {
          ...(FOR_READERS && { description: 'They are shown in an empty field.' }),
          after: { topAge: 'unknown' },
        },
      },
    },
  },
})
