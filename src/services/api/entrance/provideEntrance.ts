import { fromCallback, fromPromise } from 'xstate'
import { agreementMachine } from '../../../../machines/agreement/index.ts'
import { entranceMachine } from '../../../../machines/entrance/index.ts'
import { loginMachine } from '../../../../machines/login/index.ts'
import { passwordChangeMachine } from '../../../../machines/passwordChange/index.ts'
import { type QrLoginEvent, qrLoginMachine } from '../../../../machines/qrLogin/index.ts'
import type { ScanCodeId } from '../../../../models/scanCode.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { noteBy } from '../../metrics/note.ts'
import type { Report } from '../../report/report.ts'
import type { OwnViewStore } from '../../storage/ownView.ts'
import type { SessionStore } from '../../storage/sessionStore.ts'
import type { StoredValues } from '../../storage/values.ts'
import type { Tabs } from '../../tabs/tabs.ts'
import { changePassword } from './changePassword.ts'
import { makeDesk } from './desk.ts'
import { keepDrafts } from './drafts.ts'
import { logIn } from './logIn.ts'
import { noteLoginFailures } from './noteLoginFailures.ts'
import { AgreedByAccount, loadPolicies, signPolicies } from './policies.ts'
import { type CodeFormServices, codeFormParts, provideCodeForm } from './provideCodeForm.ts'
import { makeScan } from './scan.ts'

interface EntranceServices extends CodeFormServices {
  readonly metrics: () => Promise<Metrics>
  readonly report: Report
  readonly store: SessionStore
  readonly values: StoredValues
  readonly ownView: OwnViewStore
  readonly tabs: Tabs
}

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
          countDown: fromCallback<QrLoginEvent, number>(({ input, sendBack }) => scan.countDown(input, sendBack)),
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
