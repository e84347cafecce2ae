import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { ContentAuthority } from '../../models/authority.ts'
import { Channel } from '../../models/channel.ts'
import { ContentRule } from '../../models/contentRule.ts'
import { EpgCheckSum, EpgRecord } from '../../models/epg.ts'
import { PhysicalChannel } from '../../models/physicalChannel.ts'
import { ChannelProgrammeFromWire } from '../../models/programme.ts'
import { ReminderMark } from '../../models/reminder.ts'
import { overTheWire, read } from './laws.ts'

const physicalChannel = {
  channelId: 'p',
  liveStreamId: 'l',
  dvrStreamId: 'd',
  streamId: 's',
  dvrContentId: 'dc',
  contentId: 'c',
  drmType: 1,
  resolution: 2,
  multiDrmLiveStreamIdMap: { fairplay: 'lf' },
  multiDrmDvrStreamIdMap: { fairplay: 'df' },
  liveAuthority: 1,
  playBackAuthority: 0,
}

const contentRule = {
  contentId: 'c',
  ruleList: [{ ruleType: 'region', ruleCategory: 'basic', action: 'allow', ruleValue: 'br,cl' }],
}

const channel = {
  logicalChannelId: '7',
  logicalChannelName: 'Sete',
  channelSeq: 7,
  iconUrl: '/art/7.svg',
  channelType: 5,
  sourceType: 2,
  isFavorite: 1,
  liveAuthority: 1,
  playBackAuthority: 0,
  epgId: 'e',
  canPlayBack: 1,
  playbackDuration: 7,
  audioPosterList: ['/art/poster.svg'],
  physicalChannelList: [physicalChannel],
  contentRuleList: [contentRule],
  contentId: 'c',
}

const programme = {
  programId: 'n',
  programme: 'News',
  desc: 'Of the day',
  start: 1,
  stop: 2,
  logicalChannelId: '7',
  channelName: 'Sete',
  iconUrl: '/art/7.svg',
  multilingual: [{ lang: 'pt', title: 'Notícias', content: 'Do dia' }],
  epgStatus: 'notStart',
}

const epgRecord = {
  appId: 'app',
  epgId: 'e',
  date: 86_400_000,
  isCatchup: 1,
  checksum: 'x',
  programs: [
    {
      programId: 'n',
      startTime: 1,
      stopTime: 2,
      title: 'News',
      content: 'Of the day',
      multilingualList: [{ lang: 'pt', title: 'Notícias', content: 'Do dia' }],
    },
  ],
}

const authority = {
  lcList: [{ lid: '7', pcList: [{ cid: 'p', contentId: 'c', au: [{ k: 'live', exp: -1, sup: 1 }] }] }],
}

const checksum = { appId: 'app', date: 0, dateCheckSum: 'x', epgCheckSumData: [{ epgId: 'e', epgChecksum: 'y' }] }

describe('Entities of live television carry every field that the specification names', () => {
  const itCarries = <A>(entity: string, codec: t.Type<A, unknown>, wire: object): void =>
    it(`[NET-10] ${entity}`, () => {
      expect(overTheWire(codec, read(codec, wire))).toMatchObject(wire)
    })

  itCarries('a logical channel', Channel, channel)
  itCarries('a physical channel', PhysicalChannel, physicalChannel)
  itCarries('the channel list of an authority', ContentAuthority, authority)
  itCarries('a programme', ChannelProgrammeFromWire, programme)
  itCarries('an EPG record', EpgRecord, epgRecord)
  itCarries('an EPG checksum', EpgCheckSum, checksum)
  itCarries('a content rule', ContentRule, contentRule)
  itCarries('a kept reminder', ReminderMark, { logicalChannelId: '7', programId: 'n', epgStatus: 'notStart' })
})
