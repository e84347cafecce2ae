import { at, listAt, numberAt, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Problem } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { now, result, rule, uniqueIn, unless, type Visit } from './visit.ts'

export interface LineUp {
  readonly channels: ReadonlyArray<unknown>
  /** Rights by the id of the channel. */
  readonly rights: ReadonlyMap<string, unknown>
}

const FLAGS = { supportMosaic: 0, supportVirtual: 0, supportAudio: 1, supportBroadCast: 1, dataChecks: [] }
const DATA_TYPES = ['CHANNEL_AUTH', 'CHANNEL_LIST', 'CHANNEL_GROUP', 'EPG_PROGRAMS', 'DATA_TYPE_CHANNEL_TOPX']

const columnProblems = (columns: ReadonlyArray<unknown>, ids: ReadonlySet<string>): ReadonlyArray<Problem> =>
  columns.flatMap((column, index) => {
    const named = listAt(column, 'logicalChannelIdList').filter(id => typeof id === 'string')
    if (named.length === 0 || named.some(id => ids.has(id))) return []
    const field = `result.channelColumnInfo.columnList[${index}].logicalChannelIdList`
    return [{ field, came: named[0], expected: 'ids of channels of the list', source: SOURCES.ids }]
  })

const tryList = async (visit: Visit, caller: Caller): Promise<ReadonlyArray<unknown>> => {
  const answer = await result(visit, 'channelList', FLAGS, caller)
  const channels = listAt(answer, 'channelListInfo', 'channelList')
  const columns = listAt(answer, 'channelColumnInfo', 'columnList')
  const ids = textsOf(channels, 'logicalChannelId')
  rule(visit, 'channelList', caller, 'names each channel and each column once', [
    ...uniqueIn('result.channelListInfo.channelList', 'logicalChannelId', ids),
    ...uniqueIn('result.channelColumnInfo.columnList', 'columnId', textsOf(columns, 'columnId')),
    ...channels.flatMap((channel, index) =>
      uniqueIn(
        `result.channelListInfo.channelList[${index}].physicalChannelList`,
        'channelId',
        textsOf(listAt(channel, 'physicalChannelList'), 'channelId'),
      ),
    ),
  ])
  rule(visit, 'channelList', caller, 'has columns of its channels', columnProblems(columns, new Set(ids)))
  return channels
}

const tryRights = async (visit: Visit, caller: Caller, channels: ReadonlyArray<unknown>) => {
  const answer = await result(visit, 'contentAuthority', { originType: 'web', supportBroadCast: 1 }, caller)
  const rights = listAt(answer, 'lcList')
  const ids = textsOf(rights, 'lid')
  const known = new Set(textsOf(channels, 'logicalChannelId'))
  rule(visit, 'contentAuthority', caller, 'names each channel once', uniqueIn('result.lcList', 'lid', ids))
  rule(visit, 'contentAuthority', caller, 'is about the channels of the list', [
    unless(ids.length === 0 || known.size === 0 || ids.some(id => known.has(id)), {
      field: 'result.lcList[0].lid',
      came: ids[0],
      expected: 'ids of channels of the list',
      source: SOURCES.rights,
    }),
  ])
  return new Map(rights.map(each => [textAt(each, 'lid') ?? '', each]))
}

const tryUpdates = async (visit: Visit, caller: Caller): Promise<void> => {
  const dataChecks = DATA_TYPES.map(dataType => ({ dataType, timestamp: Math.round(now(visit)) }))
  const answer = await result(visit, 'channelUpdates', { dataChecks }, caller)
  if (answer === undefined) return
  const told = textsOf(listAt(answer, 'dataStates'), 'dataType')
  rule(visit, 'channelUpdates', caller, 'says of each kind of data whether it has changed', [
    ...uniqueIn('result.dataStates', 'dataType', told),
    ...DATA_TYPES.filter(type => !told.includes(type)).map(type => ({
      field: 'result.dataStates',
      came: `nothing of ${type}`,
      expected: 'a state of every dataType that was asked for',
      source: SOURCES.updates,
    })),
  ])
}

const tryRules = async (visit: Visit, caller: Caller): Promise<void> => {
  await result(visit, 'contentRules', {}, caller)
}

/** The channels, the rights to them, and what stands beside. */
export const tryChannels = async (visit: Visit, caller: Caller): Promise<LineUp> => {
  const channels = await tryList(visit, caller)
  const rights = await tryRights(visit, caller, channels)
  await tryRules(visit, caller)
  await tryUpdates(visit, caller)
  for (const name of ['topChannels', 'channelTopSearch']) {
    const answer = await result(visit, name, {}, caller)
    const ids = textsOf(listAt(answer, 'topChannelList'), 'logicalChannelId')
    rule(visit, name, caller, 'names each channel once', uniqueIn('result.topChannelList', 'logicalChannelId', ids))
  }
  const lists = [
    ['channelBanners', {}],
    ['homeRecommendations', { accountId: caller.accountId ?? '' }],
  ] as const
  for (const [name, fields] of lists) {
    const answer = await result(visit, name, fields, caller)
    const ids = textsOf(listAt(answer, 'bannerItemList'), 'bannerItemId')
    rule(visit, name, caller, 'names each slide once', uniqueIn('result.bannerItemList', 'bannerItemId', ids))
  }
  return { channels, rights }
}

const SECONDS_BELOW = 1e12

/** Spec §6: allowed if expiry is -1, or expiry is in the future and the support flag is 1. */
const isInForce = (right: unknown, at_: number): boolean => {
  const exp = numberAt(right, 'exp') ?? 0
  if (exp === -1) return true
  const until = exp < SECONDS_BELOW ? exp * 1000 : exp
  return until > at_ && [1, true].includes(at(right, 'sup') as number)
}

/** The physical channels of a channel that an account may use in a way. */
export const usable = (visit: Visit, { rights }: LineUp, channel: unknown, way: 'live' | 'catchup') => {
  const of = listAt(rights.get(textAt(channel, 'logicalChannelId') ?? ''), 'pcList')
  const allowed = new Set(
    of.flatMap(each => {
      const has = listAt(each, 'au').some(right => textAt(right, 'k') === way && isInForce(right, now(visit)))
      return has ? (textAt(each, 'cid') ?? []) : []
    }),
  )
  return listAt(channel, 'physicalChannelList').filter(each => allowed.has(textAt(each, 'channelId') ?? ''))
}
