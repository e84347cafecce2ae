import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AccountId } from '../../models/account.ts'
import {
  ContentRule,
  isVisible,
  Rule,
  type RuleAction,
  type RuleCategory,
  unknownFacts,
  viewerFacts,
} from '../../models/contentRule.ts'
import { matchesIp } from '../../models/ipAddress.ts'
import { ana } from '../support/sessions.ts'
import { decoded, read } from './laws.ts'
import { rules } from './liveArbitraries.ts'

const rule = (ruleCategory: RuleCategory, action: RuleAction, ruleValue: string, ruleType = 'region') =>
  read(Rule, { ruleType, ruleCategory, action, ruleValue })

const inBrazil = { region: 'BR', ip: '10.1.2.3', account: 'ana' }
const facts = fc.constantFrom({}, inBrazil, { region: 'cl' }, { ip: '192.168.0.1' })
const actions = fc.constantFrom<RuleAction>('allow', 'deny')
const readings = fc.constantFrom('oppositeOfFirst' as const, 'sameAsFirst' as const)

describe('Content rules', () => {
  it('[CHAN-05] let a matching except rule decide over any basic rule', () => {
    fc.assert(
      fc.property(fc.array(rules), actions, (others, action) => {
        const basic = others.map(each => ({ ...each, ruleCategory: 'basic' as const }))
        expect(isVisible([...basic, rule('except', action, 'br')], inBrazil)).toBe(action === 'allow')
      }),
    )
  })

  it('[CHAN-05] let a matching basic rule decide when no except rule matches', () => {
    fc.assert(
      fc.property(actions, actions, readings, (except, basic, reading) => {
        const both = [rule('except', except, 'cl'), rule('basic', basic, 'br')]
        expect(isVisible(both, inBrazil, reading)).toBe(basic === 'allow')
      }),
    )
  })

  it.each(['except', 'basic'] as const)('[CHAN-05] of the category %s: deny beats allow', category => {
    const both = [rule(category, 'allow', 'br'), rule(category, 'deny', 'ana', 'account')]
    expect(isVisible(both, inBrazil)).toBe(false)
    expect(isVisible(both.toReversed(), inBrazil)).toBe(false)
  })

  it('[CHAN-05] that do not match: an allow-list hides what it does not name, a deny-list shows it', () => {
    expect(isVisible([rule('basic', 'allow', 'cl'), rule('basic', 'deny', 'pe')], inBrazil)).toBe(false)
    expect(isVisible([rule('basic', 'deny', 'cl'), rule('basic', 'allow', 'pe')], inBrazil)).toBe(true)
  })

  it('[CHAN-05] that do not match, in the other reading: the default is the first rule itself', () => {
    fc.assert(
      fc.property(fc.array(rules, { minLength: 1 }), list => {
        const first = list[0]?.action === 'allow'
        expect(isVisible(list, {}, 'sameAsFirst')).toBe(first)
        expect(isVisible(list, {}, 'oppositeOfFirst')).toBe(!first)
      }),
    )
  })

  const everything = {
    region: 'BR',
    province: 'SP',
    city: 'São Paulo',
    mac: 'A4:5E:60:C2:18:7F',
    ip: '10.1.2.3',
    account: '100001',
  }
  it.each([
    ['region', 'br', 'cl'],
    ['province', 'rj, sp', 'rj'],
    ['city', 'são paulo', 'Campinas'],
    ['mac', 'a4-5e-60-c2-18-7f', 'A4:5E:60:C2:18:70'],
    ['ip', '10.1.0.0/16', '10.2.0.0/16'],
    ['account', '100001', '100002'],
  ])('[CHAN-05] look at the %s, both ways, and mean nobody whose it is not known', (type, own, other) => {
    expect(isVisible([rule('basic', 'allow', own, type)], everything)).toBe(true)
    expect(isVisible([rule('basic', 'allow', other, type)], everything)).toBe(false)
    expect(isVisible([rule('basic', 'deny', own, type)], everything)).toBe(false)
    expect(isVisible([rule('basic', 'deny', other, type)], everything)).toBe(true)
    const unknown = { ...everything, [type]: undefined }
    expect(isVisible([rule('basic', 'allow', own, type)], unknown)).toBe(false)
    expect(isVisible([rule('basic', 'deny', own, type)], unknown)).toBe(true)
    expect(isVisible([rule('except', 'deny', own, type), rule('basic', 'allow', 'br')], { region: 'BR' })).toBe(
      type !== 'region',
    )
    const asked = [rule('basic', 'allow', own, type), rule('basic', 'deny', other, type), rule('basic', 'deny', 'br')]
    expect(unknownFacts(asked, unknown)).toEqual([type])
    expect(unknownFacts(asked, everything)).toEqual([])
  })

  it('[CHAN-05] take their facts from the answer that tells of the account', () => {
    const account = { ...ana.account, country: 'BR', province: 'SP', city: 'São Paulo', clientIp: '10.1.2.3' }
    const device = { mac: 'A4:5E:60:C2:18:7F' }
    expect(viewerFacts({ ...account, device, accountId: read(AccountId, '100001') })).toEqual(everything)
    expect(viewerFacts({ ...account, device: undefined }).mac).toBeUndefined()
    expect(Object.values(viewerFacts(undefined)).every(fact => fact === undefined)).toBe(true)
  })

  it('[CHAN-05] that are none hide nothing', () => {
    fc.assert(fc.property(facts, readings, (who, reading) => isVisible([], who, reading)))
  })

  it('[CHAN-05] compare trimmed and whatever the case, value by value', () => {
    expect(isVisible([rule('basic', 'allow', ' cl , bR ')], inBrazil)).toBe(true)
    expect(isVisible([rule('basic', 'allow', 'b,r')], inBrazil)).toBe(false)
    expect(isVisible([rule('basic', 'deny', '')], { region: '' })).toBe(true)
  })

  it('[CHAN-05] meet networks and ranges of addresses', () => {
    expect(isVisible([rule('basic', 'allow', 'x, 10.0.0.0/8', 'ip')], inBrazil)).toBe(true)
    expect(isVisible([rule('basic', 'allow', '10.1.2.4 - 10.1.2.9', 'ip')], inBrazil)).toBe(false)
  })

  it('[NET-08] of a type that nobody knows match nobody; without a known action they are left out and reported', () => {
    expect(isVisible([rule('except', 'deny', 'BR', 'planet'), rule('basic', 'allow', 'br')], inBrazil)).toBe(true)
    const ruleList = [{ ruleType: 'region', ruleCategory: 'basic', action: 'perhaps', ruleValue: 'br' }, null]
    expect(decoded(ContentRule, { contentId: 'c', ruleList })).toEqual({
      result: { _tag: 'Right', right: { contentId: 'c', ruleList: [] } },
      dropped: [
        { codec: 'Rule', path: 'ruleList.0.action' },
        { codec: 'Rule', path: 'ruleList.1' },
      ],
    })
  })
})

const v4 = (value: number) => [24, 16, 8, 0].map(shift => (value >>> shift) & 255).join('.')
const v6 = (value: number) => `2001:db8::${Math.floor(value / 0x10000).toString(16)}:${(value % 0x10000).toString(16)}`
const uint32 = fc.integer({ min: 0, max: 0xffffffff })

describe('An address', () => {
  it.each([
    ['version 4', v4],
    ['version 6', v6],
  ] as const)('[CHAN-05] of %s is in a range between its ends only', (_, form) => {
    fc.assert(
      fc.property(uint32, uint32, uint32, (from, to, own) => {
        expect(matchesIp(`${form(from)}-${form(to)}`, form(own))).toBe(from <= own && own <= to)
        expect(matchesIp(`${form(own)}-${form(own)}`, form(own))).toBe(true)
      }),
    )
  })

  it.each([
    ['version 4', v4, 32],
    ['version 6', v6, 128],
  ] as const)('[CHAN-05] of %s is in a network with all addresses that share its first bits', (_, form, width) => {
    fc.assert(
      fc.property(uint32, fc.integer({ min: 0, max: 31 }), uint32, (own, hostBits, other) => {
        const network = `${form(own)}/${width - hostBits}`
        const size = 2 ** hostBits
        expect(matchesIp(network, form(other))).toBe(Math.floor(own / size) === Math.floor(other / size))
        expect(matchesIp(network, form(own))).toBe(true)
      }),
    )
  })

  it('[CHAN-05] equals itself in any spelling and nothing else', () => {
    expect(matchesIp('2001:DB8:0:0::1', '2001:db8::1')).toBe(true)
    expect(matchesIp('2001:db8:0:0:0:0:0:1', '2001:db8::1')).toBe(true)
    expect(matchesIp('1:2:3:4:5:6:7:0', '1:2:3:4:5:6:7::')).toBe(true)
    expect(matchesIp('10.1.2.3', '10.1.2.3')).toBe(true)
    expect(matchesIp('10.1.2.3', '10.1.2.30')).toBe(false)
    expect(matchesIp('0.0.0.1', '::1')).toBe(false)
  })

  it.each([
    '',
    '10.1',
    '256.1.1.1',
    '10.1.2.3/',
    '10.1.2.3/33',
    '/',
    '-',
    '10.0.0.0-',
    '1::2::3',
    ':::',
    'x:y',
    '1:2:3:4:5:6:7:8:9',
  ])("[NET-08] pattern '%s' matches nothing", pattern => {
    expect(matchesIp(pattern, '10.1.2.3')).toBe(false)
    expect(matchesIp(pattern, pattern)).toBe(false)
  })

  it('[NET-08] pattern of any text is answered, never thrown at', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789abcdef.:/- '.split('')) }),
        fc.ipV4(),
        (pattern, own) => {
          expect(matchesIp(pattern, own)).toBeTypeOf('boolean')
        },
      ),
    )
  })
})
