import * as t from 'io-ts'
import { tolerantArray } from './codec/decode.ts'
import { id } from './codec/id.ts'
import { lenient, oneOf } from './codec/optional.ts'
import { Text } from './codec/text.ts'

export const ContentId = id('ContentId')
export type ContentId = t.TypeOf<typeof ContentId>

/** What a rule looks at; a type this client does not know matches nobody. */
export const RuleType = oneOf('RuleType', ['region', 'province', 'city', 'mac', 'ip', 'account', 'unknown'])
export type RuleType = t.TypeOf<typeof RuleType>

export const RuleCategory = oneOf('RuleCategory', ['basic', 'except'])
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
