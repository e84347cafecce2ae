import * as t from 'io-ts'
import { ContentAuthority } from '../authority.ts'
import { Channel } from '../channel.ts'
import { DataCheck } from '../channelUpdate.ts'
import { tolerantArray } from '../codec/decode.ts'
import { Instant } from '../codec/instant.ts'
import { NoFields } from '../codec/nothing.ts'
import { Flag, fallback } from '../codec/optional.ts'
import { Text } from '../codec/text.ts'
import { Column } from '../column.ts'
import { ContentRule } from '../contentRule.ts'
import { liveCall } from './liveCall.ts'

// Spec §7, Live and channel: the line-up and its rights.

export const channelList = liveCall({
  name: 'channelList',
  path: '/api/v5/channel/unencrypted/list',
  maxAge: 0,
  request: t.strict(
    {
      supportMosaic: Flag,
      supportVirtual: Flag,
      supportAudio: Flag,
      supportBroadCast: Flag,
      /** CHANNEL_LIST and CHANNEL_GROUP as last read. */
      dataChecks: fallback(tolerantArray(DataCheck), []),
    },
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
})

export const contentAuthority = liveCall({
  name: 'contentAuthority',
  path: '/api/channel/content/authority/v1',
  request: t.strict({ originType: Text, supportBroadCast: Flag }, 'ContentAuthorityRequest'),
  response: ContentAuthority,
})

export const contentRules = {
  ...liveCall({
    name: 'contentRules',
    path: '/extraApi/api/channel/contentrule/v1',
    maxAge: 0,
    request: NoFields,
    response: t.strict({ contentRuleList: tolerantArray(ContentRule) }, 'ContentRulesResult'),
  }),
  prefix: '' as const,
}
