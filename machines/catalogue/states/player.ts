import { FOR_READERS } from '../../kit/readers.ts'
import type { TitleWish } from '../../vodPlayer/index.ts'
import { catalogueSetup } from '../setup.ts'
import type { PageCode } from '../types.ts'

const fetched = ({ event }: { readonly event: { readonly output: PageCode } }) => ({ code: event.output })
const wished = {
  type: 'takeWish',
  params: ({ event: { type, ...wish } }: { readonly event: TitleWish }) => ({ wish }),
} as const

export const player = catalogueSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The player of titles, over the page and over every page that comes after it.',
    meta: { requirements: ['LIVE-12', 'AHEAD-14'] },
  }),
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'Nothing of the catalogue plays.' }),
      on: { 'viewer.play': { target: 'fetching', actions: [wished, 'tellOpened'] } },
    },
    fetching: {
      ...(FOR_READERS && { description: 'The code of the player is fetched.' }),
      tags: 'playerFetching',
      on: { 'viewer.play': { actions: wished } },
      invoke: {
        id: 'loadPlayer',
        src: 'loadPlayer',
        onDone: [
          { guard: { type: 'isFetched', params: fetched }, target: 'open' },
          { target: 'closed', actions: 'excuse' },
        ],
        onError: { target: 'closed', actions: 'excuse' },
      },
    },
    open: {
      ...(FOR_READERS && { description: 'A title plays, or its player says why not. No channel plays beside it.' }),
      invoke: {
        id: 'vodPlayer',
        src: 'vodPlayer',
        input: ({ context: { wish, isUser, playConfig } }) => ({
          wish,
          status: isUser ? 'user' : 'guest',
          playConfig,
        }),
        onDone: { target: 'closed', actions: 'tellWatched' },
        onError: { target: 'closed', actions: 'excuse' },
      },
      on: {
        'viewer.play': {
          ...(FOR_READERS && { description: 'Another title takes its place.' }),
          actions: [
            'tellOpened',
            {
              type: 'tellPlayer',
              params: ({ event }) => ({ ...event, type: 'title.wished' }),
            },
          ],
        },
        'viewer.navigated': [
          {
            guard: { type: 'isLivePage', params: ({ event }) => ({ page: event.page }) },
            ...(FOR_READERS && { description: 'A channel plays there: never two sounds.' }),
            actions: { type: 'tellPlayer', params: { type: 'viewer.closePlayer' } },
          },
          { actions: { type: 'tellPlayer', params: ({ event }) => ({ type: 'viewer.navigated', page: event.page }) } },
        ],
        'session.changed': {
          actions: {
            type: 'tellPlayer',
            params: ({ event }) => ({ type: 'session.changed', session: event.session }),
          },
        },
        'network.restored': { actions: { type: 'tellPlayer', params: { type: 'network.restored' } } },
        'kidsMode.changed': {
          ...(FOR_READERS && {
            description: 'What plays may not be for children.',
            meta: { requirements: ['AHEAD-22'] },
          }),
          actions: { type: 'tellPlayer', params: { type: 'viewer.closePlayer' } },
        },
        'sleep.came': {
          ...(FOR_READERS && { meta: { requirements: ['AHEAD-15'] } }),
          actions: { type: 'tellPlayer', params: { type: 'viewer.pause' } },
        },
      },
    },
  },
})
