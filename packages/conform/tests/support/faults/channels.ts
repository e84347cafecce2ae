import { type Json, on, type Planted, refusing, result, succeeding, unlessRefused, when } from './plant.ts'

export const CHANNEL_FAULTS: ReadonlyArray<Planted> = [
  {
    title: 'a channel without its name',
    only: ['live'],
    fault: on(
      'channelList',
      result(({ channelListInfo }) => delete channelListInfo.channelList[2].logicalChannelName),
    ),
    named: ['channelList result.channelListInfo.channelList[2].logicalChannelName'],
  },
  {
    title: 'a number as text',
    only: ['live'],
    fault: on(
      'channelList',
      result(({ channelListInfo: { channelList } }) => {
        channelList[1].channelSeq = String(channelList[1].channelSeq)
      }),
    ),
    named: ['channelList result.channelListInfo.channelList[1].channelSeq'],
  },
  {
    title: 'a list that is an object',
    only: ['live'],
    fault: on(
      'contentRules',
      result(each => Object.assign(each, { contentRuleList: { 0: {} } })),
    ),
    named: ['contentRules result.contentRuleList'],
  },
  {
    title: 'an id twice',
    only: ['live'],
    fault: on(
      'channelList',
      result(({ channelListInfo: { channelList } }) => {
        channelList[3].logicalChannelId = channelList[0].logicalChannelId
      }),
    ),
    named: ['channelList result.channelListInfo.channelList[3].logicalChannelId'],
  },
  {
    title: 'rights to channels by other ids',
    only: ['live'],
    fault: on(
      'contentAuthority',
      result(({ lcList }) => {
        for (const each of lcList) each.lid = `c${each.lid}`
      }),
    ),
    named: ['contentAuthority result.lcList[0].lid'],
  },
  {
    title: 'channels that guests do not see',
    only: ['live'],
    fault: on(
      'channelList',
      when(({ text }) => text.includes('"accountId":"guest-'), refusing(10101069, 'Please log in first')),
    ),
    named: ['channelList errCode'],
  },
  {
    title: 'a kind of data without a state',
    only: ['live'],
    fault: on(
      'channelUpdates',
      result(({ dataStates }) => dataStates.pop()),
    ),
    named: ['channelUpdates result.dataStates'],
  },
  {
    title: 'an errCode as text',
    only: ['live'],
    fault: on('topChannels', refusing('0', 'fine')),
    named: ['topChannels errCode'],
  },
  {
    title: 'rights that name no channel',
    only: ['live'],
    fault: on('contentAuthority', unlessRefused(succeeding({ lcList: [] }))),
    named: ['live', 'catchup'].map(way => `contentAuthority result.lcList[*].pcList[*].au, ${way}`),
  },
  {
    title: 'no right to any recording',
    only: ['live'],
    fault: on(
      'contentAuthority',
      result(({ lcList }) => {
        for (const { pcList } of lcList)
          for (const { au } of pcList)
            Object.assign(
              au.find(({ k }: Json) => k === 'catchup'),
              { exp: 0 },
            )
      }),
    ),
    named: ['contentAuthority result.lcList[*].pcList[*].au, catchup'],
  },
  {
    title: 'rights to the parts of another channel',
    only: ['live'],
    fault: on(
      'contentAuthority',
      result(({ lcList }) => {
        lcList[3].pcList = lcList[4].pcList
      }),
    ),
    named: ['contentAuthority result.lcList[*].pcList[*].cid'],
  },
  {
    title: 'a channel that may be watched and has no stream',
    only: ['live'],
    fault: on(
      'channelList',
      result(({ channelListInfo: { channelList } }) => {
        for (const each of channelList[0].physicalChannelList) {
          delete each.liveStreamId
          delete each.streamId
        }
      }),
    ),
    named: ['channelList result.channelListInfo.channelList[*].physicalChannelList[*].liveStreamId'],
  },
  {
    title: 'two channels that play one stream',
    only: ['live'],
    fault: on(
      'channelList',
      result(({ channelListInfo: { channelList } }) => {
        channelList[2].physicalChannelList[0].liveStreamId = channelList[0].physicalChannelList[0].liveStreamId
      }),
    ),
    named: ['channelList result.channelListInfo.channelList[2].physicalChannelList[0].liveStreamId'],
  },
  {
    title: 'a picture that is not there',
    only: ['live'],
    fault: on(
      'channelList',
      result(({ channelListInfo: { channelList } }) => Object.assign(channelList[0], { iconUrl: '/art/nowhere.png' })),
    ),
    named: ['channelList result.channelListInfo.channelList[*].iconUrl'],
  },
  {
    title: 'top channels that are in no list',
    only: ['live'],
    fault: on(
      'topChannels',
      result(({ topChannelList }) => {
        for (const each of topChannelList) each.logicalChannelId = `x${each.logicalChannelId}`
      }),
    ),
    named: ['topChannels result.topChannelList[*].logicalChannelId'],
  },
  {
    title: 'rights that change all the time',
    only: ['live'],
    fault: on(
      'channelUpdates',
      result(({ dataStates }) => {
        const rights = dataStates.find(({ dataType }: Json) => dataType === 'CHANNEL_AUTH')
        if (rights !== undefined) rights.updateStatus = 'MODIFIED'
      }),
    ),
    named: ['channelUpdates result.dataStates[*].updateStatus'],
  },
]
