import { type Channel, isBroadcast } from './channel.ts'
import type { Column } from './column.ts'
import { type ContentId, type ContentRule, type DefaultReading, isVisible, type ViewerFacts } from './contentRule.ts'

/** The channels with the rules of their content and of their forms' content; rules that came with a channel are kept. */
export const withContentRules = (
  channels: ReadonlyArray<Channel>,
  rules: ReadonlyArray<ContentRule>,
): ReadonlyArray<Channel> => {
  const rulesOf = new Map<ContentId, ReadonlyArray<ContentRule>>()
  for (const rule of rules) rulesOf.set(rule.contentId, [...(rulesOf.get(rule.contentId) ?? []), rule])
  return channels.map(channel => {
    const contents = new Set([channel.contentId, ...channel.physicalChannelList.map(({ contentId }) => contentId)])
    const own = [...contents].flatMap(content => (content === undefined ? [] : (rulesOf.get(content) ?? [])))
    return own.length === 0 ? channel : { ...channel, contentRuleList: [...channel.contentRuleList, ...own] }
  })
}

export interface Visibility {
  readonly facts: ViewerFacts
  /** The operator's `hide_unsubscribe_channel` (CHAN-04). */
  readonly hideUnauthorised: boolean
  readonly reading?: DefaultReading
}

const isOfForm = ({ contentId, physicalChannelList }: Channel, rule: ContentRule): boolean =>
  rule.contentId !== contentId && physicalChannelList.some(form => form.contentId === rule.contentId)

/** The channels with the forms that this person may see; one of which no form is left is none (LIVE-01, CHAN-05). */
export const withVisibleForms = (
  channels: ReadonlyArray<Channel>,
  { facts, reading }: Pick<Visibility, 'facts' | 'reading'>,
): ReadonlyArray<Channel> =>
  channels.flatMap(channel => {
    const ofForms = channel.contentRuleList.filter(rule => isOfForm(channel, rule))
    if (ofForms.length === 0) return channel
    const physicalChannelList = channel.physicalChannelList.filter(form =>
      isVisible(
        ofForms.filter(({ contentId }) => contentId === form.contentId).flatMap(({ ruleList }) => ruleList),
        facts,
        reading,
      ),
    )
    const contentRuleList = channel.contentRuleList.filter(rule => !ofForms.includes(rule))
    return physicalChannelList.length === 0 ? [] : { ...channel, physicalChannelList, contentRuleList }
  })

/**
 * The channels this person browses and zaps: not ruled out by place or account, nor hidden for want of any right. The
 * channel of the national broadcast is none of them; it stays in the line-up for the takeover.
 */
export const visibleChannels = (
  channels: ReadonlyArray<Channel>,
  { facts, hideUnauthorised, reading }: Visibility,
): ReadonlyArray<Channel> =>
  channels.filter(
    channel =>
      !isBroadcast(channel) &&
      isVisible(
        channel.contentRuleList.flatMap(({ ruleList }) => ruleList),
        facts,
        reading,
      ) &&
      (!hideUnauthorised || channel.liveAuthority || channel.playBackAuthority),
  )

/** A column's channels, in the column's own order; channels that are not in the list are left out. */
export const channelsOf = (column: Column, channels: ReadonlyArray<Channel>): ReadonlyArray<Channel> => {
  const byId = new Map(channels.map(channel => [channel.logicalChannelId, channel]))
  return column.logicalChannelIdList.flatMap(id => byId.get(id) ?? [])
}

/** The channels in turns, one of each group after the other: neighbours in a row show different things. */
export const inTurns = (columns: ReadonlyArray<Column>, channels: ReadonlyArray<Channel>): ReadonlyArray<Channel> => {
  const groups = columns.map(column => channelsOf(column, channels))
  const longest = Math.max(0, ...groups.map(group => group.length))
  const turns = Array.from({ length: longest }, (_, turn) => groups.flatMap(group => group[turn] ?? []))
  return [...new Set([...turns.flat(), ...channels])]
}
