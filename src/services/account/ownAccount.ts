import * as t from 'io-ts'
import { fromPromise } from 'xstate'
import type { codeFormMachine } from '../../../machines/codeForm/index.ts'
import type { Offer, ownAccountMachine } from '../../../machines/ownAccount.ts'
import type { passwordChangeMachine } from '../../../machines/passwordChange.ts'
import type { RenewOutput } from '../../../machines/purchase.ts'
import { NOBODY } from '../../../machines/rules/accountName.ts'
import { addMs, DAY, Instant } from '../../../models/codec/instant.ts'
import { calendarDate } from '../../../models/profile.ts'
import { changePassword } from '../api/entrance/changePassword.ts'
import { makePendingLogin } from '../api/entrance/pendingLogin.ts'
import { type CodeFormServices, codeFormParts, codeFormPorts } from '../api/entrance/provideCodeForm.ts'
import type { PortsOf } from '../ports.ts'
import type { OwnViewStore } from '../storage/ownView.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { Stored } from '../storage/storage.ts'
import type { StoredValues } from '../storage/values.ts'

export interface OwnAccountServices extends CodeFormServices {
  readonly store: SessionStore
  readonly values: StoredValues
  readonly ownView: OwnViewStore
}

/** By account, when the viewer said Not Now. */
export const PutOffAt = t.record(t.string, Instant, 'PackagePutOffAt')
const PUT_OFF_FOR = 7 * DAY

type OfferParts = Pick<OwnAccountServices, 'store' | 'clock'> & { readonly putOffAt: Stored<t.TypeOf<typeof PutOffAt>> }

/** Once per account; for seven days after a Not Now it is put off (contract, Session). */
export const findOffer = ({ store, clock, putOffAt }: OfferParts): Offer | undefined => {
  const account = store.read()?.account
  if (account?.freeTrialStatus !== 'UNUSED') return undefined
  const now = clock.now()
  const putOff = putOffAt.read()?.[account.accountId]
  const { phone = '', phonePreCode = '' } = account
  const fields = { ...NOBODY.fields, phone, countryCode: phonePreCode.replace(/^\+/, '') }
  return {
    typed: { method: 'phone', fields },
    today: calendarDate(now),
    isPutOff: putOff !== undefined && now < addMs(putOff, PUT_OFF_FOR),
  }
}

export const putOff = ({ store, clock, putOffAt }: OfferParts): void => {
  const accountId = store.read()?.account.accountId
  if (accountId !== undefined) putOffAt.write({ ...putOffAt.read(), [accountId]: clock.now() })
}

/** What viewers do with their account, with the operator and the device behind it. */
export const ownAccountPorts = (
  services: OwnAccountServices,
  renewRights: () => Promise<RenewOutput>,
): PortsOf<typeof ownAccountMachine> => {
  const offers = { ...services, putOffAt: services.storage.value('device', 'packagePutOffAt', PutOffAt) }
  return {
    findOffer: fromPromise(async () => findOffer(offers)),
    putOff: fromPromise(async () => putOff(offers)),
    renewRights: fromPromise(renewRights),
  }
}

/** The code that confirms whose free package it is. */
export const ownCodeFormPorts = (services: OwnAccountServices): PortsOf<typeof codeFormMachine> =>
  codeFormPorts(codeFormParts(services, makePendingLogin(services)))

/** Who changes a password here is signed in. */
export const ownPasswordPorts = (services: OwnAccountServices): PortsOf<typeof passwordChangeMachine> => {
  const change = changePassword({
    ...services,
    account: () => services.store.read()?.account,
    credentials: () => undefined,
  })
  return { changePassword: fromPromise(({ input }) => change(input)) }
}
