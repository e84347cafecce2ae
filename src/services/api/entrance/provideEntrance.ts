import * as E from 'fp-ts/lib/Either.js'
import { fromCallback, fromPromise } from 'xstate'
import type { agreementMachine } from '../../../../machines/agreement.ts'
import type { entranceMachine } from '../../../../machines/entrance/index.ts'
import type { loginMachine } from '../../../../machines/login/index.ts'
import type { passwordChangeMachine } from '../../../../machines/passwordChange.ts'
import type { QrLoginEvent, qrLoginMachine } from '../../../../machines/qrLogin/index.ts'
import { type CallFailure, callCode } from '../../../../models/callFailure.ts'
import type { ScanCodeId } from '../../../../models/scanCode.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { type NoteMetric, noteBy } from '../../metrics/note.ts'
import type { PortsOf } from '../../ports.ts'
import type { Report } from '../../report/report.ts'
import type { OwnViewStore } from '../../storage/ownView.ts'
import type { SessionStore } from '../../storage/sessionStore.ts'
import type { StoredValues } from '../../storage/values.ts'
import type { Tabs } from '../../tabs/tabs.ts'
import { changePassword } from './changePassword.ts'
import { keepDrafts } from './drafts.ts'
import { logIn } from './logIn.ts'
import { makePendingLogin } from './pendingLogin.ts'
import { AgreedByAccount, loadPolicies, signPolicies } from './policies.ts'
import { type CodeFormServices, codeFormParts } from './provideCodeForm.ts'
import { makeScan } from './scan.ts'

type LoginFailure = CallFailure | { readonly tag: 'unknownPhone' }

/** Whoever was not let in is told why, and the operator hears of it (AUTH-09). */
const noteLoginFailures =
  (note: NoteMetric) =>
  async <Failure extends LoginFailure, Admission>(login: Promise<E.Either<Failure, Admission>>) => {
    const answer = await login
    if (E.isLeft(answer) && answer.left.tag !== 'unknownPhone') {
      const failure: CallFailure = answer.left
      const message = failure.tag === 'refused' ? failure.message : undefined
      note({ kind: 'account', event: 'loginFailed', errCode: callCode('LOGIN', failure), message })
    }
    return answer
  }

export interface EntranceServices extends CodeFormServices {
  readonly metrics: () => Promise<Metrics>
  readonly report: Report
  readonly store: SessionStore
  readonly values: StoredValues
  readonly ownView: OwnViewStore
  readonly tabs: Tabs
}

/** What the charts of the way in have between them. */
export const entranceParts = (services: EntranceServices) => {
  const pending = makePendingLogin(services)
  return {
    ...codeFormParts(services, pending),
    agreed: services.storage.value('device', 'agreedPolicies', AgreedByAccount),
    noted: noteLoginFailures(noteBy(services)),
  }
}

type EntranceParts = ReturnType<typeof entranceParts>

export const entrancePorts = ({ pending, ...services }: EntranceParts): PortsOf<typeof entranceMachine> => ({
  draft: keepDrafts(services),
  enter: fromPromise(async () => pending.enter()),
  leave: fromPromise(pending.leave),
})

export const loginPorts = (parts: EntranceParts): PortsOf<typeof loginMachine> => ({
  logIn: fromPromise(({ input }) => parts.noted(logIn(parts)(input))),
})

export const qrLoginPorts = (parts: EntranceParts): PortsOf<typeof qrLoginMachine> => {
  const scan = makeScan(parts)
  return {
    requestCode: fromPromise(scan.requestCode),
    watchCode: fromCallback<QrLoginEvent, ScanCodeId | undefined>(({ input, sendBack }) =>
      input === undefined ? undefined : scan.watchCode(input, sendBack),
    ),
    countDown: fromCallback<QrLoginEvent, number>(({ input, sendBack }) => scan.countDown(input, sendBack)),
    admitByCode: fromPromise(({ input }) => parts.noted(scan.admitByCode(input))),
  }
}

export const agreementPorts = (parts: EntranceParts): PortsOf<typeof agreementMachine> => ({
  loadPolicies: fromPromise(loadPolicies(parts)),
  signPolicies: fromPromise(({ input }) => signPolicies(parts)(input)),
})

export const passwordChangePorts = ({ pending, ...services }: EntranceParts): PortsOf<typeof passwordChangeMachine> => {
  const change = changePassword({ ...services, account: pending.account, credentials: pending.credentials })
  return { changePassword: fromPromise(({ input }) => change(input)) }
}
