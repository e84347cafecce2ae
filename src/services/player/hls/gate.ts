/** When a stream whose host is in trouble is asked again. */
export interface Gate {
  /** Runs `go` now, or when it is its turn; gives back how to leave, before or after. */
  readonly enter: (go: () => void) => () => void
  readonly succeeded: () => void
  readonly failed: () => void
  /** Somebody wants it now: the next one needs not wait. */
  readonly open: () => void
}

/** So often all viewers of a host ask whether it is back; more seldom would keep the picture away for longer than 10 s. */
const LONGEST_WAIT = 6_000
const FIRST_WAIT = 1_000

/**
 * As long as all is well everybody passes. After a failure one at a time does, and each waits for longer: an engine alone
 * asks for every rendition of picture and sound, each at a pace of its own, and doubles what its host cannot bear.
 */
export const makeGate = (): Gate => {
  const waiting = new Set<() => void>()
  let failures = 0
  let isOpen = true
  let resting: ReturnType<typeof setTimeout> | undefined

  const letOneIn = (): void => {
    const [next] = waiting
    isOpen = next === undefined
    if (next === undefined) return
    waiting.delete(next)
    next()
  }
  const endRest = (): void => {
    clearTimeout(resting)
    resting = undefined
  }
  return {
    enter: go => {
      let isIn = false
      const pass = (): void => {
        isIn = true
        go()
      }
      if (isOpen) {
        isOpen = failures === 0
        pass()
      } else waiting.add(pass)
      return () => {
        if (!isIn) waiting.delete(pass)
        else if (failures > 0 && resting === undefined) letOneIn()
      }
    },
    succeeded: () => {
      failures = 0
      isOpen = true
      endRest()
      const all = [...waiting]
      waiting.clear()
      for (const next of all) next()
    },
    failed: () => {
      if (resting !== undefined) return
      isOpen = false
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures)
      failures += 1
      resting = setTimeout(() => {
        resting = undefined
        letOneIn()
      }, wait)
    },
    open: () => {
      endRest()
      letOneIn()
    },
  }
}
