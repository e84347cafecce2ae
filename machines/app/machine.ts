import { hasVisitorMode } from '../../models/manifest.ts'
import { answered, take } from '../kit/loadable.ts'
import { FOR_READERS } from '../kit/readers.ts'
import { appSetup } from './setup.ts'
import { account } from './states/account.ts'
import { catalogue } from './states/catalogue.ts'
import { clock } from './states/clock.ts'
import { companions } from './states/companions.ts'
import { guide } from './states/guide.ts'
import { lineup } from './states/lineup.ts'
import { live } from './states/live.ts'
import { messages } from './states/messages.ts'
import { mine } from './states/mine.ts'
import { navigation } from './states/navigation.ts'
import { network } from './states/network.ts'
import { release } from './states/release.ts'
import { seal } from './states/seal.ts'
import { going, problemTold, shareKeyOf } from './transitions.ts'

export const appMachine = appSetup.createMachine({
  id: 'app',
  ...(FOR_READERS && {
    description: 'The whole app: it starts, and then keeps the session, the line-up, the player and the forms.',
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => ({
    ...input,
    access: 'unknown',
    accountId: undefined,
    deployment: undefined,
    operator: undefined,
    failure: undefined,
    shareKeyProblem: undefined,
    channels: undefined,
    columns: [],
    isTakenOver: false,
    reminded: [],
    plansWish: undefined,
    wanted: undefined,
  }),
  invoke: [
    {
      id: 'toasts',
      src: 'toasts',
      onError: { ...(FOR_READERS && { description: 'The app lives on without messages.' }) },
    },
    {
      id: 'requestOverlay',
      src: 'requestOverlay',
      onError: { ...(FOR_READERS && { description: 'The app lives on without the sign.' }) },
    },
    {
      id: 'watchNetwork',
      src: 'watchNetwork',
      onError: { ...(FOR_READERS && { description: 'The app lives on; calls that fail still tell.' }) },
    },
    {
      id: 'watchClock',
      src: 'watchClock',
      onError: { ...(FOR_READERS && { description: 'The app lives on at the time that it was.' }) },
    },
  ],
  on: {
    'viewer.navigated': {
      actions: { type: 'takePlace', params: going },
    },
    'clock.ticked': { actions: { type: 'takeTime', params: ({ event }) => ({ now: event.now }) } },
    'toast.requested': { ...(FOR_READERS && { meta: { requirements: ['MSG-07', 'NET-04'] } }), actions: 'tellToasts' },
    'viewer.dismissToast': { actions: 'tellToasts' },
    'request.started': { ...(FOR_READERS && { meta: { requirements: ['NET-06'] } }), actions: 'tellOverlay' },
    'request.finished': { ...(FOR_READERS && { meta: { requirements: ['NET-06'] } }), actions: 'tellOverlay' },
  },
  initial: 'loadingDeployment',
  states: {
    loadingDeployment: {
      ...(FOR_READERS && {
        description: 'The deployment file says whose app this is.',
        meta: { requirements: ['MODE-03'] },
      }),
      tags: 'starting',
      entry: 'dropFailure',
      invoke: {
        id: 'loadDeployment',
        src: 'loadDeployment',
        onDone: [
          {
            guard: { type: 'isSealed', params: answered },
            target: 'openingSeal',
            actions: take('takeDeployment'),
          },
          {
            guard: { type: 'hasSucceeded', params: answered },
            target: 'loadingManifest',
            actions: take('takeDeployment'),
          },
          {
            guard: { type: 'isUnsealed', params: answered },
            target: 'unsealed',
          },
          {
            target: 'failed',
            actions: take('takeDeployment'),
          },
        ],
        onError: 'failed',
      },
    },
    unsealed: {
      ...(FOR_READERS && {
        description:
          'This device holds a share key, and the deployment file says that nothing is sealed: nothing is asked until the viewer has decided.',
        meta: { requirements: ['MODE-04'] },
      }),
      tags: 'unsealed',
      on: { 'viewer.retry': 'loadingDeployment', 'viewer.leaveSeal': 'leavingSeal' },
    },
    leavingSeal: {
      ...(FOR_READERS && { description: 'The share key is taken off this device.' }),
      tags: 'starting',
      invoke: { id: 'forgetShareKey', src: 'forgetShareKey', onDone: 'loadingDeployment', onError: 'unsealed' },
    },
    openingSeal: {
      ...(FOR_READERS && {
        description: 'The operator reads sealed bodies only: the share key is made ready.',
        meta: { requirements: ['MODE-04', 'E2EE-01'] },
      }),
      tags: 'starting',
      entry: { type: 'noteShareKey', params: { problem: undefined } },
      invoke: {
        id: 'openSeal',
        src: 'openSeal',
        input: ({ event }) => shareKeyOf(event),
        onDone: [
          {
            guard: { type: 'isKnown', params: problemTold },
            target: 'loadingManifest',
          },
          {
            guard: { type: 'isUnreachable', params: problemTold },
            ...(FOR_READERS && { description: 'The share key of a link could not be tried yet: it is not lost.' }),
            target: 'failed',
          },
          {
            target: 'lackingShareKey',
            actions: { type: 'noteShareKey', params: problemTold },
          },
        ],
        onError: 'failed',
      },
    },
    lackingShareKey: {
      ...(FOR_READERS && {
        description: 'Nothing can be asked without the share key: the viewer is asked for it.',
        meta: { requirements: ['E2EE-01', 'E2EE-02', 'ROUTE-14'] },
      }),
      tags: 'shareKeyPage',
      on: { 'viewer.giveShareKey': 'tryingShareKey' },
    },
    tryingShareKey: {
      ...(FOR_READERS && {
        description: 'The operator is asked whether the share key fits; the form stays as it is.',
        meta: { requirements: ['E2EE-01', 'ROUTE-14'] },
      }),
      tags: ['shareKeyPage', 'shareKeyTried'],
      invoke: {
        id: 'openSeal',
        src: 'openSeal',
        input: ({ event }) => shareKeyOf(event),
        onDone: [
          {
            guard: { type: 'isKnown', params: problemTold },
            target: 'loadingManifest',
            actions: { type: 'noteShareKey', params: { problem: undefined } },
          },
          {
            target: 'lackingShareKey',
            actions: { type: 'noteShareKey', params: problemTold },
          },
        ],
        onError: 'failed',
      },
    },
    loadingManifest: {
      ...(FOR_READERS && {
        description: 'The operator says what this deployment is and who may come in.',
        meta: { requirements: ['MODE-01', 'MODE-05'] },
      }),
      tags: 'starting',
      on: { 'viewer.giveShareKey': 'openingSeal' },
      invoke: {
        id: 'loadOperator',
        src: 'loadOperator',
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: answered },
            target: 'running',
            actions: take('takeOperator'),
          },
          {
            guard: { type: 'isOfWrongShareKey', params: answered },
            target: 'lackingShareKey',
            actions: { type: 'noteShareKey', params: { problem: 'refused' } },
          },
          {
            target: 'failed',
            actions: take('takeOperator'),
          },
        ],
        onError: 'failed',
      },
    },
    running: {
      ...(FOR_READERS && { description: 'The app is open.' }),
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
      states: {
        clock,
        navigation,
        lineup,
        live,
        guide,
        catalogue,
        account,
        mine,
        messages,
        companions,
        network,
        seal,
        release,
      },
    },
    failed: {
      ...(FOR_READERS && {
        description: 'The app could not start, or broke. It tries again when the network is back, or on demand.',
        meta: { requirements: ['NET-05'] },
      }),
      tags: 'failed',
      on: {
        'viewer.retry': 'loadingDeployment',
        'network.restored': 'loadingDeployment',
        'viewer.giveShareKey': 'openingSeal',
      },
    },
  },
})
