import type { Session } from '../../session/index.ts'
import { vodPlayerSetup } from '../setup.ts'
import { reportOf } from '../transitions.ts'

const signedIn = ({ event }: { readonly event: { readonly session: Session } }) => ({ session: event.session })

/** Nothing to take along to another page. */
const LACKED = ['stopEngine', { type: 'tellPresentation', params: { type: 'picture.lacked' } }] as const

export const locked = vodPlayerSetup.createStateConfig({
  description:
    'The account may not watch it (NOAUTHORITY, 5001-5005): a clip in place of it, and the way to get the right.',
  tags: 'noAuthority',
  meta: { requirements: ['LIVE-08', 'ROLE-05'] },
  entry: [
    'loadPlaceholder',
    { type: 'tellStage', params: { type: 'stage.setPictureInPicture', allowed: false } },
    { type: 'tellPresentation', params: { type: 'picture.locked' } },
  ],
  exit: { type: 'tellStage', params: { type: 'stage.setPictureInPicture', allowed: true } },
  on: {
    'session.changed': {
      description: 'Rights may have changed: ask again.',
      target: 'opening',
      actions: { type: 'takeViewer', params: signedIn },
    },
  },
})

export const stopped = vodPlayerSetup.createStateConfig({
  description: 'The media has ended for good: its reason decides what is said.',
  always: [
    {
      guard: { type: 'isStoppedBy', params: { kind: 'noPermission' } },
      description: 'The licence is refused for want of the right.',
      target: 'locked',
      meta: { requirements: ['LIVE-08', 'DRM-02'] },
    },
    {
      guard: { type: 'isStoppedBy', params: { kind: 'gone' } },
      target: 'gone',
      meta: { requirements: ['LIVE-09', 'DRM-02'] },
    },
    { target: 'failed', meta: { requirements: ['LIVE-13'] } },
  ],
})

export const gone = vodPlayerSetup.createStateConfig({
  description: 'The content is no longer available (6001-6003): pick another one.',
  tags: 'gone',
  meta: { requirements: ['LIVE-09'] },
  entry: [...LACKED],
})

export const unplayable = vodPlayerSetup.createStateConfig({
  description: 'Its source is missing, has expired, or is not there yet: a dialog says which.',
  tags: 'unplayable',
  meta: { requirements: ['VOD-14', 'EPG-07'] },
  entry: [...LACKED],
})

export const failed = vodPlayerSetup.createStateConfig({
  description: 'A card says what happened, with a code to copy and a way to try again.',
  tags: 'failed',
  meta: { requirements: ['LIVE-13', 'VOD-06'] },
  entry: [...LACKED],
  invoke: {
    id: 'report',
    src: 'reportFailure',
    input: ({ context }) => ({ report: reportOf(context) }),
    onError: { description: 'The card stands whether or not the report arrived.' },
  },
  on: {
    'viewer.retry': [
      { guard: 'hasItem', description: 'Goes on at its place.', target: 'opening' },
      { target: 'finding' },
    ],
    'network.restored': {
      guard: 'isOffTheNetwork',
      description: 'Back online: goes on without being asked.',
      actions: 'tryAgain',
    },
  },
})
