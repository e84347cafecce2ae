import * as E from 'fp-ts/lib/Either.js'
import type { LineupAnswer, LineupWish } from '../../../machines/lineup/index.ts'
import { withoutLive } from '../../../models/authority.ts'
import { byChannelNumber } from '../../../models/channel.ts'
import { instant } from '../../../models/codec/instant.ts'
import { type RuleType, unknownFacts, type ViewerFacts } from '../../../models/contentRule.ts'
import type { LayoutConfig } from '../../../models/layoutConfig.ts'
import { withContentRules } from '../../../models/lineup.ts'
import { ORIGIN_TYPE } from '../../../models/wire/device.ts'
import * as liveEndpoints from '../../../models/wire/live.ts'
import type { Http } from '../http/types.ts'

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

/** The channel list with rights and rules, asked for side by side; only the list itself must answer. */
export const loadLineup = async (
  { http, viewer, layoutConfig, onUnknownFacts, playsLive }: LineupParts,
  { isAwaited }: LineupWish,
): Promise<LineupAnswer> => {
  const awaitedBy = isAwaited ? 'shelf' : 'nobody'
  const [list, authority, rules] = await Promise.all([
    http.call(
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
    ),
    http.call(liveEndpoints.contentAuthority, { originType: ORIGIN_TYPE, supportBroadCast: true }, { awaitedBy }),
    http.call(liveEndpoints.contentRules, {}, { awaitedBy }),
  ])
  if (E.isLeft(list)) return list
  const { channelListInfo, channelColumnInfo, kidsModeSwitch } = list.right
  const channels = withContentRules(
    channelListInfo.channelList.toSorted(byChannelNumber),
    E.isRight(rules) ? rules.right.contentRuleList : [],
  )
  const facts = viewer()
  const allRules = channels.flatMap(({ contentRuleList }) => contentRuleList.flatMap(({ ruleList }) => ruleList))
  onUnknownFacts(unknownFacts(allRules, facts))
  return E.right({
    channels,
    columns: [...channelColumnInfo.columnList].sort((a, b) => a.columnSeq - b.columnSeq),
    authority: E.isRight(authority) ? (playsLive() ? authority.right : withoutLive(authority.right)) : undefined,
    visibility: { facts, hideUnauthorised: layoutConfig().hide_unsubscribe_channel },
    offersKidsMode: kidsModeSwitch,
    missing: [
      ...(E.isLeft(authority) ? (['authority'] as const) : []),
      ...(E.isLeft(rules) ? (['contentRules'] as const) : []),
    ],
  })
}
