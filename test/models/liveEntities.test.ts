import fc from 'fast-check'
import { describe } from 'vitest'
import { ContentAuthority } from '../../models/authority.ts'
import { Channel } from '../../models/channel.ts'
import { ChannelFavourite } from '../../models/channelFavourite.ts'
import { ChannelPlay } from '../../models/channelHistory.ts'
import { DataState } from '../../models/channelUpdate.ts'
import { Column } from '../../models/column.ts'
import { ContentRule } from '../../models/contentRule.ts'
import { EpgCheckSum, EpgModel, EpgRecord } from '../../models/epg.ts'
import { Licence } from '../../models/licence.ts'
import { MetricBatch } from '../../models/metric.ts'
import { PhysicalChannel } from '../../models/physicalChannel.ts'
import { ChannelProgrammeFromWire, ProgrammeFromWire } from '../../models/programme.ts'
import { ReminderMark } from '../../models/reminder.ts'
import { Tracker } from '../../models/tracker.ts'
import { itRoundTrips, itWithstandsBadInput } from './laws.ts'
import * as some from './liveArbitraries.ts'

describe('Entities of live television', () => {
  itRoundTrips('[NET-10] A channel', Channel, some.channels)
  itRoundTrips('[NET-10] A physical channel', PhysicalChannel, some.physicalChannels)
  itRoundTrips('[NET-10] A column', Column, some.columns)
  itRoundTrips('[NET-10] A content rule', ContentRule, some.contentRules)
  itRoundTrips('[NET-10] An authority', ContentAuthority, some.authorities)
  itRoundTrips('[NET-10] A programme of the guide', ProgrammeFromWire, some.programmes)
  itRoundTrips('[NET-10] A programme with its channel', ChannelProgrammeFromWire, some.channelProgrammes)
  itRoundTrips('[NET-10] An EPG record', EpgRecord, some.epgRecords)
  itRoundTrips("[NET-10] A channel's days", EpgModel, some.epgModels)
  itRoundTrips('[NET-10] An EPG checksum', EpgCheckSum, some.epgCheckSums)
  itRoundTrips('[NET-10] A kept reminder', ReminderMark, some.reminderMarks)
  itRoundTrips('[NET-10] A favourite channel', ChannelFavourite, some.channelFavourites)
  itRoundTrips('[NET-10] A watched channel', ChannelPlay, some.channelPlays)
  itRoundTrips('[NET-10] An update state', DataState, some.dataStates)
  itRoundTrips('[NET-10] A tracker', Tracker, some.trackers)
  itRoundTrips('[NET-10] A licence', Licence, fc.record({ license: some.base64 }))
  itRoundTrips('[NET-10] A batch of metrics', MetricBatch, some.few(some.metricRecords))

  itWithstandsBadInput('A channel', Channel, some.channels)
  itWithstandsBadInput('An authority', ContentAuthority, some.authorities)
  itWithstandsBadInput('An EPG record', EpgRecord, some.epgRecords)
  itWithstandsBadInput('A programme with its channel', ChannelProgrammeFromWire, some.channelProgrammes)
  itWithstandsBadInput('A batch of metrics', MetricBatch, some.few(some.metricRecords))
})
