import { NOBODY } from '../accountName.ts'
import { FOR_READERS } from '../kit/readers.ts'
import { ownAccountSetup } from './setup.ts'
import { freePackage } from './states/freePackage.ts'
import { password } from './states/password.ts'

export const ownAccountMachine = ownAccountSetup.createMachine({
  id: 'ownAccount',
  ...(FOR_READERS && {
    description: 'What viewers do with their account: another password, and the free package.',
    meta: { requirements: ['ROUTE-07'] },
  }),
  options: { maxIterations: 200 },
  context: { offer: { typed: NOBODY, today: '', isPutOff: false }, session: undefined },
  type: 'parallel',
  states: { password, freePackage },
})
