import * as E from 'fp-ts/lib/Either.js'
import type { ContentAuthority } from '../../../models/authority.ts'
import { isAudio } from '../../../models/channel.ts'
import type { DataState } from '../../../models/channelUpdate.ts'
import type * as channelUpdateEndpoints from '../../../models/wire/channelUpdates.ts'
import type * as liveEndpoints from '../../../models/wire/live.ts'
import type * as trackerEndpoints from '../../../models/wire/trackers.ts'
import { MEETING_PLACE } from '../server/meetingPlace.ts'
import type { LineupChannel } from '../world/lineup.ts'
import { rightTo } from '../world/rights.ts'
import { type Call, forPublic, forSession, type HandlersOf } from './handler.ts'
import { admit } from './playing.ts'

type Calls = typeof liveEndpoints & typeof channelUpdateEndpoints & typeof trackerEndpoints

/** Seconds over which clients spread their refreshes. */
const UPDATE_DELAY = 5

const authorityOf = (call: Call): ContentAuthority => ({
  lcList: call.operator.lineup.channels.map(({ channel, tier, catchUpTier }) => ({
    lid: channel.logicalChannelId,
    pcList: channel.physicalChannelList.map(({ channelId, contentId }) => ({
      cid: channelId,
      contentId,
      au: [
        { k: 'live' as const, ...rightTo(tier, call) },
        { k: 'catchup' as const, ...rightTo(catchUpTier, call) },
      ],
    })),
  })),
})

export const channelHandlers: HandlersOf<Calls> = {
  channelList: forPublic(({ supportAudio, supportBroadCast }, { operator }) => {
    const { channels, columns } = operator.lineup
    const isMeant = ({ channel, isBroadcast }: LineupChannel): boolean =>
      (supportAudio || !isAudio(channel)) && (supportBroadCast || !isBroadcast)
    const { changedAt, startedAt } = operator.conditions
    const updateTimestamp = changedAt.get('CHANNEL_LIST') ?? startedAt
    return E.right({
      channelListInfo: {
        updateTimestamp,
        channelList: channels.filter(isMeant).map(({ channel }) => channel),
      },
      channelColumnInfo: { updateTimestamp, columnList: columns },
      kidsModeSwitch: true,
    })
  }),
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
