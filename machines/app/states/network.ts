import { FOR_READERS } from '../../kit/readers.ts'
import { appSetup } from '../setup.ts'

export const network = appSetup.createStateConfig({
  ...(FOR_READERS && { description: 'Whether the device has a network.', meta: { requirements: ['NET-05'] } }),
  initial: 'up',
  states: {
    up: {
      ...(FOR_READERS && { description: 'Calls can go out.' }),
      on: { 'network.lost': 'down' },
    },
    down: {
      ...(FOR_READERS && {
        description: 'The viewer sees that the network is down; everything goes on by itself when it is back.',
      }),
      tags: 'offline',
      on: {
        'network.restored': {
          target: 'up',
          actions: { type: 'tellSession', params: { event: { type: 'network.restored' } } },
        },
      },
    },
  },
})
