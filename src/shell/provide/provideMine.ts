import { codeFormMachine } from '../../../machines/codeForm/index.ts'
import { ownAccountMachine } from '../../../machines/ownAccount.ts'
import { passwordChangeMachine } from '../../../machines/passwordChange.ts'
import { profileMachine } from '../../../machines/profile/index.ts'
import { purchaseMachine } from '../../../machines/purchase.ts'
import { rechargeMachine } from '../../../machines/recharge.ts'
import { ownAccountPorts, ownCodeFormPorts, ownPasswordPorts } from '../../services/account/ownAccount.ts'
import { profilePorts } from '../../services/account/profile.ts'
import { type MineParts, purchasePorts, rechargePorts, renewRights } from '../../services/account/provideMine.ts'

/** The charts of the user's own pages: code that those load. */
export const provideMine = (parts: MineParts) => ({
  ownAccount: ownAccountMachine.provide({
    actors: {
      ...ownAccountPorts(parts, () => renewRights(parts)),
      codeForm: codeFormMachine.provide({ actors: { ...ownCodeFormPorts(parts) } }),
      passwordChange: passwordChangeMachine.provide({ actors: { ...ownPasswordPorts(parts) } }),
    },
  }),
  profile: profileMachine.provide({ actors: { ...profilePorts(parts) } }),
  purchase: purchaseMachine.provide({ actors: { ...purchasePorts(parts) } }),
  recharge: rechargeMachine.provide({ actors: { ...rechargePorts(parts) } }),
})
