import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMs, DAY, HOUR, instant, MINUTE } from '../../models/codec/instant.ts'
import { EpgRecord } from '../../models/epg.ts'
import { Language } from '../../models/language.ts'
import {
  ChannelProgrammeFromWire,
  currentProgramme,
  inLine,
  nextProgramme,
  type Programme,
  ProgrammeFromWire,
  progressAt,
  statusAt,
  textsIn,
} from '../../models/programme.ts'
import { decoded, HTML, HUGE, read } from './laws.ts'
import { moments, programmes } from './liveArbitraries.ts'

const wire = (programId: number, startTime: number, stopTime: number) => ({
  programId,
  title: 'News',
  startTime,
  stopTime,
})

/** A day without gaps, each programme from 1 to 180 minutes long, in an order of its own. */
const schedules: fc.Arbitrary<ReadonlyArray<Programme>> = fc
  .record({ from: moments, lengths: fc.array(fc.integer({ min: 1, max: 180 }), { minLength: 1, maxLength: 40 }) })
  .map(({ from, lengths }) => {
    let start: number = from
    return lengths.map((minutes, index) => {
      const stop = start + minutes * MINUTE
      const programme = read(ProgrammeFromWire, wire(index + 1, start, stop))
      start = stop
      return programme
    })
  })
const shuffled = schedules.chain(list => fc.shuffledSubarray([...list], { minLength: list.length }))

describe("A programme's status", () => {
  it('[EPG-06] is notStart before the start, playing from the start, finished from the stop on', () => {
    fc.assert(
      fc.property(programmes, programme => {
        expect(statusAt(programme, addMs(programme.start, -1))).toBe('notStart')
        expect(statusAt(programme, programme.start)).toBe('playing')
        expect(statusAt(programme, addMs(programme.stop, -1))).toBe('playing')
        expect(statusAt(programme, programme.stop)).toBe('finished')
      }),
    )
  })

  it('[EPG-06] never goes back as the clock goes on', () => {
    const order = ['notStart', 'playing', 'finished']
    fc.assert(
      fc.property(programmes, moments, fc.nat(DAY), (programme, now, ms) => {
        const [before, after] = [statusAt(programme, now), statusAt(programme, addMs(now, ms))]
        expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before))
      }),
    )
  })

  it('[EPG-06] is reflected in its progress from 0 to 1', () => {
    fc.assert(
      fc.property(programmes, moments, (programme, now) => {
        const progress = progressAt(programme, now)
        expect(progress).toBeGreaterThanOrEqual(0)
        expect(progress).toBeLessThanOrEqual(1)
        expect(progressAt(programme, programme.start)).toBe(0)
        expect(progressAt(programme, programme.stop)).toBe(1)
      }),
    )
  })
})

describe('A schedule', () => {
  it('[EPG-06] without gaps has one current programme at every moment in it, and the next begins where it stops', () => {
    fc.assert(
      fc.property(shuffled, fc.maxSafeNat(), (list, place) => {
        const from = Math.min(...list.map(({ start }) => start))
        const until = Math.max(...list.map(({ stop }) => stop))
        const now = instant(from + (place % (until - from)))
        const current = currentProgramme(list, now)
        expect(current && statusAt(current, now)).toBe('playing')
        const next = nextProgramme(list, now)
        expect(next?.start).toBe(current?.stop === until ? undefined : current?.stop)
      }),
    )
  })

  it('[EPG-06] has no current programme before its first and after its last', () => {
    fc.assert(
      fc.property(shuffled, list => {
        const from = instant(Math.min(...list.map(({ start }) => start)))
        const until = instant(Math.max(...list.map(({ stop }) => stop)))
        expect(currentProgramme(list, addMs(from, -1))).toBeUndefined()
        expect(nextProgramme(list, addMs(from, -1))?.start).toBe(from)
        expect(currentProgramme(list, until)).toBeUndefined()
        expect(nextProgramme(list, until)).toBeUndefined()
      }),
    )
  })

  it('[EPG-06] with overlaps shows the programme that began last', () => {
    const [long, late] = [read(ProgrammeFromWire, wire(1, 0, 100)), read(ProgrammeFromWire, wire(2, 50, 90))]
    expect(currentProgramme([long, late], instant(60))).toBe(late)
    expect(currentProgramme([late, long], instant(60))).toBe(late)
    expect(currentProgramme([long, late], instant(95))).toBe(long)
  })
})

describe('Programmes in line', () => {
  const spans = fc
    .array(fc.tuple(fc.nat(100), fc.integer({ min: 1, max: 1_000 })), { maxLength: 30 })
    .map(list => list.toSorted(([one], [other]) => one - other))
    .map(list => list.map(([start, length]) => ({ start: instant(start), stop: instant(start + length) })))

  it('[EPG-09] [LIVE-15] whatever overlaps or never ends: each ends at its end or where the next begins, none is empty', () => {
    fc.assert(
      fc.property(spans, list => {
        const line = inLine(list)
        for (const [at, { start, stop }] of line.entries()) {
          const next = line[at + 1]
          const given = list.findLast(each => each.start === start)
          expect(stop).toBeGreaterThan(start)
          expect(stop).toBe(Math.min(given?.stop ?? 0, next?.start ?? Number.POSITIVE_INFINITY))
        }
        expect(new Set(line.map(({ start }) => start))).toEqual(new Set(list.map(({ start }) => start)))
      }),
    )
  })

  it('[EPG-09] without an overlap stay as they are', () => {
    const list = [0, 10, 30].map(start => ({ start: instant(start), stop: instant(start + 10) }))
    expect(inLine(list)).toEqual(list)
  })
})

describe("A programme's texts", () => {
  it('[LANG-05] are those of the active language', () => {
    const multilingualList = [
      { lang: 'qu', title: 'Willaykuna' },
      { lang: 'pt', title: 'Notícias', content: 'Do dia' },
    ]
    const programme = read(ProgrammeFromWire, { ...wire(1, 0, 1), content: 'Of the day', multilingualList })
    expect(textsIn(programme, 'pt')).toEqual({ title: 'Notícias', desc: 'Do dia' })
    expect(textsIn(programme, 'es')).toEqual({ title: 'News', desc: 'Of the day' })
  })

  it('[LANG-05] are always there: an entry of the language or the default', () => {
    fc.assert(
      fc.property(programmes, fc.constantFrom(...Language.values), (programme, language) => {
        const own = programme.translations.filter(({ lang }) => lang === language).map(({ title }) => title)
        expect(own.length > 0 ? own : [programme.title]).toContain(textsIn(programme, language).title)
      }),
    )
  })
})

describe('A programme', () => {
  it('[NET-10] is told from what is none', () => {
    const nearly = { start: 1, stop: 2, translations: [] }
    for (const input of [
      null,
      undefined,
      'News',
      {},
      { start: 1 },
      { stop: 2, translations: [] },
      { start: 1, stop: 2 },
    ])
      expect(ProgrammeFromWire.is(input) || ChannelProgrammeFromWire.is(input)).toBe(false)
    expect([ProgrammeFromWire.is(nearly), ChannelProgrammeFromWire.is(nearly)]).toEqual([true, false])
    expect(ChannelProgrammeFromWire.is({ logicalChannelId: '7' })).toBe(false)
  })
})

describe("A channel's day", () => {
  const day = (programs: unknown) => ({ appId: 'web', epgId: 'one', date: 0, checksum: 'c', programs })

  it('[NET-08] loses the programmes that make no sense, reports each, and keeps the rest', () => {
    const bad = [
      { ...wire(1, 10, 20), title: HUGE },
      { ...wire(2, 10, 20), startTime: '10' },
      { ...wire(3, 20, 20) },
      { ...wire(4, 30, 20) },
      { ...wire(5, 10, 20), programId: null },
      null,
      'news',
    ]
    const { result, dropped } = decoded(EpgRecord, day([...bad, { ...wire(6, 10, 20), title: HTML }]))
    expect(dropped).toEqual(
      ['0.title', '1.startTime', '2', '3', '4.programId', '5', '6'].map(path => ({
        codec: 'Programme',
        path: `programs.${path}`,
      })),
    )
    expect(result).toMatchObject({ right: { programs: [{ programId: '6', title: HTML }] } })
  })

  it.each([
    ['a date that is not midnight UTC', { ...day([]), date: HOUR }, 'date'],
    ['a date as text', { ...day([]), date: '2026-01-01' }, 'date'],
    ['no list of programmes', day(undefined), 'programs'],
    ['a page of HTML in place of the list', day('<!doctype html>'), 'programs'],
    ['null for the channel', { ...day([]), epgId: null }, 'epgId'],
  ])('[NET-08] with %s is refused with the path', (_, record, path) => {
    expect(decoded(EpgRecord, record).result).toEqual({ _tag: 'Left', left: { codec: 'EpgRecord', path } })
  })
})
