import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { endpoints } from '../../../models/wire/index.ts'

export const Asker = t.keyof({ nobody: null, guest: null, user: null })
export type Asker = t.TypeOf<typeof Asker>

/** One call of a visit, with nothing of the person in it: what was asked, and what was answered. */
export const Recorded = t.type(
  {
    call: t.string,
    as: Asker,
    lang: t.string,
    fields: t.UnknownRecord,
    answer: t.UnknownRecord,
  },
  'Recorded',
)
export type Recorded = t.TypeOf<typeof Recorded>

/** A visit of somebody to some back end, from its first call to its last. */
export const Recording = t.type(
  {
    version: t.literal(1),
    /** When it began, by the clock of the back end. */
    at: t.number,
    calls: t.array(Recorded),
  },
  'Recording',
)
export type Recording = t.TypeOf<typeof Recording>

const isKnown = (call: string): boolean => Object.hasOwn(endpoints, call)

/** A recording of a file; what is none is said in a sentence. */
export const readRecording = (file: string): Recording => {
  const json: unknown = E.getOrElse((): unknown => undefined)(
    E.tryCatch(
      () => JSON.parse(readFileSync(file, 'utf8')),
      error => error,
    ),
  )
  const read = Recording.decode(json)
  if (E.isLeft(read)) throw new Error(`${file} is no recording: npm run record writes one`)
  const stranger = read.right.calls.find(({ call }) => !isKnown(call))
  if (stranger !== undefined) throw new Error(`${file} has a call that there is not: ${stranger.call}`)
  return read.right
}
