import type { Expiry } from '../../../models/authority.ts'
import { instant } from '../../../models/codec/instant.ts'
import type { Call } from '../handlers/handler.ts'
import { isOwnTelevision } from '../options.ts'
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

/**
 * What an account (a guest has none) may do with a tier: free things without an end, sold ones until the plan ends. Of
 * somebody's own television nothing is sold.
 */
export const rightTo = (tier: Tier, { account, operator }: Pick<Call, 'account' | 'operator'>): TierRight => {
  if (tier === 'free' || isOwnTelevision(operator.settings)) return { exp: 'unlimited', sup: true }
  const held = HOLDS[account?.detail.productId ?? '']?.includes(tier) ?? false
  return account !== undefined && held ? { exp: expiryOf(account), sup: true } : { exp: 'none', sup: false }
}

export const mayUse = (tier: Tier, call: Pick<Call, 'account' | 'operator' | 'now'>): boolean => {
  const { exp } = rightTo(tier, call)
  return exp === 'unlimited' || (exp !== 'none' && exp > call.now)
}
