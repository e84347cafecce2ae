import * as t from 'io-ts'
import type { UserInfo } from './account.ts'
import { tolerantArray } from './codec/decode.ts'
import { id } from './codec/id.ts'
import { lenient, oneOf } from './codec/optional.ts'
import { Text } from './codec/text.ts'
import { matchesIp } from './ipAddress.ts'

export const ContentId = id('ContentId')
export type ContentId = t.TypeOf<typeof ContentId>

/** What a rule looks at; a type this client does not know matches nobody. */
export const RuleType = oneOf('RuleType', ['region', 'province', 'city', 'mac', 'ip', 'account', 'unknown'])
export type RuleType = t.TypeOf<typeof RuleType>

/** In the order in which they decide. */
export const RuleCategory = oneOf('RuleCategory', ['except', 'basic'])
export type RuleCategory = t.TypeOf<typeof RuleCategory>

export const RuleAction = oneOf('RuleAction', ['allow', 'deny'])
export type RuleAction = t.TypeOf<typeof RuleAction>

/** One rule of who may see a content (spec §3); `ruleValue` is a comma-separated list. */
export const Rule = t.strict(
  {
    ruleType: lenient(RuleType, 'unknown'),
    ruleCategory: lenient(RuleCategory, 'basic'),
    action: RuleAction,
    ruleValue: Text,
  },
  'Rule',
)
export type Rule = t.TypeOf<typeof Rule>

export const ContentRule = t.strict({ contentId: ContentId, ruleList: tolerantArray(Rule) }, 'ContentRule')
export type ContentRule = t.TypeOf<typeof ContentRule>

/** What is known of the person's place and account; a fact that is not known matches no rule. */
export type ViewerFacts = { readonly [type in Exclude<RuleType, 'unknown'>]?: string | undefined }

/** What the account's answer tells of its person (contract, facts): a browser finds none of it out by itself. */
export const viewerFacts = (account: UserInfo | undefined): ViewerFacts => ({
  region: account?.country,
  province: account?.province,
  city: account?.city,
  mac: account?.device?.mac,
  ip: account?.clientIp,
  account: account?.accountId,
})

const isKnown = (fact: string | undefined): fact is string => fact !== undefined && fact.trim() !== ''

/** What the rules look at and nobody has told: those rules mean nobody. */
export const unknownFacts = (
  rules: ReadonlyArray<Rule>,
  facts: ViewerFacts,
): ReadonlyArray<Exclude<RuleType, 'unknown'>> => {
  const asked = new Set(rules.flatMap(({ ruleType }) => (ruleType === 'unknown' ? [] : [ruleType])))
  return [...asked].filter(ruleType => !isKnown(facts[ruleType]))
}

/** However its pairs are parted. */
const macDigits = (mac: string): string => mac.replace(/[^0-9a-f]/g, '')

const isMeant = ({ ruleType, ruleValue }: Rule, facts: ViewerFacts): boolean => {
  const known = ruleType === 'unknown' ? undefined : facts[ruleType]
  if (!isKnown(known)) return false
  const fact = known.trim().toLowerCase()
  return ruleValue.split(',').some(value => {
    const wanted = value.trim().toLowerCase()
    if (ruleType === 'ip') return matchesIp(wanted, fact)
    return ruleType === 'mac' ? macDigits(wanted) === macDigits(fact) : wanted === fact
  })
}

/** What a content that no rule matches does: the opposite of its first rule's action, or the same (contract, Channels). */
export type DefaultReading = 'oppositeOfFirst' | 'sameAsFirst'

/** Except rules win, then basic rules, deny beating allow in each; else the default follows the first rule (CHAN-05). */
export const isVisible = (
  rules: ReadonlyArray<Rule>,
  facts: ViewerFacts,
  reading: DefaultReading = 'oppositeOfFirst',
): boolean => {
  for (const category of RuleCategory.values) {
    const matching = rules.filter(rule => rule.ruleCategory === category && isMeant(rule, facts))
    if (matching.length > 0) return matching.every(({ action }) => action === 'allow')
  }
  const [first] = rules
  return first === undefined || (first.action === 'allow') === (reading === 'sameAsFirst')
}
