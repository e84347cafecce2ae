import * as E from 'fp-ts/lib/Either.js'
import type { ContentAuthority } from '../../../models/authority.ts'
import { isAudio } from '../../../models/channel.ts'
import type { DataState } from '../../../models/channelUpdate.ts'
import type * as channelUpdateEndpoints from '../../../models/wire/channelUpdates.ts'
import type { RequestOf, ResponseOf } from '../../../models/wire/endpoint.ts'
import type * as liveEndpoints from '../../../models/wire/live.ts'
import type * as trackerEndpoints from '../../../models/wire/trackers.ts'
import { MEETING_PLACE } from '../server/meetingPlace.ts'
import type { LineupChannel } from '../world/lineup.ts'
import { rightTo } from '../world/rights.ts'
import { type Call, forPublic, forSession, type HandlersOf } from './handler.ts'
import { keepAnswers } from './kept.ts'
import { admit } from './playing.ts'

type Calls = typeof liveEndpoints & typeof channelUpdateEndpoints & typeof trackerEndpoints

/** Seconds over which clients spread their refreshes. */
const UPDATE_DELAY = 5

const keptLists = keepAnswers<ResponseOf<typeof liveEndpoints.channelList>>()
const keptRights = keepAnswers<ContentAuthority>()

type Wished = Pick<RequestOf<typeof liveEndpoints.channelList>, 'supportAudio' | 'supportBroadCast'>

const listFor = ({ supportAudio, supportBroadCast }: Wished, { lineup, conditions }: Call['operator']) => {
  const updateTimestamp = conditions.changedAt.get('CHANNEL_LIST') ?? conditions.startedAt
  const isMeant = ({ channel, isBroadcast }: LineupChannel): boolean =>
    (supportAudio || !isAudio(channel)) && (supportBroadCast || !isBroadcast)
  return keptLists(lineup, [supportAudio, supportBroadCast, updateTimestamp].join(), () => ({
    channelListInfo: { updateTimestamp, channelList: lineup.channels.filter(isMeant).map(({ channel }) => channel) },
    channelColumnInfo: { updateTimestamp, columnList: lineup.columns },
    kidsModeSwitch: true,
  }))
}

const authorityOf = (call: Pick<Call, 'account' | 'operator'>): ContentAuthority => {
  const { lineup } = call.operator
  const rights = { free: rightTo('free', call), basic: rightTo('basic', call), plus: rightTo('plus', call) }
  return keptRights(lineup, JSON.stringify(rights), () => ({
    lcList: lineup.channels.map(({ channel, tier, catchUpTier }) => ({
      lid: channel.logicalChannelId,
      pcList: channel.physicalChannelList.map(({ channelId, contentId }) => ({
        cid: channelId,
        contentId,
        au: [
          { k: 'live' as const, ...rights[tier] },
          { k: 'catchup' as const, ...rights[catchUpTier] },
        ],
      })),
    })),
  }))
}

/** What the app asks for first, of a guest. */
export const firstAnswers = (operator: Call['operator']) => ({
  channelList: listFor({ supportAudio: true, supportBroadCast: true }, operator),
  contentAuthority: authorityOf({ operator, account: undefined }),
})

export const channelHandlers: HandlersOf<Calls> = {
  channelList: forPublic((wished, { operator }) => E.right(listFor(wished, operator))),
  contentAuthority: forSession((_, call) => E.right(authorityOf(call))),
  contentRules: forPublic((_, { operator }) => E.right({ contentRuleList: operator.lineup.contentRules })),
  channelUpdates: forSession(({ dataChecks }, { operator }) =>
    E.right({
      dataStates: dataChecks.map(({ dataType, timestamp }): DataState => {
        const isModified = (operator.conditions.changedAt.get(dataType) ?? 0) > timestamp
        return {
          dataType,
          updateStatus: isModified ? 'MODIFIED' : 'UNMODIFIED',
          updateDelay: isModified ? UPDATE_DELAY : 0,
        }
      }),
    }),
  ),
  trackerList: forSession(({ trackerType }, call) => {
    const { origin, operator } = call
    const admitted = trackerType === 'HLS' ? admit(call) : undefined
    if (admitted !== undefined && E.isLeft(admitted)) return admitted
    const meetingPlace = `${origin.replace(/^http/, 'ws')}${MEETING_PLACE}`
    const hosts = trackerType === 'HLS' ? [origin] : operator.settings.peers ? [meetingPlace] : []
    return E.right({ trackerList: hosts.map(trackerUrl => ({ trackerType, trackerUrl })) })
  }),
  playSessionEnd: forSession(({ sessionId }, { operator, session }) => {
    operator.plays.end(session.accountId, sessionId)
    return E.right(undefined)
  }),
}
