import type { Expiry } from '../../../models/authority.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { instant } from '../../../models/codec/instant.ts'
import type { Account } from '../store/accounts.ts'
import type { Tier } from './lineup.ts'

/** A right as the authority call tells it. */
export interface TierRight {
  readonly exp: Expiry
  readonly sup: boolean
}

/** What each product opens. */
export const HOLDS: Readonly<Record<string, ReadonlyArray<Tier>>> = { basic: ['basic'], full: ['basic', 'plus'] }

const expiryOf = ({ detail }: Account): Expiry =>
  detail.expiredTs === undefined || detail.expiredTs === -1 ? 'unlimited' : instant(detail.expiredTs)

/** What an account (a guest has none) may do with a tier: free things without an end, sold ones until the plan ends. */
export const rightTo = (tier: Tier, account: Account | undefined): TierRight => {
  if (tier === 'free') return { exp: 'unlimited', sup: true }
  const held = HOLDS[account?.detail.productId ?? '']?.includes(tier) ?? false
  return account !== undefined && held ? { exp: expiryOf(account), sup: true } : { exp: 'none', sup: false }
}

export const mayUse = (tier: Tier, account: Account | undefined, now: Instant): boolean => {
  const { exp } = rightTo(tier, account)
  return exp === 'unlimited' || (exp !== 'none' && exp > now)
}
