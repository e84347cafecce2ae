import type { AnyMachineSnapshot } from 'xstate'
import { fingerprint, plain } from '../model/plain.ts'
import { remembered } from '../model/step.ts'

/** All that a view, a parent or a port can notice of a chart that stands still, as plain data by name. */
export type Noticed = Readonly<Record<string, unknown>>

const inContext = (context: Readonly<Record<string, unknown>>): Noticed =>
  Object.fromEntries(Object.entries(context).map(([key, value]) => [`context.${key}`, plain(value)]))

export const noticed = (snapshot: AnyMachineSnapshot): Noticed => ({
  state: snapshot.value,
  status: snapshot.status,
  error: plain(snapshot.error),
  output: plain(snapshot.output),
  tags: [...snapshot.tags].sort(),
  runs: Object.keys(snapshot.children).sort(),
  remembers: remembered(snapshot),
  ...inContext(snapshot.context),
})

/** Of everything that could be noticed before, none. */
export const NOTHING: Noticed = {
  status: 'active',
  error: 'undefined',
  output: 'undefined',
  tags: [],
  runs: [],
  remembers: {},
}

/** What is another than before. */
export const changes = (before: Noticed, after: Noticed): Noticed =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => fingerprint(value) !== fingerprint(before[name])))
