import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  type DetailsAnswer,
  type DetailsWish,
  type GuideEmitted,
  type GuideEvent,
  type GuideFact,
  guideMachine,
  type HitsAnswer,
  type ReadWish,
  selectFocus,
  selectFocusedProgramme,
  selectGroupId,
  selectHasGuideFailed,
  selectHasSearched,
  selectHits,
  selectIsElsewhere,
  selectIsSearching,
  selectNow,
  selectReading,
  selectRows,
  selectSearchText,
  selectShownDay,
  selectStrip,
  type TitleWish,
  type WindowAnswer,
} from '../../../machines/guide/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { addMs, DAY, HOUR, type Instant } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import { localDay } from '../../../models/localDay.ts'
import { middleOf } from '../../../models/stretch.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { channelId, column, epgId } from '../../support/lineups.ts'
import { handPort } from '../../support/machinePorts.ts'
import { columns, columnsOf, slot } from './columns.ts'
import { areaFrom, bulletin, guideModel, hit, NOW, news, sport } from './model.ts'

const GROUPS = [column('sports', [sport]), column('all-news', [news]), column('all', [news, sport])]

const opened = (channels: ReadonlyArray<Channel> = [news, sport], columnId?: string) => {
  const read = handPort<WindowAnswer, ReadWish>()
  const details = handPort<DetailsAnswer, DetailsWish>()
  const titles = handPort<HitsAnswer, TitleWish>()
  const clock = new SimulatedClock()
  const machine = guideMachine.provide({
    actors: {
      readWindow: fromPromise<WindowAnswer, ReadWish>(read.ask),
      readProgrammes: fromPromise<DetailsAnswer, DetailsWish>(details.ask),
      searchTitles: fromPromise<HitsAnswer, TitleWish>(titles.ask),
      watchGuide: fromCallback<GuideEvent>(() => undefined),
    },
  })
  const moves: GuideEmitted[] = []
  const facts: GuideFact[] = []
  const parent = createActor(
    fromCallback<GuideFact>(({ receive }) => receive(fact => facts.push(fact))),
    { clock },
  ).start()
  const input = { channels, columns: GROUPS, columnId, channelId: channelId('news'), now: NOW }
  const guide = createActor(machine, { clock, input, parent })
  guide.on('guide.moved', move => moves.push(move))
  guide.start()
  const send = (event: GuideEvent) => guide.send(event)
  return {
    read,
    details,
    titles,
    moves,
    facts,
    send,
    pass: (ms: number) => clock.increment(ms),
    now: () => guide.getSnapshot(),
    see: (at: number, end = 2) => send({ type: 'viewer.sawCells', area: areaFrom(at, end) }),
  }
}

const BOTH = columnsOf(columns('news', [slot('bulletin', NOW, -60, 120)]), columns('sport', []))

const ready = async () => {
  const guide = opened()
  guide.see(NOW)
  await guide.read.answer(right(BOTH))
  return guide
}

chartSuite(guideModel)

describe('What is read', () => {
  test('[EPG-09] as soon as the grid says what is on screen, that is read with some hours around it', async () => {
    const { read, see, now } = opened()
    expect(read.isOpen()).toBe(false)
    see(NOW)
    expect(read.asked).toEqual([
      {
        epgIds: [epgId('epg-news'), epgId('epg-sport')],
        from: NOW - 8 * HOUR,
        until: NOW + 12 * HOUR,
        isAwaited: true,
      },
    ])
    await read.answer(right(BOTH))
    expect(selectReading(now())?.columns).toBe(BOTH)
  })

  test('[AHEAD-02] scrolling inside of what was read asks for nothing; near its edge it is read further', async () => {
    const { read, see } = await ready()
    see(NOW + 5 * HOUR)
    expect(read.asked).toHaveLength(1)
    see(NOW + 7 * HOUR)
    expect(read.asked).toHaveLength(2)
    expect(read.asked[1]?.until).toBe(NOW + 19 * HOUR)
  })

  test('[AHEAD-02] what was scrolled to while reading is read next', async () => {
    const { read, see } = opened()
    see(NOW)
    see(NOW + 2 * DAY)
    expect(read.asked).toHaveLength(1)
    await read.answer(right(BOTH))
    expect(read.asked[1]?.from).toBe(NOW + 2 * DAY - 8 * HOUR)
  })

  test('[EPG-09] what a sync stores is read once, a moment later, and what is drawn stays', async () => {
    const { read, send, pass, now } = await ready()
    for (let times = 0; times < 5; times += 1) send({ type: 'guide.changed', days: [utcDayOf(NOW)] })
    expect(read.asked).toHaveLength(1)
    pass(200)
    expect(read.asked).toHaveLength(2)
    expect(selectReading(now())?.columns).toBe(BOTH)
  })

  test('[EPG-09] [AHEAD-03] so is the day before what was read: its last programme runs over midnight', async () => {
    const { read, send, pass } = await ready()
    const from = read.asked[0]?.from ?? NOW
    send({ type: 'guide.changed', days: [utcDayOf(addMs(from, -DAY))] })
    pass(200)
    expect(read.asked).toHaveLength(2)
  })

  test('[EPG-09] days that are not on screen are not read again', async () => {
    const { read, send, pass } = await ready()
    send({ type: 'guide.changed', days: [utcDayOf(addMs(NOW, 4 * DAY))] })
    pass(1000)
    expect(read.asked).toHaveLength(1)
  })

  test.each([
    ['at first', NOW],
    ['after a way through time', addMs(NOW, 4 * DAY)],
  ])('[EPG-09] what a sync stores of it while it is asked for %s is read as well', async (_, at) => {
    const { read, see, send, pass } = at === NOW ? opened() : await ready()
    see(at)
    const asked = read.asked.length
    send({ type: 'guide.changed', days: [utcDayOf(addMs(at, -DAY))] })
    await read.answer(right(BOTH))
    pass(200)
    expect(read.asked).toHaveLength(asked + 1)
    expect(read.asked.at(-1)).toEqual({ ...read.asked.at(-2), isAwaited: false })
  })

  test('[EPG-09] what a sync stores elsewhere meanwhile changes nothing', async () => {
    const { read, see, send, pass } = await ready()
    see(addMs(NOW, 4 * DAY))
    send({ type: 'guide.changed', days: [utcDayOf(NOW)] })
    await read.answer(right(BOTH))
    pass(1000)
    expect(read.asked).toHaveLength(2)
  })

  test('[LANG-05] in another language the titles are read again, also where an answer is on its way', async () => {
    const { read, see, send, pass } = opened()
    see(NOW)
    send({ type: 'language.changed' })
    await read.answer(right(BOTH))
    pass(200)
    expect(read.asked).toHaveLength(2)
  })

  test('[LANG-05] in another language the titles are read again', async () => {
    const { read, send, pass } = await ready()
    send({ type: 'language.changed' })
    pass(200)
    expect(read.asked).toHaveLength(2)
  })

  test('[NET-05] a guide that cannot be read says so and is read again on demand, by itself, and with the network: only a person waits', async () => {
    const { read, see, send, pass, now } = opened()
    const wishes = [() => send({ type: 'viewer.retry' }), () => send({ type: 'network.restored' }), () => pass(5000)]
    see(NOW)
    for (const [times, wish] of wishes.entries()) {
      await read.answer(left({ tag: 'offline' }))
      expect(selectHasGuideFailed(now())).toBe(true)
      wish()
      expect(read.asked).toHaveLength(times + 2)
    }
    expect(read.asked.map(({ isAwaited }) => isAwaited)).toEqual([true, true, false, false])
    await read.answer(right(BOTH))
    expect(selectHasGuideFailed(now())).toBe(false)
  })

  test('[EPG-10] a group shows its channels, reads them, and keeps the focus where it has its channel', async () => {
    const { read, send, now } = await ready()
    send({ type: 'viewer.chooseGroup', columnId: 'sports' })
    expect(selectRows(now())).toEqual([sport])
    expect(selectGroupId(now())).toBe('sports')
    expect(selectFocus(now())).toEqual({ channelId: 'sport', at: NOW })
    expect(read.asked[1]?.epgIds).toEqual([epgId('epg-sport')])
  })

  test('[EPG-10] a group that is chosen while another is read is read in its place', async () => {
    const { read, see, send, now } = opened()
    see(NOW)
    send({ type: 'viewer.chooseGroup', columnId: 'sports' })
    expect(read.asked).toHaveLength(2)
    await read.answer(right(BOTH))
    expect(selectReading(now())).toBeUndefined()
  })

  test('[ROUTE-10] [EPG-10] a link opens its group, also where the groups come later; one that nobody knows is all channels', () => {
    const { send, now } = opened([], 'kids')
    send({ type: 'columns.changed', columns: [column('kids', [sport])] })
    send({ type: 'lineup.changed', channels: [news, sport] })
    expect([selectGroupId(now()), selectRows(now())]).toEqual(['kids', [sport]])
    send({ type: 'viewer.navigated', params: { columnId: 'nothing' } })
    expect([selectGroupId(now()), selectRows(now())]).toEqual([undefined, [news, sport]])
  })

  test('[ROUTE-10] an address with the same group changes nothing; one with another is read', async () => {
    const { read, send, now } = await ready()
    send({ type: 'viewer.navigated', params: { id: 'sport' } })
    expect(selectReading(now())?.columns).toBe(BOTH)
    send({ type: 'viewer.navigated', params: { columnId: 'sports' } })
    expect([selectRows(now()), read.asked.at(-1)?.epgIds]).toEqual([[sport], [epgId('epg-sport')]])
  })

  test('[CHAN-11] [EPG-10] groups that change leave what is read, unless the chosen one has other channels', async () => {
    const { read, send, now } = await ready()
    send({ type: 'viewer.chooseGroup', columnId: 'all' })
    await read.answer(right(BOTH))
    send({ type: 'columns.changed', columns: GROUPS.map(each => ({ ...each })) })
    expect(selectReading(now())?.columns).toBe(BOTH)
    send({ type: 'columns.changed', columns: [column('all', [sport])] })
    expect([selectRows(now()), selectReading(now()), selectFocus(now())?.channelId]).toEqual([
      [sport],
      undefined,
      'sport',
    ])
    send({ type: 'columns.changed', columns: [column('all', [])] })
    expect([selectRows(now()), selectGroupId(now())]).toEqual([[news, sport], undefined])
  })

  test('[CHAN-02] channels that come later are read, and the first of them has the focus', () => {
    const { read, see, send, now } = opened([])
    see(NOW)
    expect(read.isOpen()).toBe(false)
    send({ type: 'lineup.changed', channels: [sport, news] })
    expect(selectFocus(now())).toEqual({ channelId: 'sport', at: NOW })
    expect(read.isOpen()).toBe(true)
  })
})

describe('Where the grid stands', () => {
  test('[EPG-04] a day of the strip leads to the same time of that day, with the focus', () => {
    const { see, send, moves, now } = opened()
    see(NOW)
    send({ type: 'viewer.chooseDay', offset: -3 })
    const there = middleOf(areaFrom(NOW)) - 3 * DAY
    expect(moves).toEqual([{ type: 'guide.moved', to: there, place: 'middle' }])
    expect(selectFocus(now())?.at).toBe(there)
  })

  test('[EPG-04] a day that is chosen is the one that is shown, also while the screen begins the evening before', () => {
    const { see, send, moves } = opened()
    const { start } = localDay(NOW, 0)
    see(addMs(start, -HOUR / 2))
    send({ type: 'viewer.chooseDay', offset: 1 })
    const [{ to } = { to: NaN }] = moves
    expect(localDay(NOW, 1)).toMatchObject({
      start: expect.toSatisfy(each => each <= to),
      stop: expect.toSatisfy(each => to < each),
    })
  })

  test('[AHEAD-02] [EPG-04] the evening is that of the day on screen, however often it is asked for', () => {
    const { see, send, moves } = opened()
    see(NOW - DAY)
    for (const from of [localDay(NOW, -1).start + 19 * HOUR, localDay(NOW, -1).start + 23 * HOUR]) {
      send({ type: 'viewer.goTo', landmark: 'evening' })
      see(from)
    }
    const evening = addMs(localDay(NOW, -1).start, 20 * HOUR)
    expect(moves.map(({ to }) => to)).toEqual([evening, evening])
  })

  test('[AHEAD-02] now is a way only from where it is not seen', () => {
    const { see, now } = opened()
    expect(selectIsElsewhere(now())).toBe(false)
    const seen = [NOW - DAY, NOW, NOW + DAY].map(from => {
      see(from)
      return selectIsElsewhere(now())
    })
    expect(seen).toEqual([true, false, true])
  })

  test('[AHEAD-02] one press leads to now, another one to this evening', () => {
    const { send, moves } = opened()
    const noon = addMs(localDay(NOW, 0).start, 12 * HOUR)
    send({ type: 'clock.ticked', now: noon })
    send({ type: 'viewer.goTo', landmark: 'evening' })
    send({ type: 'viewer.goTo', landmark: 'now' })
    expect(moves.map(({ to, place }) => [to, place])).toEqual([
      [addMs(noon, 8 * HOUR), 'inside'],
      [noon, 'inside'],
    ])
  })

  test('[EPG-04] the day of the middle of the screen is the day that is shown', () => {
    const { see, now } = opened()
    expect(selectShownDay(now())).toBe(0)
    see(localDay(NOW, 2).start - HOUR)
    expect(selectShownDay(now())).toBe(2)
  })

  test('[AHEAD-31] [EPG-06] the clock moves the line of now, and at midnight the strip', () => {
    const { send, now } = opened()
    const { from } = selectStrip(now())
    send({ type: 'clock.ticked', now: addMs(NOW, 10_000) })
    expect([selectNow(now()), selectStrip(now()).from]).toEqual([NOW + 10_000, from])
    send({ type: 'clock.ticked', now: addMs(NOW, DAY) })
    expect(selectStrip(now()).from).toBe(localDay(addMs(NOW, DAY), -7).start)
  })

  test('[EPG-04] a focus on a day that leaves the strip stays in the strip', () => {
    const { send, now } = opened()
    send({ type: 'viewer.focusCell', spot: { channelId: channelId('news'), at: selectStrip(now()).from } })
    send({ type: 'clock.ticked', now: addMs(NOW, DAY) })
    expect(selectFocus(now())?.at).toBe(selectStrip(now()).from)
  })
})

describe('The focused cell', () => {
  test('[AHEAD-02] is told in full once the focus rests on it, not while it runs over the cells', async () => {
    const { details, pass, send, now } = opened()
    const focusAt = (at: Instant) => send({ type: 'viewer.focusCell', spot: { channelId: channelId('news'), at } })
    for (const hours of [1, 2, 3]) {
      pass(100)
      focusAt(addMs(NOW, hours * HOUR))
    }
    focusAt(NOW)
    expect(details.asked).toHaveLength(0)
    pass(200)
    expect(details.asked).toEqual([{ epgIds: [epgId('epg-news')], from: NOW, until: NOW + 1 }])
    await details.answer(right({ [epgId('epg-news')]: [bulletin] }))
    expect(selectFocusedProgramme(now())).toBe(bulletin)
    focusAt(addMs(NOW, DAY))
    expect(selectFocusedProgramme(now())).toBeUndefined()
  })

  test('[CHAN-11] [EPG-05] groups that change beside the chosen one leave what is told of the cell', async () => {
    const { details, pass, send, now } = opened()
    pass(200)
    await details.answer(right({ [epgId('epg-news')]: [bulletin] }))
    send({ type: 'columns.changed', columns: [column('kids', [sport])] })
    expect(selectFocusedProgramme(now())).toBe(bulletin)
  })

  test('[AHEAD-02] a text that cannot be read is none', async () => {
    const { details, pass, now } = opened()
    pass(200)
    await details.answer(left({ tag: 'offline' }))
    expect(selectFocusedProgramme(now())).toBeUndefined()
  })
})

describe('Search', () => {
  test('[AHEAD-08] is asked 300 ms after the last letter, from two letters on', async () => {
    const { titles, send, pass, now } = opened()
    send({ type: 'viewer.search', text: ' f' })
    pass(300)
    expect(titles.asked).toHaveLength(0)
    send({ type: 'viewer.search', text: 'fi' })
    pass(299)
    send({ type: 'viewer.search', text: 'fin ' })
    expect(selectSearchText(now())).toBe('fin ')
    pass(299)
    expect(titles.asked).toHaveLength(0)
    pass(1)
    expect(titles.asked).toEqual([{ text: 'fin', epgIds: [epgId('epg-news'), epgId('epg-sport')] }])
    expect(selectIsSearching(now())).toBe(true)
    await titles.answer([hit])
    expect([selectHits(now()), selectHasSearched(now())]).toEqual([[hit], true])
  })

  test('[AHEAD-08] is asked of the channels that have a guide', () => {
    const { titles, send, pass } = opened([{ ...news, epgId: undefined }, sport])
    send({ type: 'viewer.search', text: 'fin' })
    pass(300)
    expect(titles.asked).toEqual([{ text: 'fin', epgIds: [epgId('epg-sport')] }])
  })

  test('[AHEAD-08] is asked for two letters too', () => {
    const { titles, send, pass } = opened()
    send({ type: 'viewer.search', text: 'fi' })
    pass(300)
    expect(titles.asked).toMatchObject([{ text: 'fi' }])
  })

  test('[AHEAD-08] too few letters, or a search that breaks, leave nothing of what was found before', async () => {
    const { titles, send, pass, now } = opened()
    const search = (text: string) => {
      send({ type: 'viewer.search', text })
      pass(300)
    }
    search('fin')
    await titles.answer([hit])
    search('f')
    expect(selectHits(now())).toEqual([])
    search('fin')
    await titles.answer([hit])
    search('final')
    await titles.fail()
    expect([selectHits(now()), selectHasSearched(now())]).toEqual([[], true])
  })

  test('[AHEAD-08] a late answer to earlier letters is dropped', async () => {
    const { titles, send, pass, now } = opened()
    send({ type: 'viewer.search', text: 'fin' })
    pass(300)
    send({ type: 'viewer.search', text: 'news' })
    await titles.answer([hit])
    expect(selectHits(now())).toEqual([])
  })

  test('[AHEAD-08] a hit leads to its cell, and closes the search', async () => {
    const { send, moves, now } = opened()
    send({ type: 'viewer.search', text: 'fin' })
    send({ type: 'viewer.chooseHit', hit })
    expect(selectFocus(now())).toEqual({ channelId: 'sport', at: hit.start })
    expect(moves).toEqual([{ type: 'guide.moved', to: hit.start, place: 'inside' }])
    expect(selectSearchText(now())).toBe('')
  })

  test('[AHEAD-08] a hit on a channel of another group leads out of the group', () => {
    const { send, facts, now } = opened()
    send({ type: 'viewer.chooseGroup', columnId: 'all-news' })
    send({ type: 'viewer.chooseHit', hit })
    expect(selectRows(now())).toEqual([news, sport])
    expect(selectFocus(now())?.channelId).toBe('sport')
    expect(facts).toEqual([{ type: 'group.left', columnId: undefined }])
  })

  test('[AHEAD-08] [EPG-10] a hit on a channel of the chosen group stays in it, with what was read', async () => {
    const { read, send, facts, now } = await ready()
    send({ type: 'viewer.chooseGroup', columnId: 'all' })
    await read.answer(right(BOTH))
    send({ type: 'viewer.chooseHit', hit })
    expect([selectGroupId(now()), facts]).toEqual(['all', []])
    expect(selectReading(now())?.columns).toBe(BOTH)
  })

  test('[AHEAD-08] closing the search forgets what was found', async () => {
    const { titles, send, pass, now } = opened()
    send({ type: 'viewer.search', text: 'fin' })
    pass(300)
    await titles.answer([hit])
    send({ type: 'viewer.closeSearch' })
    expect([selectHits(now()), selectSearchText(now())]).toEqual([[], ''])
  })
})
