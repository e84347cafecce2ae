import { afterStep, type NewStep, type Picture, type Run, type Step } from './run.ts'

/** How much of a run is kept; beyond it the oldest steps go. */
export type Bounds = { readonly steps: number; readonly characters: number }

/** Some 20 MB at most: a page that is left open for a day stays as it was. */
const BOUNDS: Bounds = { steps: 2_000, characters: 8_000_000 }

const sizeOf = (step: Step): number => 200 + (step.kind === 'stepped' ? step.payload.length : 0)

/** Keeps the last steps of a run that goes on. */
export const makeCollector = (bounds = BOUNDS) => {
  let first: Picture = new Map()
  let now: Picture = new Map()
  const steps: Step[] = []
  let size = 0
  let count = 0

  const dropOldest = (): void => {
    const [oldest] = steps
    if (oldest === undefined) return
    first = afterStep(first, oldest)
    size -= sizeOf(oldest)
    steps.shift()
  }

  return {
    add: (step: NewStep): void => {
      count += 1
      const numbered: Step = { ...step, number: count }
      steps.push(numbered)
      size += sizeOf(numbered)
      now = afterStep(now, numbered)
      while (steps.length > bounds.steps || (size > bounds.characters && steps.length > 1)) dropOldest()
    },
    /** As it stands; what comes later does not change it. */
    run: (): Run => ({ first, steps: [...steps] }),
    /** Who runs after the last step. */
    now: (): Picture => now,
    count: (): number => count,
  }
}

export type Collector = ReturnType<typeof makeCollector>
