import { HOME } from '../../../models/page.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import type { LivePlayerFact } from '../../livePlayer/index.ts'
import type { KeywordFact } from '../../search/index.ts'
import { appSetup } from '../setup.ts'
import { going } from '../transitions.ts'

const watched = ({ event: { channelId, start } }: { readonly event: LivePlayerFact }) =>
  ({ page: 'liveTv', names: { id: channelId, start: start?.toString() } }) as const
const grouped = ({ event: { columnId } }: { readonly event: { readonly columnId: string | undefined } }) =>
  ({ page: 'liveTv', names: { columnId } }) as const
const searched = ({ event: { keyword } }: { readonly event: KeywordFact }) =>
  ({ page: 'search', names: { q: keyword } }) as const

/** Where the viewer is on that page: its address names this from now on. */
const naming = <const Params>(params: Params) =>
  ({ guard: { type: 'isMove', params }, actions: { type: 'move', params } }) as const

const TO_LOGIN = { actions: { type: 'goToLogin', params: { replace: false } } } as const
const OF_USERS = { guard: 'isGuest', target: 'prompting' } as const

export const navigation = appSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'Where the viewer is, and whether the viewer may be there.',
    meta: { requirements: ['MODE-02', 'ROUTE-07', 'ROUTE-08'] },
  }),
  initial: 'settled',
  on: {
    'viewer.navigated': [
      {
        guard: { type: 'isBarred', params: going },
        ...(FOR_READERS && {
          description: 'A page for users: the guest stays, and is asked.',
          meta: { requirements: ['ROLE-02', 'UI-02'] },
        }),
        target: '.prompting',
        actions: [{ type: 'keepWanted', params: going }, 'stayHere'],
      },
      { target: '.settled', actions: { type: 'takePlace', params: going } },
    ],
    'player.moved': {
      ...naming(watched),
      ...(FOR_READERS && {
        description: 'The address names what is watched, or is put right.',
        meta: { requirements: ['ROUTE-03', 'ROUTE-10', 'ROUTE-15'] },
      }),
    },
    'viewer.chooseGroup': {
      ...naming(grouped),
      ...(FOR_READERS && {
        description: 'The address names the chosen group.',
        meta: { requirements: ['ROUTE-03', 'ROUTE-10'] },
      }),
    },
    'group.left': {
      ...naming(grouped),
      ...(FOR_READERS && { description: 'The guide has led out of the group.', meta: { requirements: ['AHEAD-08'] } }),
    },
    'keyword.changed': {
      ...naming(searched),
      ...(FOR_READERS && {
        description: 'The address names what is searched for.',
        meta: { requirements: ['ROUTE-10'] },
      }),
    },
    'session.changed': {
      target: '.settled',
      actions: { type: 'takeViewer', params: ({ event }) => ({ session: event.session }) },
    },
    'session.ended': {
      ...(FOR_READERS && { description: 'What is on screen stays for the moment.' }),
      actions: 'dropAccess',
    },
    'session.loginRequired': {
      target: '.settled',
      ...(FOR_READERS && { meta: { requirements: ['MODE-05', 'SES-02'] } }),
      actions: { type: 'takeAccess', params: { access: 'closed' } },
    },
    'viewer.retry': {
      ...(FOR_READERS && { description: 'The session tries again, if it could not begin.' }),
      actions: { type: 'tellSession', params: { event: { type: 'viewer.retry' } } },
    },
    'viewer.logIn': {
      ...TO_LOGIN,
      guard: 'isNotUser',
      ...(FOR_READERS && { description: 'To the login page, and back here afterwards.' }),
    },
    'viewer.toggleFavourite': {
      ...TO_LOGIN,
      guard: 'isGuest',
      ...(FOR_READERS && {
        description: 'Favourites are for users: the star leads a guest to the login page and back.',
        meta: { requirements: ['ROLE-04'] },
      }),
    },
    'viewer.seePlans': {
      ...TO_LOGIN,
      guard: 'isGuest',
      ...(FOR_READERS && {
        description: 'Plans are for users: a guest logs in first.',
        meta: { requirements: ['ROLE-05'] },
      }),
    },
    'reminder.accepted': {
      ...(FOR_READERS && { description: 'To the channel whose programme begins.', meta: { requirements: ['REM-04'] } }),
      actions: { type: 'goToChannel', params: ({ event }) => ({ channelId: event.channelId }) },
    },
    'viewer.logOut': [
      {
        guard: 'isOnUserPage',
        ...(FOR_READERS && {
          description: 'The page is for users only: home, before anybody sees that it is closed by now.',
        }),
        actions: [
          { type: 'takePlace', params: { place: HOME } },
          'goHome',
          { type: 'tellSession', params: { event: { type: 'viewer.logOut' } } },
        ],
      },
      {
        ...(FOR_READERS && { meta: { requirements: ['SES-08'] } }),
        actions: { type: 'tellSession', params: { event: { type: 'viewer.logOut' } } },
      },
    ],
  },
  states: {
    settled: {
      ...(FOR_READERS && { description: 'The viewer is where the address says.' }),
      tags: 'there',
      always: [
        {
          guard: 'mustLogIn',
          target: 'sentToLogin',
          ...(FOR_READERS && { meta: { requirements: ['ROLE-02', 'SES-02', 'SES-07'] } }),
        },
        {
          guard: 'isDoneLoggingIn',
          target: 'sentBack',
          ...(FOR_READERS && { meta: { requirements: ['ROLE-04', 'SES-07'] } }),
        },
      ],
      on: {
        'viewer.toggleReminder': {
          ...OF_USERS,
          ...(FOR_READERS && {
            description: 'Reminders are for users, as favourites are.',
            meta: { requirements: ['ROLE-01', 'UI-02'] },
          }),
        },
        'viewer.chooseLocked': {
          ...OF_USERS,
          ...(FOR_READERS && {
            description: 'It may be in the plan of an account.',
            meta: { requirements: ['ROLE-05', 'UI-02'] },
          }),
        },
      },
    },
    prompting: {
      ...(FOR_READERS && {
        description: 'Only a user may do that: the guest logs in, or stays here as a guest.',
        meta: { requirements: ['UI-02'] },
      }),
      tags: ['guestPrompt', 'there'],
      exit: 'dropWanted',
      on: {
        'viewer.navigated': {
          guard: { type: 'isHere', params: going },
          ...(FOR_READERS && { description: 'Back from the page for users.' }),
        },
        'viewer.stayGuest': 'settled',
      },
    },
    sentToLogin: {
      ...(FOR_READERS && { description: 'The page needs a login: the viewer is on the way to the login page.' }),
      entry: { type: 'goToLogin', params: { replace: true } },
    },
    sentBack: {
      ...(FOR_READERS && { description: 'Logged in: the viewer is on the way back to where the login was asked for.' }),
      entry: 'goBack',
    },
  },
})
