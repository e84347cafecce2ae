import { loginStatus, type UserInfo } from '../../../models/account.ts'
import type { DrmTemplate } from '../../../models/drmTemplate.ts'
import type { TokenInfo } from '../../../models/token.ts'
import type { DeviceStorage, Stored } from './storage.ts'
import type { StoredValues } from './values.ts'

export interface StoredSession {
  readonly account: UserInfo
  readonly tokens: TokenInfo
}

/** The session as all tabs share it: the storage is the only truth, no tab has a copy of the tokens. */
export interface SessionStore {
  readonly read: () => StoredSession | undefined
  readonly save: (session: StoredSession, drmTemplates?: ReadonlyArray<DrmTemplate>) => void
  /** Forgets the session and all that was kept for its user (SES-08). */
  readonly clear: () => void
  /** The storage key whose removal ends the session in every tab (SES-04). */
  readonly tokensKey: string
}

interface SessionStoreParts {
  readonly storage: Pick<DeviceStorage, 'clearUser'>
  readonly values: Pick<StoredValues, 'account' | 'tokens'> & {
    readonly drmTemplates: Stored<ReadonlyArray<DrmTemplate>>
  }
}

export const makeSessionStore = ({ storage, values }: SessionStoreParts): SessionStore => ({
  read: () => {
    const tokens = values.tokens.read()
    const account = values.account.read()
    return tokens === undefined || account === undefined ? undefined : { tokens, account }
  },
  save: ({ account, tokens }, drmTemplates) => {
    const known = values.account.read()
    if (known?.accountId !== account.accountId) storage.clearUser([values.account.name, values.tokens.name])
    if (drmTemplates !== undefined) values.drmTemplates.write(drmTemplates)
    values.account.write(account)
    values.tokens.write(tokens)
  },
  clear: () => storage.clearUser(),
  tokensKey: values.tokens.name,
})

/** What the charts know of a stored session. */
export const sessionOf = ({ account }: Pick<StoredSession, 'account'>) => ({ status: loginStatus(account), account })

/** Whose session it is, a guest's or a user's. */
export const viewerIn =
  ({ read }: Pick<SessionStore, 'read'>) =>
  (): string | undefined =>
    read()?.account.accountId

/** Whose account it is, where a user is signed in. */
export const userIdIn = ({ read }: Pick<SessionStore, 'read'>): string | undefined => {
  const account = read()?.account
  return account !== undefined && loginStatus(account) === 'user' ? account.accountId : undefined
}
