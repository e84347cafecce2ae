import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, setup } from 'xstate'
import {
  type ColumnsFact,
  type LineupAnswer,
  type LineupData,
  type LineupEvent,
  type LineupFact,
  type LineupWish,
  lineupMachine,
  neighbour,
  type OwnViewWish,
  selectAllColumns,
  selectChannel,
  selectChannelsOf,
  selectColumns,
  selectCurrentProgramme,
  selectIsFailed,
  selectIsHidden,
  selectIsKidsMode,
  selectIsLoading,
  selectKnownChannels,
  selectNextProgramme,
  selectOffersKidsMode,
} from '../../../machines/lineup/index.ts'
import type { OwnView } from '../../../models/channelChoices.ts'
import { addMs, DAY, type Instant, instant, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { type ContentRule, RuleType } from '../../../models/contentRule.ts'
import { utcDayOf } from '../../../models/epg.ts'
import type { ProgrammesAnswer, ProgrammeWish } from '../../../models/guideWindow.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { channel, channelId, column, columnId, epgId, liveRights, programme } from '../../support/lineups.ts'
import { settle } from '../../support/playerRig.ts'
import { lineupModel } from './model.ts'

chartSuite(lineupModel)

const NOW = instant(Date.UTC(2026, 10, 20, 12))
const news = channel('news', { number: 1, qualities: [1, 2] })
const sport = channel('sport', { number: 2 })
const film = channel('film', { number: 3 })

const data = (more: Partial<LineupData> = {}): LineupData => ({
  channels: [news, sport, film],
  columns: [column('all', [news, sport, film]), column('films', [film])],
  authority: liveRights([
    [news, -1],
    [sport, 0],
    [film, (NOW + MINUTE) / SECOND],
  ]),
  contentRules: [],
  visibility: { facts: {}, hideUnauthorised: false },
  offersKidsMode: true,
  missing: [],
  ...more,
})

const EVERYTHING: OwnView = { hiddenIds: [], startsOnLast: true, kidsColumnIds: undefined }

const lineupRig = async (
  answers: LineupAnswer[],
  guide: (wish: ProgrammeWish) => ProgrammesAnswer = () => right({}),
) => {
  const clock = new SimulatedClock()
  const facts: LineupFact[] = []
  const groups: ColumnsFact[] = []
  const wishes: ProgrammeWish[] = []
  const decisions: OwnViewWish[] = []
  let decide = (_: OwnView): void => undefined
  const loads: LineupWish[] = []
  const lineup = lineupMachine.provide({
    actors: {
      loadLineup: fromPromise(async ({ input }) => {
        const answer = answers[Math.min(loads.length, answers.length - 1)]
        loads.push(input)
        return answer ?? left({ tag: 'offline' } as const)
      }),
      loadProgrammes: fromPromise(async ({ input }) => {
        wishes.push(input)
        return guide(input)
      }),
      ownView: fromCallback<OwnViewWish, undefined, LineupEvent>(({ sendBack, receive }) => {
        decide = ownView => sendBack({ type: 'ownView.changed', ownView })
        receive(wish => decisions.push(wish))
        decide(EVERYTHING)
      }),
    },
  })
  const parent = setup({
    types: { events: {} as ColumnsFact | LineupFact },
    actors: { lineup },
    actions: {
      note: (_, fact: ColumnsFact | LineupFact) =>
        fact.type === 'columns.changed' ? groups.push(fact) : facts.push(fact),
    },
  }).createMachine({
    invoke: { id: 'lineup', src: 'lineup', input: { now: NOW } },
    on: { '*': { actions: { type: 'note', params: ({ event }) => event } } },
  })
  const root = createActor(parent, { clock }).start()
  await settle()
  const actor = root.getSnapshot().children.lineup
  if (actor === undefined) throw new Error('the line-up did not start')
  const pass = async (ms: number) => {
    clock.increment(ms)
    await settle()
  }
  return {
    actor,
    facts,
    groups,
    wishes,
    decisions,
    decide: async (ownView: Partial<OwnView>) => {
      decide({ ...EVERYTHING, ...ownView })
      await settle()
    },
    pass,
    loads,
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event)
      await settle()
    },
    tick: async (now: Instant) => {
      actor.send({ type: 'clock.ticked', now })
      await settle()
    },
    snapshot: () => actor.getSnapshot(),
    shown: (group?: string) => selectChannelsOf(group)(actor.getSnapshot()).map(each => each.logicalChannelId),
    isOpen: (id: string) => selectChannel(channelId(id))(actor.getSnapshot())?.liveAuthority,
  }
}

describe('journeys: the list', () => {
  test('[CHAN-01] channels come in their groups, which are told with them', async () => {
    const rig = await lineupRig([right(data())])
    expect(selectColumns(rig.snapshot()).map(each => each.columnId)).toEqual(['all', 'films'])
    expect(rig.shown()).toEqual(['news', 'sport', 'film'])
    expect(rig.shown('films')).toEqual(['film'])
    expect(rig.shown('nothing')).toEqual(['news', 'sport', 'film'])
    expect(selectChannelsOf('films')(rig.snapshot())).toBe(selectChannelsOf('films')(rig.snapshot()))
    expect(rig.groups).toEqual([{ type: 'columns.changed', columns: data().columns }])
  })

  test('[CHAN-01] a list that cannot be had says so and is asked for again', async () => {
    const rig = await lineupRig([left({ tag: 'offline' }), right(data())])
    expect(selectIsFailed(rig.snapshot())).toBe(true)
    expect([selectAllColumns(rig.snapshot()), selectColumns(rig.snapshot())]).toEqual([[], []])
    expect(selectOffersKidsMode(rig.snapshot())).toBe(false)
    await rig.send({ type: 'viewer.retry' })
    expect(selectIsFailed(rig.snapshot())).toBe(false)
    expect(rig.shown()).toHaveLength(3)
  })

  test('[CHAN-02] a right lasts for ever, until its end, or not at all, and locks follow the clock', async () => {
    const rig = await lineupRig([right(data())])
    expect([rig.isOpen('news'), rig.isOpen('sport'), rig.isOpen('film')]).toEqual([true, false, true])
    await rig.tick(instant(NOW + MINUTE - 1))
    expect(rig.isOpen('film')).toBe(true)
    expect(rig.facts).toHaveLength(1)
    await rig.tick(instant(NOW + MINUTE))
    expect(rig.isOpen('film')).toBe(false)
    expect(rig.facts.at(-1)?.channels.map(each => each.liveAuthority)).toEqual([true, false, false])
  })

  test('[CHAN-03] a channel is open when any of its forms is', async () => {
    const half = { lcList: liveRights([[news, -1]]).lcList.map(each => ({ ...each, pcList: each.pcList.slice(1) })) }
    const rig = await lineupRig([right(data({ authority: half }))])
    expect(rig.isOpen('news')).toBe(true)
    const forms = selectChannel(channelId('news'))(rig.snapshot())?.physicalChannelList
    expect(forms?.map(each => each.liveAuthority)).toEqual([false, true])
  })

  test('[CHAN-04] channels without a right are hidden where the operator wishes it, and a group without any other too', async () => {
    const rig = await lineupRig([right(data({ visibility: { facts: {}, hideUnauthorised: true } }))])
    expect(rig.shown()).toEqual(['news', 'film'])
    await rig.tick(instant(NOW + MINUTE))
    expect(rig.shown()).toEqual(['news'])
    expect(selectColumns(rig.snapshot()).map(each => each.columnId)).toEqual(['all'])
  })

  test('[CHAN-05] a content rule hides a channel from the account that it denies', async () => {
    const [region = 'region'] = RuleType.values
    const ruled = {
      ...sport,
      contentRuleList: [
        {
          contentId: 'sport' as never,
          ruleList: [
            { ruleType: region, ruleCategory: 'basic' as const, action: 'deny' as const, ruleValue: 'br, ar' },
          ],
        },
      ],
    }
    const visibility = { facts: { region: 'AR' }, hideUnauthorised: false }
    const rig = await lineupRig([right(data({ channels: [news, ruled], visibility }))])
    expect(rig.shown()).toEqual(['news'])
  })

  test('[CHAN-02] without an answer about rights nothing is hidden or open by it, and it is asked for again', async () => {
    const visibility = { facts: {}, hideUnauthorised: true }
    const locked = [news, sport].map(each => ({ ...each, liveAuthority: false, playBackAuthority: false }))
    const partial = data({ channels: locked, authority: undefined, visibility, missing: ['authority'] })
    const rig = await lineupRig([right(partial), right(data())])
    expect(rig.shown()).toEqual(['news', 'sport'])
    expect(rig.isOpen('news')).toBe(false)
    await rig.pass(10 * SECOND)
    expect(rig.loads.map(({ kept }) => kept?.missing)).toEqual([undefined, ['authority']])
    expect(rig.isOpen('news')).toBe(true)
    await rig.pass(10 * MINUTE)
    expect(rig.loads).toHaveLength(2)
  })

  test('[AHEAD-47] [CHAN-02] a part that stays away is asked for alone, and nobody is told of a line-up that is the same', async () => {
    const none = data({ authority: undefined, contentRules: undefined, missing: ['authority', 'contentRules'] })
    const half = { ...none, contentRules: [], missing: ['authority'] } satisfies Partial<LineupData>
    const rig = await lineupRig([right(none), right(none), right(half), left({ tag: 'timeout' }), right(data())])
    for (const [loads, facts] of [
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 3],
      [5, 3],
    ]) {
      await rig.pass(10 * SECOND)
      expect([rig.loads.length, rig.facts.length]).toEqual([loads, facts])
    }
    expect(rig.loads.map(({ kept }) => kept?.missing.length)).toEqual([undefined, 2, 2, 1, 1])
  })

  test('[CHAN-02] [CHAN-05] when the operator has changed something, what it said before stays in force where the next answer fails', async () => {
    const deny: ContentRule = {
      contentId: 'film' as never,
      ruleList: [{ ruleType: 'region', ruleCategory: 'basic', action: 'deny', ruleValue: 'ar' }],
    }
    const visibility = { facts: { region: 'AR' }, hideUnauthorised: false }
    const channels = [news, sport, { ...film, contentId: deny.contentId }]
    const told = data({ channels, contentRules: [deny], visibility })
    const ill = data({ ...told, authority: undefined, contentRules: undefined, missing: ['authority', 'contentRules'] })
    const rig = await lineupRig([right(told), right(ill)])
    expect(rig.shown()).toEqual(['news', 'sport'])
    await rig.send({ type: 'update.due' })
    expect(rig.loads).toHaveLength(2)
    expect(rig.shown()).toEqual(['news', 'sport'])
    expect([rig.isOpen('news'), rig.isOpen('sport')]).toEqual([true, false])
  })

  test('[CHAN-02] nobody has the rights of the person before, also where their own cannot be had', async () => {
    const locked = [news, sport, film].map(each => ({ ...each, liveAuthority: false, playBackAuthority: false }))
    const own = data({ channels: locked })
    const rig = await lineupRig([right(own), right({ ...own, authority: undefined, missing: ['authority'] })])
    expect(rig.isOpen('news')).toBe(true)
    await rig.send({ type: 'session.changed' })
    expect(rig.isOpen('news')).toBe(false)
  })

  test('[CHAN-01] a change of the session asks again and leaves the list on screen until the answer', async () => {
    const rig = await lineupRig([right(data()), left({ tag: 'timeout' }), right(data({ channels: [film] }))])
    rig.actor.send({ type: 'session.changed' })
    expect(selectIsLoading(rig.snapshot())).toBe(false)
    expect(rig.shown()).toHaveLength(3)
    await settle()
    expect(rig.shown()).toHaveLength(3)
    expect(selectIsFailed(rig.snapshot())).toBe(false)
    await rig.pass(MINUTE)
    expect(rig.shown()).toEqual(['film'])
  })
})

describe('journeys: what the person leaves out', () => {
  test('[AHEAD-18] nobody is told of a view that leaves out the same as before', async () => {
    const rig = await lineupRig([right(data())])
    await rig.decide({ hiddenIds: [channelId('sport')], kidsColumnIds: [columnId('all')] })
    expect(rig.facts).toHaveLength(2)
    const { visible } = rig.snapshot().context
    await rig.decide({ hiddenIds: [channelId('sport')], kidsColumnIds: [columnId('all')], startsOnLast: false })
    expect(rig.facts).toHaveLength(2)
    expect(rig.snapshot().context.visible).toBe(visible)
    expect(rig.snapshot().context.ownView.startsOnLast).toBe(false)
    await rig.decide({ hiddenIds: [channelId('film')], kidsColumnIds: [columnId('all')] })
    expect(rig.facts).toHaveLength(3)
    await rig.decide({ hiddenIds: [channelId('film')], kidsColumnIds: [columnId('films')] })
    await rig.decide({ hiddenIds: [channelId('film')] })
    expect(rig.facts).toHaveLength(5)
    const kidsColumnIds = [columnId('all')]
    await rig.decide({ hiddenIds: [channelId('film'), channelId('sport')], kidsColumnIds })
    await rig.decide({ hiddenIds: [channelId('film'), channelId('news')], kidsColumnIds })
    expect(rig.facts).toHaveLength(7)
  })

  const told = ({ facts }: { readonly facts: ReadonlyArray<LineupFact> }) =>
    facts.at(-1)?.channels.map(({ logicalChannelId }) => logicalChannelId)

  test('[AHEAD-18] a hidden channel is neither listed nor zapped to, and can be shown again', async () => {
    const rig = await lineupRig([right(data())])
    const wish = { type: 'viewer.hideChannel', channelId: channelId('sport'), isHidden: true } as const
    await rig.send(wish)
    expect(rig.decisions).toEqual([wish])
    await rig.decide({ hiddenIds: [channelId('sport')] })
    expect(rig.shown()).toEqual(['news', 'film'])
    expect(told(rig)).toEqual(['news', 'film'])
    expect(selectIsHidden(channelId('sport'))(rig.snapshot())).toBe(true)
    expect(selectKnownChannels(rig.snapshot()).map(each => each.logicalChannelId)).toEqual(['news', 'sport', 'film'])
    await rig.decide({})
    expect(told(rig)).toEqual(['news', 'sport', 'film'])
  })

  test('[AHEAD-22] in kids mode only the channels of the chosen groups are there, in every group', async () => {
    const rig = await lineupRig([right(data())])
    await rig.decide({ kidsColumnIds: [columnId('films')] })
    expect(selectIsKidsMode(rig.snapshot())).toBe(true)
    expect([rig.shown(), told(rig)]).toEqual([['film'], ['film']])
    expect(selectKnownChannels(rig.snapshot()).map(each => each.logicalChannelId)).toEqual(['film'])
    await rig.decide({ kidsColumnIds: [columnId('a group that is gone')] })
    expect([rig.shown(), told(rig)]).toEqual([[], []])
  })

  test('[AHEAD-22] kids mode that is on when the app starts shows nothing else even for a moment', async () => {
    const rig = await lineupRig([left({ tag: 'offline' }), right(data())])
    await rig.decide({ kidsColumnIds: [columnId('films')] })
    expect(rig.facts).toEqual([])
    await rig.send({ type: 'viewer.retry' })
    expect(rig.facts.map(({ channels }) => channels.length)).toEqual([1])
  })

  test('[AHEAD-22] [CHAN-02] a right that ends in kids mode opens nothing else', async () => {
    const rig = await lineupRig([right(data())])
    await rig.decide({ kidsColumnIds: [columnId('films')] })
    await rig.tick(instant(NOW + MINUTE))
    expect(rig.shown()).toEqual(['film'])
    expect(rig.isOpen('film')).toBe(false)
  })

  test('[AHEAD-18] [AHEAD-22] another person has their own view: it is asked for at once', async () => {
    const rig = await lineupRig([right(data())])
    await rig.send({ type: 'session.changed' })
    expect(rig.decisions).toEqual([{ type: 'session.changed' }])
  })
})

describe('journeys: programmes', () => {
  const guide = (): ProgrammesAnswer =>
    right({
      [epgId('epg-news')]: [
        programme('bulletin', NOW - MINUTE, NOW + MINUTE),
        programme('weather', NOW + MINUTE, NOW + 2 * MINUTE),
      ],
    })

  test('[CHAN-06] rows on screen have what is on now and next, and it follows the clock', async () => {
    const rig = await lineupRig([right(data())], guide)
    await rig.send({ type: 'viewer.sawChannels', channelIds: [channelId('news')] })
    await rig.pass(80)
    const current = () => selectCurrentProgramme(channelId('news'))(rig.snapshot())?.title
    expect(current()).toBe('bulletin')
    expect(selectNextProgramme(channelId('news'))(rig.snapshot())?.title).toBe('weather')
    expect(selectCurrentProgramme(channelId('sport'))(rig.snapshot())).toBeUndefined()
    await rig.tick(instant(NOW + MINUTE))
    expect(current()).toBe('weather')
  })

  test('[CHAN-06] rows that come on screen in one scroll share a query, and a known row is not asked for again', async () => {
    const rig = await lineupRig([right(data())], guide)
    await rig.send({ type: 'viewer.sawChannels', channelIds: [channelId('news')] })
    await rig.send({ type: 'viewer.sawChannels', channelIds: [channelId('news'), channelId('sport')] })
    await rig.pass(80)
    expect(rig.wishes.map(({ epgIds }) => epgIds)).toEqual([['epg-news', 'epg-sport']])
    await rig.send({ type: 'viewer.sawChannels', channelIds: [channelId('sport'), channelId('film')] })
    await rig.pass(80)
    expect(rig.wishes.at(-1)?.epgIds).toEqual(['epg-film'])
    await rig.pass(MINUTE)
    expect(rig.wishes).toHaveLength(2)
  })

  test('[EPG-09] rows whose programmes were stored anew are asked for again, and keep what they show until then', async () => {
    let title = 'bulletin'
    const rig = await lineupRig([right(data())], () =>
      right({ [epgId('epg-news')]: [programme(title, NOW - MINUTE, NOW + MINUTE)] }),
    )
    const current = () => selectCurrentProgramme(channelId('news'))(rig.snapshot())?.title
    await rig.send({ type: 'viewer.sawChannels', channelIds: [channelId('news')] })
    await rig.pass(80)
    title = 'special'
    await rig.send({ type: 'guide.changed', days: [utcDayOf(addMs(NOW, 2 * DAY))] })
    await rig.pass(3 * SECOND)
    expect([rig.wishes.length, current()]).toEqual([1, 'bulletin'])
    await rig.send({ type: 'guide.changed', days: [utcDayOf(NOW)] })
    await rig.pass(2 * SECOND)
    expect(current()).toBe('bulletin')
    await rig.pass(80)
    expect([rig.wishes.length, current()]).toEqual([2, 'special'])
  })

  test('[EPG-09] days that a sync stores one after the other are read once, with the last of them', async () => {
    let title = 'bulletin'
    const rig = await lineupRig([right(data())], () =>
      right({ [epgId('epg-news')]: [programme(title, NOW - MINUTE, NOW + MINUTE)] }),
    )
    await rig.send({ type: 'viewer.sawChannels', channelIds: [channelId('news')] })
    await rig.pass(80)
    for (const day of [0, DAY, -DAY]) {
      await rig.send({ type: 'guide.changed', days: [utcDayOf(addMs(NOW, day))] })
      await rig.pass(600)
    }
    title = 'special'
    await rig.pass(200)
    await rig.pass(80)
    expect(rig.wishes).toHaveLength(2)
    expect(selectCurrentProgramme(channelId('news'))(rig.snapshot())?.title).toBe('special')
    await rig.pass(5 * SECOND)
    expect(rig.wishes).toHaveLength(2)
  })

  test('[CHAN-06] no more than a hundred channels are asked for at once, the others after them', async () => {
    const many = Array.from({ length: 150 }, (_, at) => channel(`ch${at}`, { number: at + 1 }))
    const rig = await lineupRig([right(data({ channels: many, columns: [column('all', many)] }))])
    await rig.send({ type: 'viewer.sawChannels', channelIds: many.map(each => each.logicalChannelId) })
    await rig.pass(80)
    await rig.pass(80)
    expect(rig.wishes.map(({ epgIds }) => epgIds.length)).toEqual([100, 50])
  })

  test('[CHAN-06] rows that go off the screen at once are not asked for, nor are they again after a failure', async () => {
    const rig = await lineupRig([right(data())], () => left({ tag: 'server', status: 502 }))
    await rig.send({ type: 'viewer.sawChannels', channelIds: [channelId('news')] })
    await rig.send({ type: 'viewer.sawChannels', channelIds: [] })
    await rig.pass(80)
    expect(rig.wishes).toHaveLength(0)
    await rig.send({ type: 'viewer.sawChannels', channelIds: [channelId('news')] })
    await rig.pass(80)
    await rig.send({ type: 'viewer.sawChannels', channelIds: [] })
    await rig.pass(6 * SECOND)
    expect(rig.wishes).toHaveLength(1)
  })

  test('[CHAN-06] a query that fails is made again after five seconds', async () => {
    let isUp = false
    const rig = await lineupRig([right(data())], () => (isUp ? guide() : left({ tag: 'server', status: 502 })))
    await rig.send({ type: 'viewer.sawChannels', channelIds: [channelId('news')] })
    await rig.pass(80)
    isUp = true
    await rig.pass(5 * SECOND)
    await rig.pass(80)
    expect(selectCurrentProgramme(channelId('news'))(rig.snapshot())?.title).toBe('bulletin')
  })
})

describe('[AHEAD-01] the neighbour of a channel', () => {
  const list = [news, sport, film]
  test.each([
    ['news', 1, 'sport'],
    ['film', 1, 'news'],
    ['news', -1, 'film'],
    ['film', -1, 'sport'],
    ['nowhere', 1, 'news'],
    ['nowhere', -1, 'film'],
  ])('of %s by %i is %s', (from, step, to) => {
    expect(neighbour(list, channelId(from), step)?.logicalChannelId).toBe(to)
  })
  test('of an empty list is none', () => {
    expect(neighbour([], channelId('news'), 1)).toBeUndefined()
  })
})

describe('invariants', () => {
  invariant(
    lineupModel,
    '[AHEAD-22] in kids mode no channel is there that no chosen group holds',
    ({ context: { data, known, ownView } }) =>
      ownView.kidsColumnIds === undefined ||
      known.every(({ logicalChannelId }) =>
        data?.columns.some(
          column =>
            ownView.kidsColumnIds?.includes(column.columnId) && column.logicalChannelIdList.includes(logicalChannelId),
        ),
      ),
  )
  invariant(
    lineupModel,
    '[AHEAD-18] a hidden channel is never listed',
    ({ context: { visible, ownView } }) =>
      !visible.some(({ logicalChannelId }) => ownView.hiddenIds.includes(logicalChannelId)),
  )
  invariant(lineupModel, '[CHAN-03] a channel is open exactly when one of its forms is', ({ context: { visible } }) =>
    visible.every(each => each.liveAuthority === each.physicalChannelList.some(form => form.liveAuthority)),
  )
  invariant(
    lineupModel,
    '[CHAN-06] programmes are only asked for where a row was on screen',
    snapshot => !snapshot.matches({ programmes: 'asking' }) || snapshot.context.asking.epgIds.length > 0,
  )
})
