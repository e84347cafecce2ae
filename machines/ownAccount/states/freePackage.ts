import { answered, take } from '../../kit/loadable.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { ownAccountSetup } from '../setup.ts'

/** Whoever has bought something meanwhile may be offered something else. */
const LOOKED_AT_AGAIN = { 'rights.changed': 'seeking' } as const

export const freePackage = ownAccountSetup.createStateConfig({
  ...(FOR_READERS && { description: 'What a new account may have for nothing.', meta: { requirements: ['AUTH-06'] } }),
  initial: 'seeking',
  states: {
    seeking: {
      ...(FOR_READERS && { description: 'Is it offered to this account?' }),
      invoke: {
        id: 'findOffer',
        src: 'findOffer',
        onDone: [
          {
            guard: { type: 'isOffered', params: answered },
            target: 'offered',
            actions: take('keepOffer'),
          },
          {
            guard: { type: 'isPutOff', params: answered },
            target: 'putOff',
            actions: take('keepOffer'),
          },
          { target: 'none' },
        ],
        onError: 'none',
      },
    },
    offered: {
      ...(FOR_READERS && { description: 'The viewer is welcomed with it.' }),
      tags: ['offered', 'available'],
      on: {
        ...LOOKED_AT_AGAIN,
        'viewer.claimPackage': 'claiming',
        'viewer.declinePackage': 'puttingOff',
      },
    },
    claiming: {
      ...(FOR_READERS && {
        description: 'A code that goes to the phone confirms the claim.',
        meta: { requirements: ['AUTH-07'] },
      }),
      tags: ['offered', 'available', 'dialog'],
      invoke: {
        id: 'claim',
        src: 'codeForm',
        input: ({ context: { offer } }) => ({ task: 'freePackage', ...offer }),
        onDone: 'renewing',
        onError: 'offered',
      },
      on: {
        'viewer.closePackage': 'offered',
        'viewer.declinePackage': 'puttingOff',
      },
    },
    puttingOff: {
      ...(FOR_READERS && { description: 'Not now: it is offered again after seven days.' }),
      invoke: { id: 'putOff', src: 'putOff', onDone: 'putOff', onError: 'putOff' },
    },
    putOff: {
      ...(FOR_READERS && { description: 'Nothing is said of it; who wants it after all finds it under the plan.' }),
      tags: 'available',
      on: { ...LOOKED_AT_AGAIN, 'viewer.claimPackage': 'claiming' },
    },
    renewing: {
      ...(FOR_READERS && {
        description: 'The operator has given it: how does the account stand now?',
        meta: { requirements: ['ROLE-03'] },
      }),
      tags: 'dialog',
      invoke: {
        id: 'renewRights',
        src: 'renewRights',
        onDone: {
          target: 'claimed',
          actions: take('keepSession'),
        },
        onError: 'claimed',
      },
    },
    claimed: {
      ...(FOR_READERS && { description: 'The viewer reads that it is there.' }),
      tags: ['claimed', 'dialog'],
      on: {
        'viewer.closePackage': {
          ...(FOR_READERS && { description: 'The session has other rights from now on.' }),
          target: 'none',
          actions: ['tellRights', 'dropSession'],
        },
      },
    },
    none: { ...(FOR_READERS && { description: 'There is nothing to claim.' }), on: LOOKED_AT_AGAIN },
  },
})
