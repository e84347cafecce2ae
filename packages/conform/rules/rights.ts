import { isOn, listAt, numberAt, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Problem } from '../report/findings.ts'
import { grouped } from '../report/grouped.ts'
import type { Caller } from '../wire/requests.ts'
import { now, result, rule, uniqueIn, unless, type Visit } from './visit.ts'

export type Way = 'live' | 'catchup'

export interface LineUp {
  readonly channels: ReadonlyArray<unknown>
  /** Rights by the id of the channel. */
  readonly rights: ReadonlyMap<string, unknown>
}

const SECONDS_BELOW = 1e12

/** Allowed if expiry is -1, or expiry is in the future and the support flag is 1. */
const isInForce = (right: unknown, at: number): boolean => {
  const exp = numberAt(right, 'exp') ?? 0
  if (exp === -1) return true
  const until = exp < SECONDS_BELOW ? exp * 1000 : exp
  return until > at && isOn(Object(right).sup)
}

/** The physical channels of a channel that an account may use in a way. */
export const usable = (visit: Visit, { rights }: LineUp, channel: unknown, way: Way): ReadonlyArray<unknown> => {
  const of = listAt(rights.get(textAt(channel, 'logicalChannelId') ?? ''), 'pcList')
  const allowed = new Set(
    of.flatMap(each => {
      const has = listAt(each, 'au').some(right => textAt(right, 'k') === way && isInForce(right, now(visit)))
      return has ? (textAt(each, 'cid') ?? []) : []
    }),
  )
  return listAt(channel, 'physicalChannelList').filter(each => allowed.has(textAt(each, 'channelId') ?? ''))
}

/** Rights to what a channel is made of. */
const partProblems = (rights: ReadonlyArray<unknown>, channels: ReadonlyArray<unknown>): ReadonlyArray<Problem> => {
  const byId = grouped(channels, channel => textAt(channel, 'logicalChannelId'))
  return rights.flatMap((each, index) => {
    const of = (byId.get(textAt(each, 'lid')) ?? []).flatMap(channel => listAt(channel, 'physicalChannelList'))
    const parts = new Set(textsOf(of, 'channelId'))
    const named = textsOf(listAt(each, 'pcList'), 'cid')
    if (parts.size === 0 || named.length === 0 || named.some(cid => parts.has(cid))) return []
    const field = `result.lcList[${index}].pcList[*].cid`
    return [{ field, came: named[0], expected: 'a channelId of that channel', source: SOURCES.rights }]
  })
}

/** What the account that was made for this has: a back end that tells of no right plays nothing. */
const heldProblem = (visit: Visit, lineUp: LineUp, channels: ReadonlyArray<unknown>, way: Way): Problem | undefined =>
  unless(channels.length === 0 || channels.some(channel => usable(visit, lineUp, channel, way).length > 0), {
    field: `result.lcList[*].pcList[*].au, ${way}`,
    came: undefined,
    expected: `a ${way} right that is in force: the account needs one`,
    source: SOURCES.accountForThis,
  })

export const tryRights = async (visit: Visit, caller: Caller, channels: ReadonlyArray<unknown>): Promise<LineUp> => {
  const answer = await result(visit, 'contentAuthority', { originType: 'web', supportBroadCast: 1 }, caller)
  const rights = listAt(answer, 'lcList')
  const ids = textsOf(rights, 'lid')
  const known = new Set(textsOf(channels, 'logicalChannelId'))
  const areOfChannels = ids.length === 0 || known.size === 0 || ids.some(id => known.has(id))
  const lineUp = { channels, rights: new Map(rights.map(each => [textAt(each, 'lid') ?? '', each])) }
  rule(visit, 'contentAuthority', caller, 'names each channel once', uniqueIn('result.lcList', 'lid', ids))
  rule(visit, 'contentAuthority', caller, 'is about the channels of the list', [
    unless(areOfChannels, {
      field: 'result.lcList[0].lid',
      came: ids[0],
      expected: 'ids of channels of the list',
      source: SOURCES.rights,
    }),
    ...partProblems(rights, channels),
  ])
  if (answer !== undefined && areOfChannels && caller.as === 'user')
    rule(visit, 'contentAuthority', caller, 'has rights that are in force', [
      heldProblem(visit, lineUp, channels, 'live'),
      heldProblem(
        visit,
        lineUp,
        channels.filter(channel => isOn(Object(channel).canPlayBack)),
        'catchup',
      ),
    ])
  return lineUp
}
