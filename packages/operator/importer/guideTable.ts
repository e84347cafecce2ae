import { DatabaseSync } from 'node:sqlite'
import { DAY, HOUR, type Instant, instant } from '../../../models/codec/instant.ts'
import { hashOf } from '../world/seed.ts'
import { type ImportReport, makeProblems } from './report.ts'
import type { LanguageText, XmltvChannel, XmltvProgramme, XmltvSink } from './xmltv.ts'

export interface GuideProgramme {
  readonly start: Instant
  readonly stop: Instant
  readonly titles: ReadonlyArray<LanguageText>
  readonly descriptions: ReadonlyArray<LanguageText>
}

interface Count {
  readonly id: string
  readonly count: number
  readonly line: number
}

/** A guide that was read whole; it lies on the disk and what is asked for comes from there. */
export interface GuideTable {
  readonly channels: ReadonlyArray<XmltvChannel>
  /** Ids that programmes name: declared or not. */
  readonly hasProgrammes: (id: string) => boolean
  /** In their order, a thousand at most; of those that begin together the first that was read comes first. */
  readonly between: (id: string, from: Instant, until: Instant) => ReadonlyArray<GuideProgramme>
  /** One number for what begins on each day of a channel, by `<id> <day>`; all times are so much later. */
  readonly sums: (shiftMs: number) => ReadonlyMap<string, number>
  /** How many programmes each id has, and the line of the first. */
  readonly counts: ReadonlyArray<Count>
  readonly report: ImportReport
  readonly close: () => void
}

const DEFAULT_LENGTH = HOUR

const SCHEMA = `
  PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
  CREATE TABLE programmes (
    channel INTEGER NOT NULL, start INTEGER NOT NULL, stop INTEGER, lengthMs INTEGER,
    line INTEGER NOT NULL, sum INTEGER NOT NULL, texts TEXT NOT NULL
  ) STRICT;
  BEGIN;
`
/** A missing stop is the next start on the channel; several may start together. */
const FILL_STOPS = `
  CREATE INDEX byStart ON programmes (channel, start);
  UPDATE programmes AS own SET stop = (
    SELECT min(other.start) FROM programmes AS other WHERE other.channel = own.channel AND other.start > own.start
  ) WHERE stop IS NULL;
`
const FILL_LAST = `UPDATE programmes SET stop = start + coalesce(lengthMs, ${DEFAULT_LENGTH}) WHERE stop IS NULL;`

interface Texts {
  readonly titles: ReadonlyArray<LanguageText>
  readonly descriptions: ReadonlyArray<LanguageText>
}

/** A table under way: programmes go in by the sink, and `finish` makes it readable. */
export const makeGuideTable = (): {
  readonly sink: XmltvSink
  readonly finish: () => GuideTable
  readonly close: () => void
} => {
  // without a name it is a file of its own that goes with it, and only what is looked at is in memory
  const database = new DatabaseSync('')
  database.exec(SCHEMA)
  const insert = database.prepare('INSERT INTO programmes VALUES (?, ?, ?, ?, ?, ?, ?)')
  const channels: XmltvChannel[] = []
  /** The number of an id in the table is its place here. */
  const named = new Map<string, { readonly number: number; readonly line: number; count: number }>()
  const problems = makeProblems()

  const numberOf = (id: string, line: number): number => {
    const known = named.get(id) ?? { number: named.size, line, count: 0 }
    known.count += 1
    named.set(id, known)
    return known.number
  }

  const takeProgramme = ({ channel, start, stop, lengthMs, line, titles, descriptions }: XmltvProgramme): void => {
    const texts = JSON.stringify({ titles, descriptions } satisfies Texts)
    insert.run(numberOf(channel, line), start, stop ?? null, lengthMs ?? null, line, hashOf(texts), texts)
  }

  const finish = (): GuideTable => {
    database.exec(FILL_STOPS)
    const guessed = database.prepare('SELECT line FROM programmes WHERE stop IS NULL AND lengthMs IS NULL').iterate()
    for (const { line } of guessed) problems.notes.add(Number(line), 'no stop and nothing after it: an hour is assumed')
    database.exec(`${FILL_LAST} COMMIT;`)
    const { refused, notes } = problems
    const counts = [...named].map(([id, { count, line }]): Count => ({ id, count, line }))
    const imported = counts.reduce((sum, { count }) => sum + count, channels.length)
    const select = database.prepare(
      'SELECT start, stop, texts FROM programmes WHERE channel = ? AND start >= ? AND start < ? ORDER BY start, rowid LIMIT 1000',
    )
    return {
      channels,
      hasProgrammes: id => named.has(id),
      between: (id, from, until) => {
        const number = named.get(id)?.number
        if (number === undefined) return []
        return select.all(number, from, until).map(row => ({
          start: instant(Number(row.start)),
          stop: instant(Number(row.stop)),
          ...(JSON.parse(String(row.texts)) as Texts),
        }))
      },
      sums: shiftMs => {
        const rows = database
          .prepare(
            `SELECT channel, CAST((start + :shift) / ${DAY} AS INTEGER) AS day, count(*) AS count, total(sum) AS texts, total(start + stop) AS times
             FROM programmes GROUP BY channel, day`,
          )
          .all({ shift: shiftMs })
        return new Map(
          rows.map(row => [
            `${counts[Number(row.channel)]?.id} ${Number(row.day) * DAY}`,
            hashOf(Number(row.count), Number(row.texts), String(row.times)),
          ]),
        )
      },
      counts,
      report: { imported, found: imported + refused.count(), refused: refused.sorted(), notes: notes.sorted() },
      close: () => database.close(),
    }
  }

  return {
    sink: { channel: channel => channels.push(channel), programme: takeProgramme, problems },
    finish,
    close: () => database.close(),
  }
}
