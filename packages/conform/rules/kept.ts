import { at, type Fields, isOn, listAt, numberAt, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { type Problem, said, shown } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { tryPages } from './pages.ts'
import { result, rule, uniqueIn, unless, type Visit } from './visit.ts'

/** Who reads a list: the account, and the account on another device. */
export interface Readers {
  readonly caller: Caller
  readonly again: Caller | undefined
}

/** Something that is put into a list and taken out again. */
interface Sample {
  readonly id: string
  readonly create: Fields
  readonly remove: Fields
  /** What its entry has to say, as it was told. */
  readonly told: Fields
}

/** A list that an account keeps: how it is read, how something comes into it and out again. */
export interface Kept {
  readonly list: string
  readonly read: Fields
  readonly items: string
  readonly id: string
  readonly create: string
  readonly remove: string
  /** What comes later stands first. */
  readonly isNewestFirst: boolean
  readonly toldSource: string
  readonly samples: ReadonlyArray<Sample>
}

const SAMPLES = 2

const entriesIn = async (visit: Visit, { list, read, items, id }: Kept, caller: Caller, about: string) => {
  const answer = await result(visit, list, read, caller, about)
  const entries = listAt(answer, items)
  rule(visit, list, caller, 'names each once', uniqueIn(`result.${items}`, id, textsOf(entries, id)))
  return answer === undefined ? undefined : entries
}

const isSame = (came: unknown, told: unknown): boolean =>
  typeof told === 'boolean' ? isOn(came) === told : came === told

const toldProblems = ({ items, id, toldSource }: Kept, entries: ReadonlyArray<unknown>, sample: Sample) => {
  const entry = entries.find(each => textAt(each, id) === sample.id)
  if (entry === undefined) return []
  return Object.entries(sample.told).map(([field, told]) =>
    unless(isSame(at(entry, field), told), {
      field: `result.${items}[*].${field}`,
      came: said(`${shown(at(entry, field))}, and not ${told}`),
      expected: 'what it was told',
      source: toldSource,
    }),
  )
}

/** Entries with a time stand by it, and what was added last stands first. */
const orderProblems = ({ items, id }: Kept, entries: ReadonlyArray<unknown>, added: ReadonlyArray<Sample>) => {
  const ids = textsOf(entries, id)
  const [older, newer] = added.map(sample => ids.indexOf(sample.id))
  const times = entries.flatMap(each => numberAt(each, 'updateTime') ?? [])
  const isByTime = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0))
  const isBehind = older !== undefined && newer !== undefined && Math.min(older, newer) >= 0 && newer > older
  const isFirst = added.every(sample => ids.indexOf(sample.id) < added.length)
  return [
    unless(isByTime && isFirst && !isBehind, {
      field: `result.${items}`,
      came: `${ids.length} entries, what was added last at place ${(newer ?? older ?? 0) + 1}`,
      expected: 'the newest first',
      source: SOURCES.newestFirst,
    }),
  ]
}

const missingProblems = ({ items, id }: Kept, entries: ReadonlyArray<unknown>, added: ReadonlyArray<Sample>) =>
  added
    .filter(sample => !textsOf(entries, id).includes(sample.id))
    .map(
      (): Problem => ({
        field: `result.${items}[*].${id}`,
        came: undefined,
        expected: 'what was just added',
        source: SOURCES.lists,
      }),
    )

/** While it holds what was added: in full, in its order, and for the account wherever it is signed in. */
const tryFilled = async (visit: Visit, kept: Kept, { caller, again }: Readers, added: ReadonlyArray<Sample>) => {
  const { list } = kept
  const entries = await entriesIn(visit, kept, caller, 'answers after something was added')
  if (entries === undefined) return
  const missing = missingProblems(kept, entries, added)
  rule(visit, list, caller, 'has what was added', missing)
  rule(
    visit,
    list,
    caller,
    'says what it was told',
    added.flatMap(sample => toldProblems(kept, entries, sample)),
  )
  if (missing.length > 0) return
  if (kept.isNewestFirst) rule(visit, list, caller, 'has the newest first', orderProblems(kept, entries, added))
  const elsewhere = again === undefined ? undefined : await entriesIn(visit, kept, again, 'answers on another device')
  if (elsewhere !== undefined)
    rule(visit, list, caller, 'is the same on another device', missingProblems(kept, elsewhere, added))
  if ('pageSize' in kept.read)
    await tryPages(visit, caller, {
      call: list,
      items: answer => listAt(answer, kept.items),
      total: answer => numberAt(answer, 'total'),
      place: `result.${kept.items}`,
      totalPlace: 'result.total',
      id: kept.id,
    })
}

/** What was put in is there, what was taken out is not: the account is left as it was. */
export const tryKept = async (
  visit: Visit,
  kept: Kept,
  readers: Readers,
  whileFilled: (added: ReadonlyArray<string>) => Promise<void> = async () => undefined,
): Promise<void> => {
  const { list, items, id } = kept
  const { caller } = readers
  const before = await entriesIn(visit, kept, caller, 'answers as its schema says')
  if (before === undefined) return
  const known = new Set(textsOf(before, id))
  const samples = kept.samples.filter(sample => !known.has(sample.id)).slice(0, SAMPLES)
  if (samples.length === 0)
    return visit.findings.unasked(list, caller.as, 'has what was added', 'there is nothing that is not in it already')
  const added: Sample[] = []
  for (const sample of samples)
    if ((await result(visit, kept.create, sample.create, caller, 'adds')) !== undefined) added.push(sample)
  if (added.length > 0) {
    await tryFilled(visit, kept, readers, added)
    await whileFilled(added.map(sample => sample.id))
  }
  for (const { remove } of added) await result(visit, kept.remove, remove, caller, 'takes out')
  const after = await entriesIn(visit, kept, caller, 'answers after something was taken out')
  const left = after === undefined ? [] : textsOf(after, id).filter(each => added.some(sample => sample.id === each))
  rule(
    visit,
    list,
    caller,
    'has no more what was taken out',
    left.map(came => ({
      field: `result.${items}[*].${id}`,
      came,
      expected: 'nothing of it: it was taken out',
      source: SOURCES.lists,
    })),
  )
}

/** The last of a line-up are the least likely to be somebody's. */
export const CANDIDATES = 8
