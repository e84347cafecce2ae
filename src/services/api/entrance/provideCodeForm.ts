import { fromCallback, fromPromise } from 'xstate'
import type { CodeFormEvent, codeFormMachine } from '../../../../machines/codeForm/index.ts'
import type { VerificationPurpose } from '../../../../models/credentials.ts'
import type { ServerClock } from '../../clock/serverClock.ts'
import type { Timer } from '../../clock/timer.ts'
import type { CryptoService } from '../../crypto/crypto.ts'
import type { Http } from '../../http/types.ts'
import type { PortsOf } from '../../ports.ts'
import type { DeviceStorage } from '../../storage/storage.ts'
import { type CodesParts, checkCode, confirm, countDown, SentAt, sendCode } from './codes.ts'
import type { PendingLogin } from './pendingLogin.ts'
import { makePhones } from './phones.ts'

export interface CodeFormServices {
  readonly http: Http
  readonly storage: DeviceStorage
  readonly crypto: CryptoService
  readonly clock: ServerClock
  readonly timer: Timer
}

export const codeFormParts = <Given extends CodeFormServices>(services: Given, pending: PendingLogin) => ({
  ...services,
  pending,
  sentAt: services.storage.value('device', 'codesSentAt', SentAt),
  phones: makePhones(),
})

/** A form that a code confirms, with the operator behind it. */
export const codeFormPorts = (parts: CodesParts): PortsOf<typeof codeFormMachine> => ({
  sendCode: fromPromise(({ input }) => sendCode(parts)(input)),
  countDown: fromCallback<CodeFormEvent, VerificationPurpose>(({ input, sendBack }) =>
    countDown(parts)(input, sendBack),
  ),
  checkCode: fromPromise(({ input }) => checkCode(parts)(input)),
  confirm: fromPromise(({ input }) => confirm(parts)(input)),
})
