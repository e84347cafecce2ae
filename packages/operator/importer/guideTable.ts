import { DatabaseSync } from 'node:sqlite'
import { DAY, HOUR, type Instant, instant } from '../../../models/codec/instant.ts'
import { isPictureAddress } from '../gateway/pictureAddress.ts'
import { hashOf } from '../world/seed.ts'
import { type ImportReport, type LineProblem, makeProblems } from './report.ts'
import type { LanguageText, XmltvChannel, XmltvProgramme, XmltvSink } from './xmltv.ts'

export interface GuideProgramme {
  readonly start: Instant
  readonly stop: Instant
  readonly titles: ReadonlyArray<LanguageText>
  readonly descriptions: ReadonlyArray<LanguageText>
  readonly picture?: string | undefined
}

interface Count {
  readonly id: string
  readonly count: number
  readonly line: number
  /** Lines of those whose end nobody says. */
  readonly guessed: ReadonlyArray<number>
}

/** A guide that was read whole; it lies on the disk and what is asked for comes from there. */
export interface GuideTable {
  readonly channels: ReadonlyArray<XmltvChannel>
  /** Ids that programmes name: declared or not. */
  readonly hasProgrammes: (id: string) => boolean
  /** In their order, a thousand at most; of those that begin together the first that was read comes first. */
  readonly between: (id: string, from: Instant, until: Instant) => ReadonlyArray<GuideProgramme>
  /** One number for what begins on each day of a channel, by the day in ms; all times are so much later. */
  readonly sums: (id: string, shiftMs: number) => ReadonlyMap<number, number>
  /** How many programmes each id has, and the line of the first. */
  readonly counts: ReadonlyArray<Count>
  /** Of programmes that are on no channel nothing else is told. */
  readonly report: (isOnChannel: (id: string) => boolean) => ImportReport
  readonly close: () => void
}

const DEFAULT_LENGTH = HOUR
const GUESSED = 'no stop and nothing after it: an hour is assumed'

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

/** What is kept of a programme beside its times. */
type Said = Omit<GuideProgramme, 'start' | 'stop'>

const programmesIn = (counts: ReadonlyArray<Count>): number => counts.reduce((sum, { count }) => sum + count, 0)

const notesOfGuesses = ({ guessed }: Count): ReadonlyArray<LineProblem> =>
  guessed.map(line => ({ line, reason: GUESSED }))

const noteOfUnused = ({ id, count, line }: Count): LineProblem => ({
  line,
  reason: `${count} ${count === 1 ? 'programme' : 'programmes'} of "${id}", which is on no channel of the line-up`,
})

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

  const takeProgramme = ({
    channel,
    start,
    stop,
    lengthMs,
    line,
    titles,
    descriptions,
    icon,
  }: XmltvProgramme): void => {
    const texts = JSON.stringify({
      titles,
      descriptions,
      picture: isPictureAddress(icon) ? icon : undefined,
    } satisfies Said)
    insert.run(numberOf(channel, line), start, stop ?? null, lengthMs ?? null, line, hashOf(texts), texts)
  }

  const finish = (): GuideTable => {
    database.exec(FILL_STOPS)
    const guessed = new Map<number, number[]>()
    const endless = database.prepare('SELECT channel, line FROM programmes WHERE stop IS NULL AND lengthMs IS NULL')
    for (const { channel, line } of endless.iterate()) {
      const lines = guessed.get(Number(channel)) ?? []
      guessed.set(Number(channel), lines)
      lines.push(Number(line))
    }
    database.exec(`${FILL_LAST} COMMIT;`)
    const [refused, notes] = [problems.refused.sorted(), problems.notes.sorted()]
    const counts = [...named].map(
      ([id, { number, count, line }]): Count => ({ id, count, line, guessed: guessed.get(number) ?? [] }),
    )
    const total = channels.length + programmesIn(counts)
    const select = database.prepare(
      'SELECT start, stop, texts FROM programmes WHERE channel = ? AND start >= ? AND start < ? ORDER BY start, rowid LIMIT 1000',
    )
    const ofDays = database.prepare(
      `SELECT CAST((start + :shift) / ${DAY} AS INTEGER) AS day, count(*) AS count, total(sum) AS texts, total(start + stop) AS times
       FROM programmes WHERE channel = :channel GROUP BY day`,
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
          ...(JSON.parse(String(row.texts)) as Said),
        }))
      },
      sums: (id, shiftMs) => {
        const sums = new Map<number, number>()
        const number = named.get(id)?.number
        if (number === undefined) return sums
        for (const row of ofDays.iterate({ shift: shiftMs, channel: number })) {
          sums.set(Number(row.day) * DAY, hashOf(Number(row.count), Number(row.texts), String(row.times)))
        }
        return sums
      },
      counts,
      report: isOnChannel => {
        const [used, left] = [counts.filter(({ id }) => isOnChannel(id)), counts.filter(({ id }) => !isOnChannel(id))]
        const unused = programmesIn(left)
        const found = total + problems.refused.count()
        const told = [...notes, ...used.flatMap(notesOfGuesses), ...left.map(noteOfUnused)]
        return { found, imported: total - unused, unused, refused, notes: told }
      },
      close: () => database.close(),
    }
  }

  return {
    sink: { channel: channel => channels.push(channel), programme: takeProgramme, problems },
    finish,
    close: () => database.close(),
  }
}
