import * as t from 'io-ts'
import { ContentAuthority } from '../authority.ts'
import { Channel, EpgId, LogicalChannelId } from '../channel.ts'
import { tolerantArray } from '../codec/decode.ts'
import { Instant } from '../codec/instant.ts'
import { NoFields } from '../codec/nothing.ts'
import { Flag, fallback } from '../codec/optional.ts'
import { Text } from '../codec/text.ts'
import { Column } from '../column.ts'
import { ContentRule } from '../contentRule.ts'
import { EpgDayChecksum, EpgModel, EpgRecord, UtcDay } from '../epg.ts'
import { Language } from '../language.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

type Call<Q, R> = Pick<Endpoint<Q, R>, 'name' | 'path' | 'purpose' | 'request' | 'response'>
const call = <Q, R>(value: Call<Q, R>) =>
  endpoint({ ...value, area: 'live', method: 'POST', prefix: '/liveapi', body: 'json' })

/** Spec §7, Live and channel. */
export const liveEndpoints = {
  channelList: call({
    name: 'channelList',
    path: '/api/v5/channel/unencrypted/list',
    purpose: 'Every channel with its physical channels, and the columns that group them.',
    request: t.strict(
      { supportMosaic: Flag, supportVirtual: Flag, supportAudio: Flag, supportBroadCast: Flag },
      'ChannelListRequest',
    ),
    response: t.strict(
      {
        channelListInfo: t.strict({ updateTimestamp: Instant, channelList: tolerantArray(Channel) }, 'ChannelListInfo'),
        channelColumnInfo: t.strict({ updateTimestamp: Instant, columnList: tolerantArray(Column) }, 'ColumnInfo'),
        kidsModeSwitch: fallback(Flag, false),
      },
      'ChannelListResult',
    ),
  }),
  contentAuthority: call({
    name: 'contentAuthority',
    path: '/api/channel/content/authority/v1',
    purpose: "The account's live and catch-up rights of every physical channel.",
    request: t.strict({ originType: Text, supportBroadCast: Flag }, 'ContentAuthorityRequest'),
    response: ContentAuthority,
  }),
  contentRules: endpoint({
    name: 'contentRules',
    area: 'live',
    method: 'POST',
    prefix: '',
    path: '/extraApi/api/channel/contentrule/v1',
    body: 'json',
    purpose: 'Who may see which content, by place, address and account.',
    request: NoFields,
    response: t.strict({ contentRuleList: tolerantArray(ContentRule) }, 'ContentRulesResult'),
  }),
  epgDay: call({
    name: 'epgDay',
    path: '/api/programs/commercial/web/epg/query/v1',
    purpose: 'Days of one channel around a date, in one language.',
    request: t.strict(
      {
        date: UtcDay,
        epgId: EpgId,
        channelId: LogicalChannelId,
        pastDays: t.Int,
        futureDays: t.Int,
        lang: Language,
      },
      'EpgDayRequest',
    ),
    response: t.strict({ epgList: tolerantArray(EpgRecord) }, 'EpgDayResult'),
  }),
  epgChecksums: call({
    name: 'epgChecksums',
    path: '/api/programs/commercial/web/checksum/query/v1',
    purpose: 'A checksum of every day of every channel, so that only changed days are fetched.',
    request: NoFields,
    response: tolerantArray(EpgDayChecksum),
  }),
  epgDays: call({
    name: 'epgDays',
    path: '/api/programs/commercial/web/epg/query/v2',
    purpose: 'One day of many channels.',
    request: t.strict({ date: UtcDay, epgIdList: t.readonlyArray(EpgId) }, 'EpgDaysRequest'),
    response: t.strict({ epgModelList: tolerantArray(EpgModel) }, 'EpgDaysResult'),
  }),
}
