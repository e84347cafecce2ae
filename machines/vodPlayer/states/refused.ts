import { FOR_READERS } from '../../kit/readers.ts'
import type { Session } from '../../session/index.ts'
import { vodPlayerSetup } from '../setup.ts'
import { reportOf } from '../transitions.ts'

const signedIn = ({ event }: { readonly event: { readonly session: Session } }) => ({ session: event.session })

/** Nothing to take along to another page. */
const LACKED = ['stopEngine', { type: 'tellPresentation', params: { type: 'picture.lacked' } }] as const

export const locked = vodPlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description:
      'The account may not watch it (NOAUTHORITY, 5001-5005): a clip in place of it, and the way to get the right.',
    meta: { requirements: ['LIVE-08', 'ROLE-05'] },
  }),
  tags: 'noAuthority',
  entry: [
    'loadPlaceholder',
    { type: 'tellStage', params: { type: 'stage.setPictureInPicture', allowed: false } },
    { type: 'tellPresentation', params: { type: 'picture.locked' } },
  ],
  exit: { type: 'tellStage', params: { type: 'stage.setPictureInPicture', allowed: true } },
  on: {
    'session.changed': {
      ...(FOR_READERS && { description: 'Rights may have changed: ask again.' }),
      target: 'opening',
      actions: { type: 'takeViewer', params: signedIn },
    },
  },
})

export const stopped = vodPlayerSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The media has ended for good: its reason decides what is said.' }),
  always: [
    {
      guard: { type: 'isStoppedBy', params: { kind: 'noPermission' } },
      ...(FOR_READERS && {
        description: 'The licence is refused for want of the right.',
        meta: { requirements: ['LIVE-08', 'DRM-02'] },
      }),
      target: 'locked',
    },
    {
      guard: { type: 'isStoppedBy', params: { kind: 'gone' } },
      target: 'gone',
      ...(FOR_READERS && { meta: { requirements: ['LIVE-09', 'DRM-02'] } }),
    },
    { target: 'failed', ...(FOR_READERS && { meta: { requirements: ['LIVE-13'] } }) },
  ],
})

export const gone = vodPlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The content is no longer available (6001-6003): pick another one.',
    meta: { requirements: ['LIVE-09'] },
  }),
  tags: 'gone',
  entry: [...LACKED],
})

export const unplayable = vodPlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'Its source is missing, has expired, or is not there yet: a dialog says which.',
    meta: { requirements: ['VOD-14', 'EPG-07'] },
  }),
  tags: 'unplayable',
  entry: [...LACKED],
})

export const failed = vodPlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'A card says what happened, with a code to copy and a way to try again.',
    meta: { requirements: ['LIVE-13', 'VOD-06'] },
  }),
  tags: 'failed',
  entry: [...LACKED],
  invoke: {
    id: 'report',
    src: 'reportFailure',
    input: ({ context }) => ({ report: reportOf(context) }),
    onError: { ...(FOR_READERS && { description: 'The card stands whether or not the report arrived.' }) },
  },
  on: {
    'viewer.retry': [
      { guard: 'hasItem', ...(FOR_READERS && { description: 'Goes on at its place.' }), target: 'opening' },
      { target: 'finding' },
    ],
    'network.restored': {
      guard: 'isOffTheNetwork',
      ...(FOR_READERS && { description: 'Back online: goes on without being asked.' }),
      actions: 'tryAgain',
    },
  },
})
