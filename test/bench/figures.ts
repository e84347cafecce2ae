import type { Figure } from './result.ts'

/** The value that this share of all values does not exceed. */
export const percentile = (values: ReadonlyArray<number>, share: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN

export const median = (values: ReadonlyArray<number>): number => percentile(values, 0.5)

/** How much more, or less, as a share of what was before. */
export const growth = (before: number, after: number): number => after / before - 1

export const percent = (share: number): string => `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)} %`

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** A figure that is met by being small enough. */
export const atMost = (
  what: string,
  value: number,
  goal: number,
  { unit, digits = 0, measured }: { readonly unit: string; readonly digits?: number; readonly measured?: string },
): Figure => ({
  what,
  measured: measured ?? `${value.toFixed(digits)} ${unit}`,
  goal: `at most ${goal} ${unit}`,
  isMet: value <= goal,
})

/** The same for a ratio, with the two that are compared. */
export const ratio = (
  what: string,
  ours: number,
  theirs: number,
  goal: number,
  { unit, digits = 0 }: { readonly unit: string; readonly digits?: number },
): Figure =>
  atMost(what, ours / theirs, goal, {
    unit: 'x',
    measured: `${(ours / theirs).toFixed(2)} x (${ours.toFixed(digits)} ${unit} against ${theirs.toFixed(digits)} ${unit})`,
  })
