import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeFaults } from '../control/faults.ts'
import { parseXmltvDate } from '../importer/dates.ts'
import { makeGuideTable } from '../importer/guideTable.ts'
import { parseM3u } from '../importer/m3u.ts'
import { makeXmltvReader } from '../importer/xmltv.ts'
import { nameMark } from '../server/nameMark.ts'
import { cpuTime } from './support/cpuTime.ts'
import { heldBytes } from './support/heldBytes.ts'
import { readGuide as guide } from './support/readGuide.ts'

const MEGABYTE = 1_000_000
/** Room for a busy machine; what is quadratic takes minutes. */
const MOST_MS = 1000

const programme = (start: string) => `<programme start="${start}" channel="one"><title>News</title></programme>`

describe('[AHEAD-30] a file of any kind', () => {
  test.each([
    ['at one moment', () => '20300101000000'],
    ['one after another', (at: number) => new Date(at * 60_000).toISOString().replace(/\D/g, '').slice(0, 14)],
  ])('may hold 32,000 programmes of one channel without an end, %s', (_, startOf) => {
    const text = `<tv>${Array.from({ length: 32_000 }, (__, at) => programme(startOf(at))).join('\n')}</tv>`
    expect(cpuTime(() => expect(guide(text).imported).toBe(32_000), { enough: MOST_MS })).toBeLessThan(MOST_MS)
  })

  test('gives programmes that start together the same end', () => {
    const { programmes } = guide(`<tv>${['203001010000', '203001010000', '203001010030'].map(programme).join('')}</tv>`)
    const starts = programmes.map(({ start }) => start)
    expect(programmes.map(({ stop }) => stop)).toEqual([starts[2], starts[2], (starts[2] ?? 0) + 3_600_000])
  })

  test.each(['a', '1', '-', '"', ',', ' ', '/', '.', 'a=', 'a="', 'a=1 ', '[', '('])(
    'may have a line of a megabyte of %j',
    unit => {
      const text = unit.repeat(MEGABYTE / unit.length)
      const readers = {
        playlist: () => parseM3u(`#EXTM3U ${text}\n#EXTINF:-1 ${text},${text}\nhttp://one.example/${text}\n${text}`),
        guide: () =>
          guide(`<tv><programme start="2030 ${text}" channel="one"><title>${text}</title></programme>${text}`),
        date: () => parseXmltvDate(`2030 ${text}\n1`),
        mark: () => nameMark(`${text}\n1`),
      }
      const slow = Object.entries(readers).filter(([, read]) => cpuTime(read, { enough: MOST_MS }) > MOST_MS)
      expect(slow.map(([name]) => name)).toEqual([])
    },
  )
})

describe('[AHEAD-42] a source that means harm', () => {
  test('has so many channels that nobody can have them', () => {
    const text = Array.from({ length: 100_020 }, (_, at) => `<channel id="${at}"/>`).join('')
    const { channels, refused } = guide(`<tv>${text}</tv>`)
    expect([channels.length, refused.at(-1)?.reason]).toEqual([100_000, 'more than 100000 channels'])
    const entries = Array.from({ length: 100_020 }, (_, at) => `http://x/${at}`).join('\n')
    expect(parseM3u(`#EXTM3U\n${entries}`)).toMatchObject({ imported: 100_000, found: 100_020 })
  })

  test('has ids and names without an end', () => {
    const long = 'x'.repeat(MEGABYTE)
    const { refused } = guide(
      `<tv><channel id="${long}"/><programme start="2030" channel="${long}"><title>A</title></programme></tv>`,
    )
    expect(refused.map(({ reason }) => reason)).toEqual([
      'an id of more than 200 letters',
      'a channel of more than 200 letters',
    ])
    expect(parseM3u(`#EXTM3U\n#EXTINF:-1,${long}`).refused[0]?.reason.length).toBeLessThan(300)
  })

  test('gives a channel more programmes at one moment than a day can show', () => {
    const text = Array.from({ length: 1_500 }, () => programme('203001010000')).join('')
    const { programmes, imported } = guide(`<tv>${text}</tv>`)
    expect([imported, programmes.length]).toEqual([1_500, 1_000])
  })
})

describe('[AHEAD-42] a guide of many pieces', () => {
  const PIECES = 400
  const PIECE = 64_000
  const filler = 'x'.repeat(PIECE)

  function* pieces(): Generator<string> {
    yield '<tv>'
    for (let at = 0; at < PIECES; at += 1) {
      const id = `a channel of piece ${at}`
      yield `<channel id="${id}"><display-name>The name of channel ${at}</display-name><icon src="http://logo.example/${at}.png"/></channel><!--${filler}-->`
      yield `<programme start="20300101000000" channel="${id}"><title>News of channel ${at}</title></programme><!--${filler}-->`
    }
    yield '</tv>'
  }

  test('is not held by the names that are kept of it', () => {
    const { sink, finish } = makeGuideTable()
    const reader = makeXmltvReader(sink)
    const before = heldBytes()
    for (const piece of pieces()) reader.write(piece)
    reader.end()
    const table = finish()
    const held = heldBytes() - before
    expect(table.channels.length).toBe(PIECES)
    table.close()
    expect(held).toBeLessThan((PIECES * PIECE) / 10)
  })
})

describe('a fault for a pattern of paths', () => {
  const meets = (glob: string, path: string) => {
    const faults = makeFaults()
    faults.add({ path: glob })
    return faults.take(undefined, path) !== undefined
  }

  test('meets what the pattern says', () => {
    const part = fc.constantFrom('a', 'b', '*', '/', '.', '**')
    const text = fc.array(part, { maxLength: 8 }).map(parts => parts.join(''))
    const byExpression = (glob: string) =>
      new RegExp(`^${glob.replaceAll('.', String.raw`\.`).replaceAll(/\*+/g, '.*')}$`)
    fc.assert(
      fc.property(text, text, (glob, path) => {
        expect(meets(glob, path)).toBe(byExpression(glob).test(path))
      }),
    )
  })

  test('does not read a long path again for each star', () => {
    expect(cpuTime(() => meets(`${'*a'.repeat(20)}*b`, '/a'.repeat(10_000)))).toBeLessThan(MOST_MS)
  })
})
