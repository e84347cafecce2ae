import { nextExpiry, withAuthority } from '../../models/authority.ts'
import type { Channel, EpgId, LogicalChannelId } from '../../models/channel.ts'
import type { OwnView } from '../../models/channelChoices.ts'
import { addMs, HOUR, type Instant } from '../../models/codec/instant.ts'
import { isAnyBroadcastIn, type UtcDay } from '../../models/epg.ts'
import type { ProgrammesOf, ProgrammeWish } from '../../models/guideWindow.ts'
import { visibleChannels, withContentRules, withVisibleForms } from '../../models/lineup.ts'
import { inKidsMode, withoutHidden } from '../../models/shownChannels.ts'
import type { LineupContext, LineupData } from './types.ts'

/** Programmes are asked for so far ahead that the next one of every row is known too. */
const HORIZON = 6 * HOUR
/** The same list is not asked for more channels at once. */
export const MAX_CHANNELS_PER_QUERY = 100

type Shown = Pick<LineupContext, 'known' | 'visible' | 'rightsUntil'>

/** Without an answer about rights nothing is hidden for want of one. */
const permitted = (data: LineupData, now: Instant): ReadonlyArray<Channel> => {
  const { authority, contentRules = [], visibility } = data
  const channels = withVisibleForms(withContentRules(data.channels, contentRules), visibility)
  return authority === undefined
    ? visibleChannels(channels, { ...visibility, hideUnauthorised: false })
    : visibleChannels(withAuthority(channels, authority, now), visibility)
}

/** Who may see what at this moment, and what of it the person wants to see. */
export const shownAt = (data: LineupData, ownView: OwnView, now: Instant): Shown => {
  const known = inKidsMode(permitted(data, now), data.columns, ownView)
  return {
    known,
    visible: withoutHidden(known, ownView),
    rightsUntil: data.authority === undefined ? undefined : nextExpiry(data.authority, now),
  }
}

const isSame = (one: ReadonlyArray<string> | undefined, other: ReadonlyArray<string> | undefined): boolean =>
  one?.length === other?.length && (one ?? []).every((id, at) => id === other?.[at])

/** Both leave the same channels out of the list. */
export const leavesTheSame = (one: OwnView, other: OwnView): boolean =>
  isSame(one.hiddenIds, other.hiddenIds) && isSame(one.kidsColumnIds, other.kidsColumnIds)

/** What a call that failed this time had said before stays in force. */
export const withEarlierParts = (fresh: LineupData, earlier: LineupData | undefined): LineupData => ({
  ...fresh,
  authority: fresh.authority ?? earlier?.authority,
  contentRules: fresh.contentRules ?? earlier?.contentRules,
})

/** Another person has other rights; the rules are the operator's own. */
export const withoutRights = (data: LineupData | undefined): LineupData | undefined =>
  data && { ...data, authority: undefined }

type Guide = Pick<LineupContext, 'visible' | 'onScreen' | 'knownUntil' | 'now'>

const epgIdsOnScreen = ({ visible, onScreen }: Guide): ReadonlyArray<EpgId> => {
  const wanted = new Set<LogicalChannelId>(onScreen)
  return visible.flatMap(({ logicalChannelId, epgId }) =>
    epgId !== undefined && wanted.has(logicalChannelId) ? [epgId] : [],
  )
}

/** The rows on screen whose programmes are not known up to now. */
export const missingProgrammes = (guide: Guide): ProgrammeWish => {
  const missing = epgIdsOnScreen(guide).filter(epgId => (guide.knownUntil[epgId] ?? guide.now) <= guide.now)
  return {
    epgIds: [...new Set(missing)].slice(0, MAX_CHANNELS_PER_QUERY),
    from: guide.now,
    until: addMs(guide.now, HORIZON),
  }
}

/** Whether rows show anything of these days. */
export const isShown = ({ now }: Pick<LineupContext, 'now'>, days: ReadonlyArray<UtcDay>): boolean =>
  isAnyBroadcastIn(days, now, addMs(now, HORIZON))

type Known = Pick<LineupContext, 'programmes' | 'knownUntil'>

/** The answer's programmes, with a mark also on the channels that have none, so that they are not asked for again. */
export const withProgrammes = (known: Known, { epgIds, until }: ProgrammeWish, found: ProgrammesOf): Known => ({
  programmes: { ...known.programmes, ...found },
  knownUntil: { ...known.knownUntil, ...Object.fromEntries(epgIds.map(epgId => [epgId, until])) },
})

/** The channel so many rows further, round the end and the beginning of the list (AHEAD-01). */
export const neighbour = (
  channels: ReadonlyArray<Channel>,
  channelId: LogicalChannelId | undefined,
  step: number,
): Channel | undefined => {
  const at = channels.findIndex(({ logicalChannelId }) => logicalChannelId === channelId)
  if (at === -1) return channels.at(step > 0 ? 0 : -1)
  return channels.at((at + step) % channels.length)
}
