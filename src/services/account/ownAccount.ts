import * as t from 'io-ts'
import { fromPromise } from 'xstate'
import { NOBODY } from '../../../machines/accountName.ts'
import { type Offer, ownAccountMachine } from '../../../machines/ownAccount/index.ts'
import { passwordChangeMachine } from '../../../machines/passwordChange/index.ts'
import type { RenewOutput } from '../../../machines/purchase/index.ts'
import { addMs, DAY, Instant } from '../../../models/codec/instant.ts'
import { calendarDate } from '../../../models/profile.ts'
import { changePassword } from '../api/entrance/changePassword.ts'
import { makeDesk } from '../api/entrance/desk.ts'
import { type CodeFormServices, codeFormParts, provideCodeForm } from '../api/entrance/provideCodeForm.ts'
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
export const provideOwnAccount = (services: OwnAccountServices, renewRights: () => Promise<RenewOutput>) => {
  const { store, storage } = services
  const offers = { ...services, putOffAt: storage.value('device', 'packagePutOffAt', PutOffAt) }
  const change = changePassword({
    ...services,
    account: () => store.read()?.account,
    credentials: () => undefined,
  })
  return ownAccountMachine.provide({
    actors: {
      findOffer: fromPromise(async () => findOffer(offers)),
      putOff: fromPromise(async () => putOff(offers)),
      renewRights: fromPromise(renewRights),
      codeForm: provideCodeForm(codeFormParts(services, makeDesk(services))),
      passwordChange: passwordChangeMachine.provide({
        actors: { changePassword: fromPromise(({ input }) => change(input)) },
      }),
    },
  })
}
