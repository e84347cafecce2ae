import { fetchCode } from '../../kit/lazyChart.ts'
import { askAgain } from '../../kit/loadable.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { appSetup } from '../setup.ts'
import { going, playConfigOf, tuningOf } from '../transitions.ts'
import { favourites } from './favourites.ts'

export const live = appSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The live player, whose code is fetched when live TV is opened.' }),
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && { description: 'No live player.' }),
      always: { guard: 'wantsLive', target: 'fetching' },
    },
    fetching: {
      ...(FOR_READERS && { description: 'The code of the player is fetched.' }),
      always: { guard: 'leavesLive', target: 'closed' },
      invoke: fetchCode('loadLivePlayer', 'open'),
    },
    open: {
      ...(FOR_READERS && {
        description: 'The player lives, on its page or taken along to others, also over an expiry of the session.',
        meta: { requirements: ['LIVE-01', 'SES-07', 'AHEAD-14'] },
      }),
      always: {
        guard: 'isClosed',
        ...(FOR_READERS && { description: 'Nothing plays while a login is required.' }),
        target: 'closed',
      },
      type: 'parallel',
      states: { favourites },
      invoke: [
        {
          id: 'channelTools',
          src: 'channelTools',
          onError: { ...(FOR_READERS && { description: 'The channel list lives on without its tools.' }) },
        },
        {
          id: 'presentation',
          src: 'presentation',
          onDone: { ...(FOR_READERS && { description: 'The picture is nowhere any more.' }), target: 'closed' },
          onError: 'unavailable',
        },
        {
          id: 'livePlayer',
          src: 'livePlayer',
          input: ({ context: { channels, isTakenOver, place, operator } }) => ({
            channels,
            isTakenOver,
            playConfig: playConfigOf(operator),
            ...tuningOf(place),
          }),
          onError: 'unavailable',
        },
      ],
      on: {
        'lineup.changed': { actions: 'tellLivePlayer' },
        'broadcast.started': { ...(FOR_READERS && { meta: { requirements: ['CAST-01'] } }), actions: 'tellLivePlayer' },
        'broadcast.ended': { ...(FOR_READERS && { meta: { requirements: ['CAST-03'] } }), actions: 'tellLivePlayer' },
        'update.due': { ...(FOR_READERS && { meta: { requirements: ['CHAN-16'] } }), actions: 'tellChannelTools' },
        'sleep.came': { ...(FOR_READERS && { meta: { requirements: ['AHEAD-15'] } }), actions: 'pauseLivePlayer' },
        'title.opened': {
          ...(FOR_READERS && {
            description: 'A title plays instead: never two sounds.',
            meta: { requirements: ['LIVE-12'] },
          }),
          actions: 'tellPresentation',
        },
        'picture.came': { actions: 'tellPresentation' },
        'picture.lacked': { actions: 'tellPresentation' },
        'picture.locked': { ...(FOR_READERS && { meta: { requirements: ['LIVE-07'] } }), actions: 'tellPresentation' },
        'viewer.navigated': [
          {
            guard: { type: 'isLivePlace', params: going },
            ...(FOR_READERS && {
              description: 'The player hears of the channel, or the programme, of the address.',
              meta: { requirements: ['ROUTE-10'] },
            }),
            actions: [
              {
                type: 'tuneLivePlayer',
                params: going,
              },
              { type: 'placePicture', params: { type: 'page.entered' } },
            ],
          },
          {
            ...(FOR_READERS && {
              description: 'The player decides whether it comes along.',
              meta: { requirements: ['AHEAD-14'] },
            }),
            actions: { type: 'placePicture', params: { type: 'page.left' } },
          },
        ],
      },
    },
    unavailable: {
      ...(FOR_READERS && { description: 'The player could not be fetched, or broke.' }),
      tags: 'livePlayerUnavailable',
      always: { guard: 'leavesLive', target: 'closed' },
      on: askAgain('fetching'),
    },
  },
})
