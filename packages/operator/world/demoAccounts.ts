import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { DAY, type Instant } from '../../../models/codec/instant.ts'
import { type Account, type AccountDetail, hashOfKey } from '../store/accounts.ts'
import type { Store } from '../store/store.ts'
import { policyTexts } from './data/policies.ts'

const ITERATIONS = 100_000
const KEY_BYTES = 32
const SALT_BYTES = 32

/** The contract's `authenticationKey`: what the page sends in place of the password. */
export const authenticationKeyOf = (password: string, userRandomValue: string): string =>
  pbkdf2Sync(password, Buffer.from(userRandomValue, 'base64url'), ITERATIONS, KEY_BYTES, 'sha256').toString('base64url')

export const DEMO_PASSWORD = 'sintonia1'

type Demo = Pick<Account, 'accountId' | 'accountName' | 'email' | 'phonePreCode' | 'phone'> &
  Pick<AccountDetail, 'productId' | 'planId' | 'rechargeStatus' | 'profile'>

const nameless = { email: undefined, phonePreCode: undefined, phone: undefined }

export const DEMO_ACCOUNTS: ReadonlyArray<Demo & { readonly days: number }> = [
  {
    ...nameless,
    accountId: '100001',
    accountName: 'Ana Ribeiro',
    email: 'ana@sintonia.example',
    profile: {
      fullName: 'Ana Ribeiro',
      nationality: 'brazilian',
      cpf: '529.982.247-25',
      dateOfBirth: '1988-03-14',
      gender: 'female',
      telephoneNumber: '+55 11 91234-5678',
    },
    productId: 'full',
    planId: 'full-year',
    rechargeStatus: 'MEMBER_SITE',
    days: 365,
  },
  {
    ...nameless,
    accountId: '100002',
    accountName: 'Leo Martín',
    email: 'leo@sintonia.example',
    profile: { fullName: 'Leo Martín', nationality: 'foreigner', idNum: 'AR30123456', dateOfBirth: '1979-11-02' },
    productId: 'basic',
    planId: 'basic-month',
    rechargeStatus: 'BOTH',
    days: 30,
  },
  {
    ...nameless,
    accountId: '100003',
    accountName: 'Bia Souza',
    phonePreCode: '55',
    phone: '11987654321',
    profile: {},
    productId: 'full',
    planId: 'full-year',
    rechargeStatus: 'MEMBER_SITE',
    days: 365,
  },
]

const detailOf = (
  { productId, planId, rechargeStatus, profile, days }: (typeof DEMO_ACCOUNTS)[number],
  mustChangePassword: boolean,
  now: Instant,
) => ({
  country: 'BR',
  virtualCode: undefined,
  productId,
  planId,
  expiredTs: now + days * DAY,
  freeTrialStatus: 'USED' as const,
  rechargeStatus,
  loginMethod: undefined,
  mustChangePassword,
  profile,
  profileVersion: 0,
})

/** The terms that demo accounts have agreed to. */
export const FIRST_CONTRACT = '1'

/** Makes the demo accounts that the store does not know yet. */
export const ensureDemoAccounts = ({ accounts, entries }: Store, mustChangePassword: boolean, now: Instant): void => {
  for (const demo of DEMO_ACCOUNTS) {
    if (accounts.byId(demo.accountId) !== undefined) continue
    const { accountId, accountName, email, phonePreCode, phone } = demo
    const userRandomValue = randomBytes(SALT_BYTES).toString('base64url')
    accounts.save({
      accountId,
      accountName,
      email,
      phonePreCode,
      phone,
      userRandomValue,
      keyHash: hashOfKey(authenticationKeyOf(DEMO_PASSWORD, userRandomValue)),
      detail: detailOf(demo, mustChangePassword, now),
    })
    for (const { id } of policyTexts) entries.put(accountId, 'policySigned', id, FIRST_CONTRACT, now)
  }
}
