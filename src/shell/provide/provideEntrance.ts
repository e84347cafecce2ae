import { agreementMachine } from '../../../machines/agreement.ts'
import { codeFormMachine } from '../../../machines/codeForm/index.ts'
import { entranceMachine } from '../../../machines/entrance/index.ts'
import { loginMachine } from '../../../machines/login/index.ts'
import { passwordChangeMachine } from '../../../machines/passwordChange.ts'
import { qrLoginMachine } from '../../../machines/qrLogin/index.ts'
import { codeFormPorts } from '../../services/api/entrance/provideCodeForm.ts'
import {
  agreementPorts,
  type EntranceServices,
  entranceParts,
  entrancePorts,
  loginPorts,
  passwordChangePorts,
  qrLoginPorts,
} from '../../services/api/entrance/provideEntrance.ts'

/** The way in: code that only the login page loads. */
export const provideEntrance = (services: EntranceServices): typeof entranceMachine => {
  const parts = entranceParts(services)
  return entranceMachine.provide({
    actors: {
      ...entrancePorts(parts),
      login: loginMachine.provide({ actors: { ...loginPorts(parts) } }),
      codeForm: codeFormMachine.provide({ actors: { ...codeFormPorts(parts) } }),
      qrLogin: qrLoginMachine.provide({ actors: { ...qrLoginPorts(parts) } }),
      agreement: agreementMachine.provide({ actors: { ...agreementPorts(parts) } }),
      passwordChange: passwordChangeMachine.provide({ actors: { ...passwordChangePorts(parts) } }),
    },
  })
}
