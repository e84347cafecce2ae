import type { Filter } from './filter.ts'
import { isWanted } from './filter.ts'
import { lastNumber, type Run, type Step } from './run.ts'

/** Where the reader stands in a run, and what of it is listed. */
export type Position = {
  /** The list; it stands still while the run goes on. */
  readonly run: Run
  /** The picture is that right after this step; 0 is before all of them. */
  readonly at: number
}

export const endOf = (run: Run): Position => ({ run, at: lastNumber(run) })

/** The step that is listed and was the last one by then: what is left out changes nothing for who does not ask for it. */
export const listedAt = ({ run, at }: Position, filter: Filter): Step | undefined =>
  run.steps.findLast(step => step.number <= at && isWanted(step, filter))

/** The one before; from the first one to before it. */
export const stepBack = ({ run, at }: Position, filter: Filter): Position => {
  const [first] = run.steps
  const chosen = listedAt({ run, at }, filter)?.number ?? at
  const before = run.steps.findLast(step => step.number < chosen && isWanted(step, filter))
  return { run, at: before?.number ?? (first?.number ?? 1) - 1 }
}

/** The next one; past the end of the list, the next one that has been collected since. */
export const stepForward = ({ run, at }: Position, live: Run, filter: Filter): Position => {
  const next = run.steps.find(step => step.number > at && isWanted(step, filter))
  if (next !== undefined) return { run, at: next.number }
  const later = live.steps.find(step => step.number > lastNumber(run) && isWanted(step, filter))
  if (later === undefined) return { run, at }
  return {
    run: { first: live.first, steps: live.steps.filter(({ number }) => number <= later.number) },
    at: later.number,
  }
}

/** Of a long list, the part around the position that is shown. */
export const windowAround = <Item extends { readonly number: number }>(
  items: readonly Item[],
  at: number,
  size: number,
): readonly Item[] => {
  if (items.length <= size) return items
  const index = items.findLastIndex(({ number }) => number <= at)
  const end = Math.min(items.length, Math.max(size, index + 1 + Math.floor(size / 4)))
  return items.slice(end - size, end)
}
