import { hasVisitorMode } from '../../models/manifest.ts'
import { appSetup } from './setup.ts'
import { account } from './states/account.ts'
import { companions } from './states/companions.ts'
import { guide } from './states/guide.ts'
import { lineup } from './states/lineup.ts'
import { live } from './states/live.ts'
import { liveHome } from './states/liveHome.ts'
import { navigation } from './states/navigation.ts'
import { network } from './states/network.ts'

export const appMachine = appSetup.createMachine({
  id: 'app',
  description: 'The whole app: it starts, and then keeps the session, the line-up, the player and the forms.',
  options: { maxIterations: 200 },
  context: ({ input }) => ({
    ...input,
    access: 'unknown',
    deployment: undefined,
    operator: undefined,
    failure: undefined,
    channels: undefined,
    isTakenOver: false,
    reminded: [],
  }),
  invoke: [
    { id: 'toasts', src: 'toasts', onError: { description: 'The app lives on without messages.' } },
    { id: 'requestOverlay', src: 'requestOverlay', onError: { description: 'The app lives on without the sign.' } },
    { id: 'watchNetwork', src: 'watchNetwork' },
    { id: 'watchClock', src: 'watchClock' },
  ],
  on: {
    'viewer.navigated': {
      actions: { type: 'takePlace', params: ({ event: { page, params } }) => ({ place: { page, params } }) },
    },
    'clock.ticked': { actions: { type: 'takeTime', params: ({ event }) => ({ now: event.now }) } },
    'toast.requested': { meta: { requirements: ['MSG-07', 'NET-04'] }, actions: 'tellToasts' },
    'viewer.dismissToast': { actions: 'tellToasts' },
    'request.started': { meta: { requirements: ['NET-06'] }, actions: 'tellOverlay' },
    'request.finished': { meta: { requirements: ['NET-06'] }, actions: 'tellOverlay' },
  },
  initial: 'loadingDeployment',
  states: {
    loadingDeployment: {
      description: 'The deployment file says whose app this is.',
      meta: { requirements: ['MODE-03'] },
      tags: 'starting',
      entry: 'dropFailure',
      invoke: {
        id: 'loadDeployment',
        src: 'loadDeployment',
        onDone: [
          {
            guard: { type: 'isRight', params: ({ event }) => ({ output: event.output }) },
            target: 'loadingManifest',
            actions: { type: 'takeDeployment', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'takeDeployment', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: 'failed',
      },
    },
    loadingManifest: {
      description: 'The operator says what this deployment is and who may come in.',
      meta: { requirements: ['MODE-01', 'MODE-05'] },
      tags: 'starting',
      invoke: {
        id: 'loadOperator',
        src: 'loadOperator',
        onDone: [
          {
            guard: { type: 'isRight', params: ({ event }) => ({ output: event.output }) },
            target: 'running',
            actions: { type: 'takeOperator', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'takeOperator', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: 'failed',
      },
    },
    running: {
      description: 'The app is open.',
      type: 'parallel',
      entry: ['dropAccess', 'dropChannels'],
      invoke: {
        id: 'session',
        src: 'session',
        input: ({ context: { operator } }) => ({
          visitorMode: operator !== undefined && hasVisitorMode(operator.manifest),
        }),
        onError: 'failed',
      },
      states: { navigation, lineup, liveHome, live, guide, account, companions, network },
    },
    failed: {
      description: 'The app could not start, or broke. It tries again when the network is back, or on demand.',
      meta: { requirements: ['NET-05'] },
      tags: 'failed',
      on: { 'viewer.retry': 'loadingDeployment', 'network.restored': 'loadingDeployment' },
    },
  },
})
