import { listAt, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Problem } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { tryPicture } from './pictures.ts'
import { type LineUp, tryRights } from './rights.ts'
import { now, result, rule, uniqueIn, type Visit } from './visit.ts'

const FLAGS = { supportMosaic: 0, supportVirtual: 0, supportAudio: 1, supportBroadCast: 1, dataChecks: [] }
const DATA_TYPES = ['CHANNEL_AUTH', 'CHANNEL_LIST', 'CHANNEL_GROUP', 'EPG_PROGRAMS', 'DATA_TYPE_CHANNEL_TOPX']

const unknownIds = { expected: 'ids of channels of the list', source: SOURCES.ids }

const columnProblems = (columns: ReadonlyArray<unknown>, ids: ReadonlySet<string>): ReadonlyArray<Problem> =>
  columns.flatMap((column, index) => {
    const named = listAt(column, 'logicalChannelIdList').filter(id => typeof id === 'string')
    if (named.length === 0 || named.some(id => ids.has(id))) return []
    const field = `result.channelColumnInfo.columnList[${index}].logicalChannelIdList`
    return [{ ...unknownIds, field, came: named[0] }]
  })

/** Two channels that play one stream are one channel. */
const streamProblems = (channels: ReadonlyArray<unknown>): ReadonlyArray<Problem> => {
  const places = channels.flatMap((channel, at) =>
    listAt(channel, 'physicalChannelList').flatMap((physical, index) => {
      const came = textAt(physical, 'liveStreamId')
      const field = `result.channelListInfo.channelList[${at}].physicalChannelList[${index}].liveStreamId`
      return came === undefined ? [] : [{ at, came, field }]
    }),
  )
  const first = new Map<string, number>()
  for (const { at, came } of places) if (!first.has(came)) first.set(came, at)
  return places
    .filter(({ at, came }) => first.get(came) !== at)
    .map(({ field, came }) => ({ field, came, expected: 'a stream of this channel alone', source: SOURCES.streamIds }))
}

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
  rule(visit, 'channelList', caller, 'has a stream of its own for each channel', streamProblems(channels))
  await tryPicture(visit, caller, 'channelList', 'result.channelListInfo.channelList[*].iconUrl', channels, 'iconUrl')
  return channels
}

/** What it calls modified since this moment, and again a moment later, has not changed: it always says so. */
const alwaysModified = async (visit: Visit, caller: Caller, states: ReadonlyArray<unknown>) => {
  const modified = (list: ReadonlyArray<unknown>): ReadonlyArray<string> =>
    textsOf(
      list.filter(state => textAt(state, 'updateStatus') === 'MODIFIED'),
      'dataType',
    )
  const first = modified(states)
  if (first.length === 0) return []
  const dataChecks = first.map(dataType => ({ dataType, timestamp: Math.ceil(now(visit)) + 1000 }))
  const again = await result(visit, 'channelUpdates', { dataChecks }, caller, 'answers once more')
  return modified(listAt(again, 'dataStates')).map(type => ({
    field: 'result.dataStates[*].updateStatus',
    came: `MODIFIED of ${type}, twice`,
    expected: 'UNMODIFIED: it was read just now',
    source: SOURCES.updates,
  }))
}

const tryUpdates = async (visit: Visit, caller: Caller): Promise<void> => {
  const dataChecks = DATA_TYPES.map(dataType => ({ dataType, timestamp: Math.ceil(now(visit)) }))
  const answer = await result(visit, 'channelUpdates', { dataChecks }, caller)
  if (answer === undefined) return
  const states = listAt(answer, 'dataStates')
  const told = textsOf(states, 'dataType')
  rule(visit, 'channelUpdates', caller, 'says of each kind of data whether it has changed', [
    ...uniqueIn('result.dataStates', 'dataType', told),
    ...DATA_TYPES.filter(type => !told.includes(type)).map(type => ({
      field: 'result.dataStates',
      came: `nothing of ${type}`,
      expected: 'a state of every dataType that was asked for',
      source: SOURCES.updates,
    })),
    ...(await alwaysModified(visit, caller, states)),
  ])
}

const tryRules = async (visit: Visit, caller: Caller): Promise<void> => {
  await result(visit, 'contentRules', {}, caller)
}

/** The channels, the rights to them, and what stands beside. */
export const tryChannels = async (visit: Visit, caller: Caller): Promise<LineUp> => {
  const channels = await tryList(visit, caller)
  const lineUp = await tryRights(visit, caller, channels)
  const known = new Set(textsOf(channels, 'logicalChannelId'))
  await tryRules(visit, caller)
  await tryUpdates(visit, caller)
  for (const name of ['topChannels', 'channelTopSearch']) {
    const answer = await result(visit, name, {}, caller)
    const ids = textsOf(listAt(answer, 'topChannelList'), 'logicalChannelId')
    rule(visit, name, caller, 'names channels of the list, each once', [
      ...uniqueIn('result.topChannelList', 'logicalChannelId', ids),
      ...(ids.length === 0 || known.size === 0 || ids.some(id => known.has(id))
        ? []
        : [{ ...unknownIds, field: 'result.topChannelList[*].logicalChannelId', came: ids[0] }]),
    ])
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
  return lineUp
}
