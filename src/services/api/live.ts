import * as E from 'fp-ts/lib/Either.js'
import type { LineupAnswer, LineupData, LineupPart, LineupWish } from '../../../machines/lineup/index.ts'
import { withoutLive } from '../../../models/authority.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { byChannelNumber } from '../../../models/channel.ts'
import { instant } from '../../../models/codec/instant.ts'
import { type RuleType, unknownFacts, type ViewerFacts } from '../../../models/contentRule.ts'
import type { LayoutConfig } from '../../../models/layoutConfig.ts'
import { withContentRules } from '../../../models/lineup.ts'
import { ORIGIN_TYPE } from '../../../models/wire/device.ts'
import * as liveEndpoints from '../../../models/wire/live.ts'
import type { AwaitedBy, Http } from '../http/types.ts'

export interface LineupParts {
  readonly http: Http
  readonly viewer: () => ViewerFacts
  /** Hears of the rules that look at what is not known of the viewer. */
  readonly onUnknownFacts: (types: ReadonlyArray<RuleType>) => void
  readonly layoutConfig: () => LayoutConfig
  /** Else channels are there to be watched again (MODE-06). */
  readonly playsLive: () => boolean
}

/** The data was never read before. */
const NEVER = instant(0)

type Listed = Pick<LineupData, 'channels' | 'columns' | 'offersKidsMode'>

const loadList = async (http: Http, awaitedBy: AwaitedBy): Promise<E.Either<CallFailure, Listed>> => {
  const answer = await http.call(
    liveEndpoints.channelList,
    {
      supportMosaic: false,
      supportVirtual: true,
      supportAudio: true,
      supportBroadCast: true,
      dataChecks: [
        { dataType: 'CHANNEL_LIST', timestamp: NEVER },
        { dataType: 'CHANNEL_GROUP', timestamp: NEVER },
      ],
    },
    { awaitedBy },
  )
  if (E.isLeft(answer)) return answer
  const { channelListInfo, channelColumnInfo, kidsModeSwitch } = answer.right
  return E.right({
    channels: channelListInfo.channelList.toSorted(byChannelNumber),
    columns: [...channelColumnInfo.columnList].sort((a, b) => a.columnSeq - b.columnSeq),
    offersKidsMode: kidsModeSwitch,
  })
}

const EVERY_PART: ReadonlyArray<LineupPart> = ['authority', 'contentRules']

/** Those of the wished parts that came. */
const loadBeside = async (
  { http, playsLive }: LineupParts,
  wished: ReadonlyArray<LineupPart>,
  awaitedBy: AwaitedBy,
): Promise<Partial<Pick<LineupData, LineupPart>>> => {
  const [authority, rules] = await Promise.all([
    wished.includes('authority')
      ? http.call(liveEndpoints.contentAuthority, { originType: ORIGIN_TYPE, supportBroadCast: true }, { awaitedBy })
      : undefined,
    wished.includes('contentRules') ? http.call(liveEndpoints.contentRules, {}, { awaitedBy }) : undefined,
  ])
  return {
    ...(authority?._tag === 'Right' && { authority: playsLive() ? authority.right : withoutLive(authority.right) }),
    ...(rules?._tag === 'Right' && { contentRules: rules.right.contentRuleList }),
  }
}

/**
 * The channel list with rights and rules; only the list itself must answer. Where somebody waits all are asked side by side, else
 * the list first: while it is ill nothing is asked for that comes beside it (AHEAD-47).
 */
export const loadLineup = async (parts: LineupParts, { isAwaited, kept }: LineupWish): Promise<LineupAnswer> => {
  const awaitedBy = isAwaited ? 'shelf' : 'nobody'
  const wished = kept?.missing ?? EVERY_PART
  const ask = () => loadBeside(parts, wished, awaitedBy)
  const sideBySide = isAwaited ? ask() : undefined
  const list = kept === undefined ? await loadList(parts.http, awaitedBy) : E.right(kept)
  if (E.isLeft(list)) return list
  const told = await (sideBySide ?? ask())
  const { channels, columns, offersKidsMode } = list.right
  const { authority = kept?.authority, contentRules = kept?.contentRules } = told
  const facts = parts.viewer()
  const ruled = withContentRules(channels, contentRules ?? [])
  const rules = ruled.flatMap(({ contentRuleList }) => contentRuleList.flatMap(({ ruleList }) => ruleList))
  parts.onUnknownFacts(unknownFacts(rules, facts))
  return E.right({
    channels,
    columns,
    authority,
    contentRules,
    visibility: { facts, hideUnauthorised: parts.layoutConfig().hide_unsubscribe_channel },
    offersKidsMode,
    missing: wished.filter(part => told[part] === undefined),
  })
}
