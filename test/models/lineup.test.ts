import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BROADCAST_SOURCE, byChannelNumber, Channel, isAudio } from '../../models/channel.ts'
import { Column, columnNameIn } from '../../models/column.ts'
import { channelsOf, inTurns, visibleChannels, withContentRules, withVisibleForms } from '../../models/lineup.ts'
import * as liveEndpoints from '../../models/wire/live.ts'
import { decoded, HTML, HUGE, read } from './laws.ts'
import { channels, columns, contentRules, lineups } from './liveArbitraries.ts'

const nowhere = { facts: {}, hideUnauthorised: false }
const wire = (logicalChannelId: unknown, more: object = {}) => ({
  logicalChannelId,
  logicalChannelName: 'Uno',
  channelSeq: 1,
  ...more,
})

describe('The channel list', () => {
  const answer = (channelList: unknown) => ({
    channelListInfo: { updateTimestamp: 1, channelList },
    channelColumnInfo: { updateTimestamp: 1, columnList: [] },
  })

  it('[CHAN-01] needs of a channel only its id, its name and its number', () => {
    const channel = read(Channel, wire(7))
    expect(channel).toMatchObject({
      logicalChannelId: '7',
      channelSeq: 1,
      liveAuthority: false,
      physicalChannelList: [],
    })
  })

  it('[CHAN-01] reads the kids mode switch, off when the operator says nothing', () => {
    const { response } = liveEndpoints.channelList
    expect(read(response, answer([])).kidsModeSwitch).toBe(false)
    expect(read(response, { ...answer([]), kidsModeSwitch: '1' }).kidsModeSwitch).toBe(true)
  })

  it('[NET-08] loses its bad channels one by one, reports each with its path, and keeps the rest', () => {
    const bad = [
      null,
      'Uno',
      wire(''),
      wire(2, { channelSeq: '2' }),
      wire(3, { logicalChannelName: HUGE }),
      wire(4, { isFavorite: 'yes' }),
    ]
    const { result, dropped } = decoded(
      liveEndpoints.channelList.response,
      answer([...bad, wire(7, { logicalChannelName: HTML })]),
    )
    expect(dropped.map(({ path }) => path)).toEqual(
      ['0', '1', '2.logicalChannelId', '3.channelSeq', '4.logicalChannelName', '5.isFavorite'].map(
        path => `channelListInfo.channelList.${path}`,
      ),
    )
    expect(result).toMatchObject({
      right: { channelListInfo: { channelList: [{ logicalChannelId: '7', logicalChannelName: HTML }] } },
    })
  })

  it.each([
    ['null for the list', answer(null), 'channelListInfo.channelList'],
    ['no list', answer(undefined), 'channelListInfo.channelList'],
    ['a page of HTML', '<!doctype html>', ''],
    ['nothing', undefined, ''],
    ['no columns', { ...answer([]), channelColumnInfo: undefined }, 'channelColumnInfo'],
  ])('[NET-08] with %s is refused with the path', (_, input, path) => {
    expect(decoded(liveEndpoints.channelList.response, input).result).toEqual({
      _tag: 'Left',
      left: { codec: 'ChannelListResult', path },
    })
  })

  it('[NET-08] keeps a channel whose logo is a script, without the logo', () => {
    expect(read(Channel, wire(7, { iconUrl: 'javascript:alert(1)' })).iconUrl).toBeUndefined()
  })

  it('[NET-08] keeps a channel whose physical channel is broken or of an unknown quality', () => {
    const physicalChannelList = [{ channelId: 'a', resolution: 99, drmType: 7 }, { channelId: null }]
    const { result, dropped } = decoded(Channel, wire(7, { physicalChannelList }))
    expect(result).toMatchObject({
      right: { physicalChannelList: [{ channelId: 'a', resolution: undefined, drmType: 1 }] },
    })
    expect(dropped).toEqual([{ codec: 'PhysicalChannel', path: 'physicalChannelList.1.channelId' }])
  })

  it('[CHAN-07] knows audio channels by their type', () => {
    fc.assert(fc.property(channels, channel => isAudio(channel) === (channel.channelType === 5)))
  })

  it('[CHAN-01] is ordered by channel number', () => {
    fc.assert(
      fc.property(lineups, list => {
        const numbers = list.toSorted(byChannelNumber).map(({ channelSeq }) => channelSeq)
        expect(numbers).toEqual(list.map(({ channelSeq }) => channelSeq).toSorted((one, other) => one - other))
      }),
    )
  })
})

describe('Visible channels', () => {
  it('[CHAN-04] without any right are hidden when the operator wishes, and only they', () => {
    fc.assert(
      fc.property(lineups, list => {
        const free = list.map(channel => ({ ...channel, contentRuleList: [], sourceType: 0 }))
        expect(visibleChannels(free, nowhere)).toEqual(free)
        expect(visibleChannels(free, { facts: {}, hideUnauthorised: true })).toEqual(
          free.filter(({ liveAuthority, playBackAuthority }) => liveAuthority || playBackAuthority),
        )
      }),
    )
  })

  it('[CHAN-01] never hold the channel of the national broadcast, which only a takeover shows', () => {
    const ordinary = read(Channel, wire(1))
    const broadcast = read(Channel, wire(2, { sourceType: BROADCAST_SOURCE, liveAuthority: true }))
    expect(visibleChannels([broadcast, ordinary], nowhere)).toEqual([ordinary])
  })

  it('[CHAN-05] obey the rules of their own content and of no other', () => {
    const rule = { ruleType: 'region', ruleCategory: 'basic', action: 'deny', ruleValue: 'br' }
    const own = [
      read(Channel, wire(1, { contentId: 'a' })),
      read(Channel, wire(2, { contentId: 'b' })),
      read(Channel, wire(3)),
      read(Channel, wire(4, { contentRuleList: [{ contentId: 'd', ruleList: [rule] }] })),
    ]
    const ruled = withContentRules(
      own,
      [{ contentId: 'a', ruleList: [rule] }].flatMap(each => read(Channel.type.props.contentRuleList, [each])),
    )
    const seenFrom = (region: string) =>
      visibleChannels(ruled, { facts: { region }, hideUnauthorised: false }).map(
        ({ logicalChannelId }) => logicalChannelId,
      )
    expect(seenFrom('br')).toEqual(['2', '3'])
    expect(seenFrom('cl')).toEqual(['1', '2', '3', '4'])
  })

  it('[LIVE-01] [CHAN-05] have the forms whose own content the rules allow, and are none without any', () => {
    const forms = ['a', 'b'].map(contentId => ({ channelId: `f${contentId}`, contentId, streamId: contentId }))
    const deny = { ruleType: 'region', ruleCategory: 'basic', action: 'deny', ruleValue: 'br' }
    const ruled = (...contents: ReadonlyArray<string>) =>
      withContentRules(
        [read(Channel, wire(1, { contentId: 'c', physicalChannelList: forms }))],
        contents.flatMap(contentId => read(Channel.type.props.contentRuleList, [{ contentId, ruleList: [deny] }])),
      )
    const formsFrom = (region: string, ...contents: ReadonlyArray<string>) =>
      visibleChannels(withVisibleForms(ruled(...contents), { facts: { region } }), nowhere).map(
        ({ physicalChannelList }) => physicalChannelList.map(({ channelId }) => channelId),
      )
    expect(formsFrom('br', 'a')).toEqual([['fb']])
    expect(formsFrom('cl', 'a')).toEqual([['fa', 'fb']])
    expect(formsFrom('br', 'a', 'b')).toEqual([])
    expect(
      visibleChannels(withVisibleForms(ruled('c'), { facts: { region: 'br' } }), {
        ...nowhere,
        facts: { region: 'br' },
      }),
    ).toEqual([])
  })

  it('[CHAN-05] are a part of the list in its order, whatever the rules', () => {
    fc.assert(
      fc.property(lineups, fc.array(contentRules), fc.constantFrom('br', 'cl'), (list, rules, region) => {
        const ruled = withContentRules(list, rules)
        const seen = visibleChannels(ruled, { facts: { region }, hideUnauthorised: false })
        expect(seen).toEqual(ruled.filter(channel => seen.includes(channel)))
        expect(ruled.map(({ logicalChannelId }) => logicalChannelId)).toEqual(
          list.map(({ logicalChannelId }) => logicalChannelId),
        )
      }),
    )
  })
})

describe('A column', () => {
  it('[CHAN-01] lists its channels in its own order and leaves out those that are not there', () => {
    fc.assert(
      fc.property(lineups, columns, fc.infiniteStream(fc.boolean()), (list, column, coins) => {
        const ids = list.map(({ logicalChannelId }) => logicalChannelId)
        const named = ids.filter(() => coins.next().value)
        const logicalChannelIdList = [
          ...column.logicalChannelIdList.filter(id => !ids.includes(id)),
          ...named.toReversed(),
        ]
        const listed = channelsOf({ ...column, logicalChannelIdList }, list)
        expect(listed.map(({ logicalChannelId }) => logicalChannelId)).toEqual(named.toReversed())
      }),
    )
  })

  it('[CHAN-01] is named in the active language, else as the operator wrote it', () => {
    const column = read(Column, {
      columnId: 1,
      columnName: 'Sport',
      columnLang: [{ lang: 'pt', columnName: 'Esporte' }],
      logicalChannelIdList: [],
    })
    expect(columnNameIn(column, 'pt')).toBe('Esporte')
    expect(columnNameIn(column, 'es')).toBe('Sport')
  })
})

it('a row in turns has one channel of each group after the other, each once, and forgets none', () => {
  const [a, b, c, d, e] = ['1', '2', '3', '4', '5'].map(id => read(Channel, wire(id)))
  const group = (columnId: string, ...ids: string[]) =>
    read(Column, { columnId, columnName: columnId, logicalChannelIdList: ids })
  const all = [a, b, c, d, e].flatMap(channel => channel ?? [])
  const names = inTurns([group('x', '1', '2'), group('y', '3', '1', '4')], all).map(each => each.logicalChannelId)
  expect(names).toEqual(['1', '3', '2', '4', '5'])
  expect(inTurns([], all)).toEqual(all)
  expect(inTurns([group('x', 'gone')], [])).toEqual([])
})
