import * as E from 'fp-ts/lib/Either.js'
import type { LineupAnswer } from '../../../machines/lineup/index.ts'
import { byChannelNumber } from '../../../models/channel.ts'
import { instant } from '../../../models/codec/instant.ts'
import type { ViewerFacts } from '../../../models/contentRule.ts'
import type { LayoutConfig } from '../../../models/layoutConfig.ts'
import { withContentRules } from '../../../models/lineup.ts'
import { ORIGIN_TYPE } from '../../../models/wire/device.ts'
import * as liveEndpoints from '../../../models/wire/live.ts'
import type { Http } from '../http/types.ts'

export interface LineupParts {
  readonly http: Http
  readonly viewer: () => ViewerFacts
  readonly layoutConfig: () => LayoutConfig
}

/** The data was never read before. */
const NEVER = instant(0)

/** The channel list with rights and rules, asked for side by side; only the list itself must answer. */
export const loadLineup = async ({ http, viewer, layoutConfig }: LineupParts): Promise<LineupAnswer> => {
  const [list, authority, rules] = await Promise.all([
    http.call(liveEndpoints.channelList, {
      supportMosaic: false,
      supportVirtual: true,
      supportAudio: true,
      supportBroadCast: true,
      dataChecks: [
        { dataType: 'CHANNEL_LIST', timestamp: NEVER },
        { dataType: 'CHANNEL_GROUP', timestamp: NEVER },
      ],
    }),
    http.call(
      liveEndpoints.contentAuthority,
      { originType: ORIGIN_TYPE, supportBroadCast: true },
      { background: true },
    ),
    http.call(liveEndpoints.contentRules, {}, { background: true }),
  ])
  if (E.isLeft(list)) return list
  const { channelListInfo, channelColumnInfo, kidsModeSwitch } = list.right
  return E.right({
    channels: withContentRules(
      channelListInfo.channelList.toSorted(byChannelNumber),
      E.isRight(rules) ? rules.right.contentRuleList : [],
    ),
    columns: [...channelColumnInfo.columnList].sort((a, b) => a.columnSeq - b.columnSeq),
    authority: E.isRight(authority) ? authority.right : undefined,
    visibility: { facts: viewer(), hideUnauthorised: layoutConfig().hide_unsubscribe_channel },
    offersKidsMode: kidsModeSwitch,
    missing: [
      ...(E.isLeft(authority) ? (['authority'] as const) : []),
      ...(E.isLeft(rules) ? (['contentRules'] as const) : []),
    ],
  })
}
