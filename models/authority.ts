import * as t from 'io-ts'
import { type Channel, LogicalChannelId } from './channel.ts'
import { type Instant, instant } from './codec/instant.ts'
import { Flag, lenient, oneOf, optional } from './codec/optional.ts'
import { ContentId } from './contentRule.ts'
import { PhysicalChannelId } from './physicalChannel.ts'

/** Until when a right lasts: -1 of the wire is `unlimited`, 0 is `none`, below 1e12 are seconds (contract, CHAN-02). */
export type Expiry = 'unlimited' | 'none' | Instant

const SECONDS_BELOW = 1e12
const MAX_MS = 8.64e15

const isExpiry = (input: unknown): input is Expiry =>
  input === 'unlimited' || input === 'none' || (typeof input === 'number' && Math.abs(input) <= MAX_MS)

export const Expiry: t.Type<Expiry, number> = new t.Type(
  'Expiry',
  isExpiry,
  (input, context) => {
    if (typeof input !== 'number' || !(Math.abs(input) <= MAX_MS)) return t.failure(input, context)
    if (input === -1) return t.success('unlimited')
    if (input === 0) return t.success('none')
    return t.success(instant(input < SECONDS_BELOW ? input * 1000 : input))
  },
  expiry => {
    if (expiry === 'unlimited') return -1
    if (expiry === 'none') return 0
    return expiry < SECONDS_BELOW ? expiry / 1000 : expiry
  },
)

export const AuthorityKind = oneOf('AuthorityKind', ['live', 'catchup', 'unknown'])
export type AuthorityKind = t.TypeOf<typeof AuthorityKind>

/** One right of a physical channel: its kind, its expiry and whether it is supported. */
export const Right = t.strict({ k: lenient(AuthorityKind, 'unknown'), exp: Expiry, sup: Flag }, 'Right')
export type Right = t.TypeOf<typeof Right>

const PhysicalRights = t.strict(
  { cid: PhysicalChannelId, contentId: optional(ContentId), au: t.readonlyArray(Right) },
  'PhysicalRights',
)

/** The rights of one logical channel. Strict: a right that cannot be read is no right. */
export const ChannelRights = t.strict(
  { lid: LogicalChannelId, pcList: t.readonlyArray(PhysicalRights) },
  'ChannelRights',
)
export type ChannelRights = t.TypeOf<typeof ChannelRights>

export const ContentAuthority = t.strict({ lcList: t.readonlyArray(ChannelRights) }, 'ContentAuthority')
export type ContentAuthority = t.TypeOf<typeof ContentAuthority>

/** Allowed without an end whatever the support flag says; else while the expiry is ahead and it is supported (CHAN-02). */
export const isAllowed = ({ exp, sup }: Pick<Right, 'exp' | 'sup'>, now: Instant): boolean => {
  if (exp === 'unlimited') return true
  return exp !== 'none' && exp > now && sup
}

const grants = (rights: ReadonlyArray<Right> | undefined, kind: AuthorityKind, now: Instant): boolean =>
  rights?.some(right => right.k === kind && isAllowed(right, now)) ?? false

/**
 * The channels with their rights at this moment: per physical channel, and per logical channel if any of its
 * physical channels has it; live and catch-up apart (CHAN-03). A channel the answer does not name has none.
 */
export const withAuthority = (
  channels: ReadonlyArray<Channel>,
  authority: ContentAuthority,
  now: Instant,
): ReadonlyArray<Channel> => {
  const rightsOf = new Map(
    authority.lcList.map(({ lid, pcList }) => [lid, new Map(pcList.map(({ cid, au }) => [cid, au]))]),
  )
  return channels.map(channel => {
    const rights = rightsOf.get(channel.logicalChannelId)
    const physicalChannelList = channel.physicalChannelList.map(physical => ({
      ...physical,
      liveAuthority: grants(rights?.get(physical.channelId), 'live', now),
      playBackAuthority: grants(rights?.get(physical.channelId), 'catchup', now),
    }))
    return {
      ...channel,
      physicalChannelList,
      liveAuthority: physicalChannelList.some(({ liveAuthority }) => liveAuthority),
      playBackAuthority: physicalChannelList.some(({ playBackAuthority }) => playBackAuthority),
    }
  })
}

/** The next moment at which a right ends, so that locks follow the clock; `undefined` when none will. */
export const nextExpiry = ({ lcList }: ContentAuthority, now: Instant): Instant | undefined => {
  let next: Instant | undefined
  for (const { pcList } of lcList)
    for (const { au } of pcList)
      for (const { exp } of au)
        if (typeof exp === 'number' && exp > now && (next === undefined || exp < next)) next = exp
  return next
}

/** Without the right to anything live: what was broadcast is watched as titles (MODE-06). */
export const withoutLive = ({ lcList }: ContentAuthority): ContentAuthority => ({
  lcList: lcList.map(channel => ({
    ...channel,
    pcList: channel.pcList.map(physical => ({ ...physical, au: physical.au.filter(({ k }) => k !== 'live') })),
  })),
})
