import * as t from 'io-ts'
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

const isMeant = ({ ruleType, ruleValue }: Rule, facts: ViewerFacts): boolean => {
  const fact = ruleType === 'unknown' ? undefined : facts[ruleType]?.trim().toLowerCase()
  if (fact === undefined || fact === '') return false
  return ruleValue.split(',').some(value => {
    const wanted = value.trim().toLowerCase()
    return ruleType === 'ip' ? matchesIp(wanted, fact) : wanted === fact
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
