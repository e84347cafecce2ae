import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ContentAuthority, isAllowed, nextExpiry, Right, withAuthority } from '../../models/authority.ts'
import { addMs, instant } from '../../models/codec/instant.ts'
import { decoded, read } from './laws.ts'
import { authorities, lineups, moments, rights } from './liveArbitraries.ts'

const right = (exp: number, sup: 0 | 1) => read(Right, { k: 'live', exp, sup })
const support = fc.constantFrom(0 as const, 1 as const)
const ahead = fc.integer({ min: 1, max: 1e9 })

describe('A right', () => {
  it('[CHAN-02] without an end is allowed whatever the support flag says', () => {
    fc.assert(fc.property(moments, support, (now, sup) => isAllowed(right(-1, sup), now)))
  })

  it('[CHAN-02] of expiry 0 is none', () => {
    fc.assert(fc.property(moments, support, (now, sup) => !isAllowed(right(0, sup), now)))
  })

  it('[CHAN-02] that ends in the future is allowed only when it is supported', () => {
    fc.assert(
      fc.property(moments, ahead, (now, ms) => {
        expect(isAllowed(right(now + ms, 1), now)).toBe(true)
        expect(isAllowed(right(now + ms, 0), now)).toBe(false)
      }),
    )
  })

  it('[CHAN-02] has ended at its very expiry', () => {
    fc.assert(
      fc.property(moments, ahead, (exp, ms) => {
        expect(isAllowed(right(exp, 1), exp)).toBe(false)
        expect(isAllowed(right(exp, 1), addMs(exp, ms))).toBe(false)
      }),
    )
  })

  it('[CHAN-02] with an expiry below 1e12 counts in seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1e9, max: 4e9 }), seconds => {
        expect(right(seconds, 1)).toEqual(right(seconds * 1000, 1))
      }),
    )
    expect(right(999_999_999_999, 1).exp).toBe(999_999_999_999_000)
    expect(right(1_000_000_000_000, 1).exp).toBe(1_000_000_000_000)
  })
})

const answer = (au: unknown) => ({ lcList: [{ lid: '7', pcList: [{ cid: 'a', au }] }] })

describe('An authority answer', () => {
  it.each([
    ['expiry as text', [{ k: 'live', exp: '-1', sup: 1 }], 'lcList.0.pcList.0.au.0.exp'],
    ['no expiry', [{ k: 'live', sup: 1 }], 'lcList.0.pcList.0.au.0.exp'],
    ['an endless number', [{ k: 'live', exp: 1e300, sup: 1 }], 'lcList.0.pcList.0.au.0.exp'],
    ['a support flag of 2', [{ k: 'live', exp: -1, sup: 2 }], 'lcList.0.pcList.0.au.0.sup'],
    ['a null right', [null], 'lcList.0.pcList.0.au.0'],
    ['null rights', null, 'lcList.0.pcList.0.au'],
  ])('[NET-08] with %s is refused whole, with the path', (_, au, path) => {
    const { result } = decoded(ContentAuthority, answer(au))
    expect(result).toEqual({ _tag: 'Left', left: { codec: 'ContentAuthority', path } })
  })

  it('[NET-08] with a kind of right that nobody knows gives no right and no failure', () => {
    const authority = read(ContentAuthority, answer([{ k: 'cinema', exp: -1, sup: 1 }]))
    fc.assert(
      fc.property(lineups, moments, (channels, now) =>
        withAuthority(channels, authority, now).every(each => !each.liveAuthority && !each.playBackAuthority),
      ),
    )
  })
})

const ended = (['live', 'catchup'] as const).map(k => read(Right, { k, exp: 0, sup: 1 }))
const unlimited = (k: 'live' | 'catchup') => [read(Right, { k, exp: -1, sup: 0 })]

describe('A channel with its rights', () => {
  it('[CHAN-03] is authorised exactly when one of its physical channels is, live and catch-up apart', () => {
    fc.assert(
      fc.property(lineups, authorities, moments, (channels, authority, now) => {
        for (const channel of withAuthority(channels, authority, now)) {
          const { physicalChannelList: all } = channel
          expect(channel.liveAuthority).toBe(all.some(each => each.liveAuthority))
          expect(channel.playBackAuthority).toBe(all.some(each => each.playBackAuthority))
        }
      }),
    )
  })

  it.each(['live', 'catchup'] as const)('[CHAN-03] needs only one physical channel with a %s right', kind => {
    fc.assert(
      fc.property(lineups, fc.nat(), moments, fc.array(rights), (channels, index, now, others) => {
        const channel = channels.find(each => each.physicalChannelList.length > 0)
        const physical = channel?.physicalChannelList[index % channel.physicalChannelList.length]
        fc.pre(channel !== undefined && physical !== undefined)
        const lid = channel.logicalChannelId
        const au = [...others.filter(({ k }) => k === 'unknown'), ...unlimited(kind), ...ended]
        const pcList = [{ cid: physical.channelId, contentId: undefined, au }]
        for (const each of withAuthority(channels, { lcList: [{ lid, pcList }] }, now)) {
          const isOwner = each.logicalChannelId === lid
          expect([each.liveAuthority, each.playBackAuthority]).toEqual([
            isOwner && kind === 'live',
            isOwner && kind === 'catchup',
          ])
        }
      }),
    )
  })

  it('[CHAN-03] has none when the answer does not name it, whatever the list said before', () => {
    fc.assert(
      fc.property(lineups, moments, (channels, now) =>
        withAuthority(channels, { lcList: [] }, now).every(each => !each.liveAuthority && !each.playBackAuthority),
      ),
    )
  })

  it('[CHAN-02] keeps its rights up to the next expiry and not beyond', () => {
    fc.assert(
      fc.property(lineups, authorities, moments, (channels, authority, now) => {
        const next = nextExpiry(authority, now)
        const last = next === undefined ? instant(8e15) : addMs(next, -1)
        expect(withAuthority(channels, authority, last)).toEqual(withAuthority(channels, authority, now))
      }),
    )
    const authority = read(
      ContentAuthority,
      answer([
        { k: 'live', exp: 2e12, sup: 1 },
        { k: 'catchup', exp: 3e12, sup: 1 },
      ]),
    )
    expect(nextExpiry(authority, instant(1e12))).toBe(2e12)
    expect(nextExpiry(authority, instant(2e12))).toBe(3e12)
    expect(nextExpiry(authority, instant(3e12))).toBeUndefined()
  })
})
