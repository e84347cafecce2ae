import { appSetup } from '../setup.ts'
import { playConfigOf, tuningOf } from '../transitions.ts'
import { favourites } from './favourites.ts'

export const live = appSetup.createStateConfig({
  description: 'The live player, whose code is fetched when live TV is opened.',
  initial: 'closed',
  states: {
    closed: {
      description: 'No live player.',
      always: { guard: 'wantsLive', target: 'fetching' },
    },
    fetching: {
      description: 'The code of the player is fetched.',
      always: { guard: 'leavesLive', target: 'closed' },
      invoke: {
        id: 'loadLivePlayer',
        src: 'loadLivePlayer',
        onDone: [
          { guard: { type: 'isRight', params: ({ event }) => ({ output: event.output }) }, target: 'open' },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    open: {
      description: 'The player lives, on its page or taken along to others, also over an expiry of the session.',
      meta: { requirements: ['LIVE-01', 'SES-07', 'AHEAD-14'] },
      always: { guard: 'isClosed', description: 'Nothing plays while a login is required.', target: 'closed' },
      type: 'parallel',
      states: { favourites },
      invoke: [
        {
          id: 'channelTools',
          src: 'channelTools',
          onError: { description: 'The channel list lives on without its tools.' },
        },
        {
          id: 'presentation',
          src: 'presentation',
          onDone: { description: 'The picture is nowhere any more.', target: 'closed' },
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
        'broadcast.started': { meta: { requirements: ['CAST-01'] }, actions: 'tellLivePlayer' },
        'broadcast.ended': { meta: { requirements: ['CAST-03'] }, actions: 'tellLivePlayer' },
        'update.due': { meta: { requirements: ['CHAN-16'] }, actions: 'tellChannelTools' },
        'sleep.came': { meta: { requirements: ['AHEAD-15'] }, actions: 'pauseLivePlayer' },
        'title.opened': {
          description: 'A title plays instead: never two sounds.',
          meta: { requirements: ['LIVE-12'] },
          actions: 'tellPresentation',
        },
        'picture.came': { actions: 'tellPresentation' },
        'picture.lacked': { actions: 'tellPresentation' },
        'picture.locked': { meta: { requirements: ['LIVE-07'] }, actions: 'tellPresentation' },
        'viewer.navigated': [
          {
            guard: { type: 'isLivePlace', params: ({ event: { page, params } }) => ({ place: { page, params } }) },
            description:
              'The player hears of the channel, or the programme, of the address, unless that follows the player.',
            meta: { requirements: ['ROUTE-10'] },
            actions: [
              {
                type: 'tuneLivePlayer',
                params: ({ event: { page, params, isFollowing } }) => ({ place: { page, params }, isFollowing }),
              },
              { type: 'placePicture', params: { type: 'page.entered' } },
            ],
          },
          {
            description: 'The player decides whether it comes along.',
            meta: { requirements: ['AHEAD-14'] },
            actions: { type: 'placePicture', params: { type: 'page.left' } },
          },
        ],
      },
    },
    unavailable: {
      description: 'The player could not be fetched, or broke.',
      tags: 'livePlayerUnavailable',
      always: { guard: 'leavesLive', target: 'closed' },
      on: {
        'viewer.retry': 'fetching',
        'network.restored': { target: 'fetching', meta: { requirements: ['NET-05'] } },
      },
    },
  },
})
