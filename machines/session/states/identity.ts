import { FOR_READERS } from '../../kit/readers.ts'
import { sessionSetup } from '../setup.ts'
import { sessionOf } from '../transitions.ts'
import { guest } from './guest.ts'
import { signedOutElsewhere } from './signedOutElsewhere.ts'
import { user } from './user.ts'

export const identity = sessionSetup.createStateConfig({
  ...(FOR_READERS && { description: 'Whom the operator knows here.' }),
  initial: 'restoring',
  on: {
    'session.opened': {
      ...(FOR_READERS && { description: 'The viewer logged in on this page.', meta: { requirements: ['SES-01'] } }),
      target: '.user',
      actions: { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
    },
    'session.openedElsewhere': [
      {
        guard: { type: 'isSameAccount', params: ({ event }) => ({ session: event.session }) },
        ...(FOR_READERS && { description: 'Another tab refreshed the tokens of this session.' }),
        actions: { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
      },
      {
        guard: { type: 'isUser', params: ({ event }) => ({ session: event.session }) },
        ...(FOR_READERS && { description: 'The viewer logged in in another tab: two tabs are one session.' }),
        target: '.user',
        actions: { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
      },
      {
        guard: { type: 'isWelcomeGuest', params: ({ event }) => ({ session: event.session }) },
        target: '.guest',
        actions: { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
      },
    ],
  },
  states: {
    restoring: {
      ...(FOR_READERS && {
        description: 'The device is asked whom it knows from the last visit.',
        meta: { requirements: ['SES-05'] },
      }),
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'isUser', params: ({ event }) => ({ session: event.output }) },
            target: 'user',
            actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
          },
          {
            guard: { type: 'isWelcomeGuest', params: ({ event }) => ({ session: event.output }) },
            target: 'guest',
            actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
          },
          { target: 'ended' },
        ],
        onError: 'failed',
      },
    },
    visiting: {
      ...(FOR_READERS && {
        description: 'A visitor login makes the guest.',
        meta: { requirements: ['SES-01', 'MODE-05'] },
      }),
      tags: 'busy',
      invoke: {
        id: 'visit',
        src: 'visitorLogin',
        onDone: [
          {
            guard: { type: 'isUser', params: ({ event }) => ({ session: sessionOf(event.output) }) },
            ...(FOR_READERS && { description: 'Another tab logged in meanwhile.' }),
            target: 'user',
            actions: { type: 'keepSession', params: ({ event }) => ({ session: sessionOf(event.output) }) },
          },
          {
            guard: { type: 'isOpened', params: ({ event }) => ({ output: event.output }) },
            target: 'guest',
            actions: { type: 'keepSession', params: ({ event }) => ({ session: sessionOf(event.output) }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ output: event.output }) },
            ...(FOR_READERS && { description: 'The operator admits no guests after all.' }),
            target: 'loginRequired',
            actions: { type: 'keepFailure', params: ({ event }) => ({ output: event.output }) },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ output: event.output }) } },
        ],
        onError: 'failed',
      },
    },
    guest,
    user,
    ended: {
      ...(FOR_READERS && {
        description: 'The session is over, by expiry or by logout: the device forgets it.',
        meta: { requirements: ['SES-02', 'SES-08'] },
      }),
      tags: 'busy',
      entry: ['dropSession', 'tellEnded'],
      invoke: {
        id: 'forget',
        src: 'forgetSession',
        onDone: [
          {
            guard: 'hasVisitorMode',
            target: 'visiting',
            ...(FOR_READERS && { meta: { requirements: ['SES-02', 'MODE-05'] } }),
          },
          { target: 'loginRequired', ...(FOR_READERS && { meta: { requirements: ['SES-02', 'MODE-05'] } }) },
        ],
        onError: 'failed',
      },
    },
    loginRequired: {
      ...(FOR_READERS && {
        description: 'The operator lets nobody in without an account: only the login page is open.',
      }),
      entry: 'tellLoginRequired',
    },
    signedOutElsewhere,
    failed: {
      ...(FOR_READERS && {
        description: 'The operator could not be reached for a first login. Goes on by itself when the network is back.',
        meta: { requirements: ['NET-05'] },
      }),
      tags: 'failed',
      on: { 'viewer.retry': 'restoring', 'network.restored': 'restoring' },
    },
  },
})
