import { fromCallback, fromPromise } from 'xstate'
import { agreementMachine } from '../../../../machines/agreement/index.ts'
import { entranceMachine } from '../../../../machines/entrance/index.ts'
import { loginMachine } from '../../../../machines/login/index.ts'
import { passwordChangeMachine } from '../../../../machines/passwordChange/index.ts'
import { type QrLoginEvent, qrLoginMachine } from '../../../../machines/qrLogin/index.ts'
import type { ScanCodeId } from '../../../../models/scanCode.ts'
import { noteBy } from '../../metrics/note.ts'
import type { Services } from '../../services.ts'
import { changePassword } from './changePassword.ts'
import { makeDesk } from './desk.ts'
import { keepDrafts } from './drafts.ts'
import { logIn } from './logIn.ts'
import { noteLoginFailures } from './noteLoginFailures.ts'
import { AgreedByAccount, loadPolicies, signPolicies } from './policies.ts'
import { codeFormParts, provideCodeForm } from './provideCodeForm.ts'
import { makeScan } from './scan.ts'

type EntranceServices = Pick<
  Services,
  'metrics' | 'report' | 'http' | 'store' | 'storage' | 'values' | 'crypto' | 'ownView' | 'clock' | 'timer' | 'tabs'
>

/** The way in with the operator behind it: code that only the login page loads. */
export const provideEntrance = (services: EntranceServices): typeof entranceMachine => {
  const desk = makeDesk(services)
  const parts = {
    ...codeFormParts(services, desk),
    agreed: services.storage.value('device', 'agreedPolicies', AgreedByAccount),
  }
  const scan = makeScan(parts)
  const change = changePassword({ ...services, account: desk.account, credentials: desk.credentials })
  const noted = noteLoginFailures(noteBy(services))
  return entranceMachine.provide({
    actors: {
      login: loginMachine.provide({ actors: { logIn: fromPromise(({ input }) => noted(logIn(parts)(input))) } }),
      codeForm: provideCodeForm(parts),
      qrLogin: qrLoginMachine.provide({
        actors: {
          requestCode: fromPromise(scan.requestCode),
          watchCode: fromCallback<QrLoginEvent, ScanCodeId | undefined>(({ input, sendBack }) =>
            input === undefined ? undefined : scan.watchCode(input, sendBack),
          ),
          admitByCode: fromPromise(({ input }) => noted(scan.admitByCode(input))),
        },
      }),
      agreement: agreementMachine.provide({
        actors: {
          loadPolicies: fromPromise(loadPolicies(parts)),
          signPolicies: fromPromise(({ input }) => signPolicies(parts)(input)),
        },
      }),
      passwordChange: passwordChangeMachine.provide({
        actors: { changePassword: fromPromise(({ input }) => change(input)) },
      }),
      draft: keepDrafts(services),
      enter: fromPromise(async () => desk.enter()),
      leave: fromPromise(desk.leave),
    },
  })
}
