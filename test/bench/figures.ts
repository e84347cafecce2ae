import type { Reading } from './benchmark.ts'

/** The value that this share of all values does not exceed. */
const percentile = (values: ReadonlyArray<number>, share: number): number =>
  [...values].sort((one, other) => one - other)[Math.min(Math.floor(values.length * share), values.length - 1)] ??
  Number.NaN

export const median = (values: ReadonlyArray<number>): number => percentile(values, 0.5)
export const p95 = (values: ReadonlyArray<number>): number => percentile(values, 0.95)

/** A median with its 95th percentile beside it. */
export const middle = (values: ReadonlyArray<number>, unit: string, digits = 0): Reading => ({
  value: median(values),
  told: `p95 ${p95(values).toFixed(digits)} ${unit}, ${values.length} times`,
})

/** The ratio of two medians that were taken in one run, with both and the worst of ours beside it. */
export const against = (
  ours: ReadonlyArray<number>,
  theirs: ReadonlyArray<number>,
  { unit = 'ms', digits = 0 } = {},
): Reading => ({
  value: median(ours) / median(theirs),
  told: `${median(ours).toFixed(digits)} ${unit} against ${median(theirs).toFixed(digits)} ${unit}; p95 ${p95(ours).toFixed(digits)} ${unit}`,
})

/** The worst of ours but one in twenty, against the middle of theirs. */
export const worstAgainst = (ours: ReadonlyArray<number>, theirs: ReadonlyArray<number>): Reading => ({
  value: p95(ours) / median(theirs),
  told: `${p95(ours).toFixed(0)} ms against ${median(theirs).toFixed(0)} ms`,
})

/** How much more, or less, in percent of what was before. */
export const growth = (before: number, after: number): number => (after / before - 1) * 100
