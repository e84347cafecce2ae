import type { LoginType } from '../../../models/credentials.ts'
import { type AccountName, normalName } from '../store/accounts.ts'

/** The name that a call gives, in its normal form. */
export const accountNameOf = (type: LoginType, accountName: string, phonePreCode: string | undefined): AccountName =>
  normalName(
    type === 'email'
      ? { type: 'email', email: accountName }
      : { type: 'phone', phonePreCode: phonePreCode ?? '', phone: accountName },
  )

/** One text for a name, as the key of what is kept for it. */
export const nameKey = (name: AccountName): string =>
  name.type === 'email' ? name.email : `+${name.phonePreCode}${name.phone}`
