/** Caches before the operator's machines, each of a part of the country; those who ask at once wait for one answer. */
const EDGES = 10

/** A cache that may answer for so long after it was answered. */
export const makeEdges = (now: () => number) => {
  const freshUntil = new Map<string, number>()
  return {
    /** Whether the cache of this viewer has the answer; else it has it from now on. */
    has: (viewer: number, url: string, maxAgeMs: number): boolean => {
      const key = `${viewer % EDGES} ${url}`
      if ((freshUntil.get(key) ?? 0) > now()) return true
      freshUntil.set(key, now() + maxAgeMs)
      return false
    },
  }
}
