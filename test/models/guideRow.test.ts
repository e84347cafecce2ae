import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMs, DAY, HOUR, type Instant, instant, MINUTE } from '../../models/codec/instant.ts'
import { areaAround, isCovered, windowOf } from '../../models/guideArea.ts'
import {
  areBare,
  areSameColumns,
  cellAt,
  emptyRow,
  GAP,
  guideRow,
  programmeOf,
  UNKNOWN,
} from '../../models/guideRow.ts'
import { localDay } from '../../models/localDay.ts'
import { offerOf } from '../../models/programmeOffer.ts'
import { dayOffset, eveningOf, STRIP_DAYS, stripAround, within } from '../../models/stretch.ts'
import { columns } from '../machines/guide/columns.ts'
import { channel } from '../support/lineups.ts'

const NOON = instant(Date.UTC(2026, 5, 1, 12))
const at = (hours: number): Instant => addMs(NOON, hours * HOUR)
const STRIP = { from: at(-12), until: at(12) }
const KNOWN = { from: at(-4), until: at(4) }

type Slot = readonly [title: string, from: number, to: number]
const of = (...slots: ReadonlyArray<Slot>) =>
  columns(
    'news',
    slots.map(([title, from, to]) => [title, at(from), at(to)] as const),
  )

/** The cells in hours around noon: `title from-to`, `-` for a gap, `?` for what is not known. */
const drawn = (...slots: ReadonlyArray<Slot>): ReadonlyArray<string> => {
  const given = of(...slots)
  const { starts, stops, programmes } = guideRow(given, KNOWN, STRIP)
  const hour = (ms: number | undefined): number => ((ms ?? Number.NaN) - NOON) / HOUR
  return [...programmes].map((place, cell) => {
    const what = place === GAP ? '-' : place === UNKNOWN ? '?' : given.titles[place]
    return `${what} ${hour(starts[cell])}..${hour(stops[cell])}`
  })
}

describe('A line of the grid', () => {
  test('[EPG-10] is one of a bare guide when nothing is on any channel; what was not read says nothing', () => {
    expect(areBare([of(), of()])).toBe(true)
    expect(areBare([of(), of(['a', -4, -2])])).toBe(false)
    expect(areBare([])).toBe(false)
  })

  test('[AHEAD-02] shows programmes, the gaps between them, and where nothing is known yet', () => {
    expect(drawn(['a', -4, -2], ['b', 0, 3])).toEqual([
      '? -12..-4',
      'a -4..-2',
      '- -2..0',
      'b 0..3',
      '- 3..4',
      '? 4..12',
    ])
  })

  test('[AHEAD-02] a programme that reaches out of what was read is whole', () => {
    expect(drawn(['late', -6, -3], ['long', -3, 7])).toEqual(['? -12..-6', 'late -6..-3', 'long -3..7', '? 7..12'])
  })

  test('[AHEAD-02] overlaps, zero length and endless programmes never break it', () => {
    expect(drawn(['a', -4, 0], ['b', -2, 1], ['none', -2, -2], ['c', 1, 4])).toEqual([
      '? -12..-4',
      'a -4..-2',
      '- -2..1',
      'c 1..4',
      '? 4..12',
    ])
    expect(drawn(['a', -4, 0], ['b', -2, 1], ['c', 1, 4])).toContain('b -2..1')
    expect(drawn(['endless', -4, 100_000], ['b', 1, 4])).toEqual(['? -12..-4', 'endless -4..1', 'b 1..4', '? 4..12'])
    expect(drawn(['endless', -4, 100_000]).at(-1)).toBe('endless -4..12')
  })

  test('[AHEAD-02] of the same programme in two days only one is shown', () => {
    expect(drawn(['a', -4, 4], ['a', -4, 4])).toEqual(['? -12..-4', 'a -4..4', '? 4..12'])
  })

  test('[AHEAD-02] whatever the data: cells follow each other without hole or overlap, and every moment has one', () => {
    const hours = fc.integer({ min: -15, max: 15 })
    const slots = fc.array(fc.tuple(fc.constant('p'), hours, hours), { maxLength: 12 })
    fc.assert(
      fc.property(slots, hours, (given, moment) => {
        const row = guideRow(of(...given), KNOWN, STRIP)
        expect(row.starts[0]).toBe(STRIP.from)
        expect(row.stops.at(-1)).toBe(STRIP.until)
        for (const [cell, start] of row.starts.entries()) {
          expect(start).toBeLessThan(row.stops[cell] ?? 0)
          if (cell > 0) expect(start).toBe(row.stops[cell - 1])
        }
        const inside = within(at(moment), STRIP)
        const cell = cellAt(row, inside)
        expect((row.starts[cell] ?? 0) <= inside && inside < (row.stops[cell] ?? 0)).toBe(true)
      }),
    )
  })

  test('[AHEAD-02] a channel without a guide is one gap; one that was not read is one cell to come', () => {
    expect([...emptyRow(STRIP, GAP).programmes]).toEqual([GAP])
    expect([...emptyRow(STRIP, UNKNOWN).stops]).toEqual([STRIP.until])
  })

  test('[AHEAD-02] a programme of the columns has its own times; there is none beyond them', () => {
    const given = of(['a', -4, 0])
    expect(programmeOf(given, 0)).toMatchObject({ programId: 'a', title: 'a', start: at(-4), stop: at(0) })
    expect(programmeOf(given, 1)).toBeUndefined()
    expect(programmeOf(undefined, 0)).toBeUndefined()
  })

  test('[EPG-09] columns are the same when nothing of them has changed', () => {
    const given = of(['a', -4, 0], ['b', 0, 1])
    expect(areSameColumns(given, of(['a', -4, 0], ['b', 0, 1]))).toBe(true)
    for (const other of [of(['a', -4, 0]), of(['a', -4, 0], ['c', 0, 1]), of(['a', -4, 0], ['b', 0, 2])])
      expect(areSameColumns(given, other)).toBe(false)
    expect(areSameColumns(given, { ...given, isCatchup: false })).toBe(false)
    expect(areSameColumns(given, { ...given, titles: ['a', 'B'] })).toBe(false)
  })
})

describe('What is read around the screen', () => {
  const strip = { from: at(-100), until: at(100) }
  const seen = { first: 60, end: 70, from: at(0), until: at(4) }

  test('[AHEAD-02] some lines and hours around it, by whole hours, and not beyond the ends', () => {
    expect(areaAround({ ...seen, from: addMs(at(0), MINUTE) }, 1000, strip)).toEqual({
      first: 20,
      end: 110,
      from: at(-8),
      until: at(12),
    })
    expect(areaAround({ ...seen, first: 0, end: 5 }, 7, { from: at(-1), until: at(5) })).toEqual({
      first: 0,
      end: 7,
      from: at(-1),
      until: at(5),
    })
  })

  test('[AHEAD-02] it is enough until the screen comes near its edge', () => {
    const read = areaAround(seen, 1000, strip)
    const moved = (rows: number, hours: number) => ({
      first: seen.first + rows,
      end: seen.end + rows,
      from: addMs(seen.from, hours * HOUR),
      until: addMs(seen.until, hours * HOUR),
    })
    expect([moved(0, 0), moved(32, 6), moved(-32, -6)].map(area => isCovered(area, read, 1000, strip))).toEqual([
      true,
      true,
      true,
    ])
    expect(
      [moved(33, 0), moved(-33, 0), moved(0, 7), moved(0, -7)].map(area => isCovered(area, read, 1000, strip)),
    ).toEqual([false, false, false, false])
  })

  test('[AHEAD-02] channels that share a guide are asked for once, those without none', () => {
    const rows = [channel('a'), { ...channel('b'), epgId: undefined }, channel('a', { number: 2 })]
    expect(windowOf({ ...seen, first: 0, end: 3 }, rows).epgIds).toEqual(['epg-a'])
  })
})

describe('The days of the strip', () => {
  const zone = process.env.TZ
  test.each(['America/Sao_Paulo', 'UTC', 'Asia/Tokyo', 'America/New_York', 'Australia/Lord_Howe'])(
    '[EPG-04] seven back and six forward in %s, also where the clocks change',
    name => {
      process.env.TZ = name
      for (const now of [NOON, Date.UTC(2026, 2, 8, 16), Date.UTC(2026, 10, 1, 3)].map(instant)) {
        const { from, until } = stripAround(now)
        expect(STRIP_DAYS.map(offset => dayOffset(localDay(now, offset).start, now))).toEqual([...STRIP_DAYS])
        expect([dayOffset(from, now), dayOffset(addMs(until, -1), now)]).toEqual([-7, 6])
        for (const offset of STRIP_DAYS) {
          const evening = new Date(eveningOf(localDay(now, offset)))
          expect([evening.getHours(), evening.getMinutes()]).toEqual([20, 0])
        }
      }
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    },
  )
})

describe('What a programme offers', () => {
  const open = { ...channel('news'), canPlayBack: true, playbackDuration: 7 }
  const offer = (from: number, to: number, traits: Partial<typeof open> = {}, isCatchup = true) =>
    offerOf({ start: at(from), stop: at(to) }, { ...open, ...traits }, isCatchup, NOON)

  test('[EPG-05] [EPG-06] replay, watch or a reminder, as the clock stands', () => {
    expect([offer(-2, 0), offer(-1, 1), offer(1, 2)]).toEqual(['replay', 'watch', 'remind'])
  })

  test('[EPG-05] [CATCH-03] a lock where the right is missing, for live and for catch-up apart', () => {
    const rights = { liveAuthority: false, playBackAuthority: true }
    expect([offer(-2, 0, rights), offer(-1, 1, rights)]).toEqual(['replay', 'locked'])
    expect([offer(-2, 0, { playBackAuthority: false }), offer(-1, 1, { playBackAuthority: false })]).toEqual([
      'locked',
      'watch',
    ])
  })

  test('[EPG-07] a replay that has run out is invalid, one that never was is missing', () => {
    expect(offer(-8 * 24, -8 * 24 + 1)).toBe('sourceInvalid')
    expect(offer(-2, 0, { canPlayBack: false })).toBe('sourceMissing')
    expect(offer(-2, 0, {}, false)).toBe('sourceMissing')
    expect(offer(-2, 0, { playbackDuration: 0 })).toBe('sourceInvalid')
    expect(offer(-DAY / HOUR, 0, { playbackDuration: 1 })).toBe('replay')
  })
})
