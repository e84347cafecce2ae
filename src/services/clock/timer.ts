/** Runs something later; the returned function calls it off. */
export interface Timer {
  readonly after: (ms: number, run: () => void) => () => void
}

export const systemTimer: Timer = {
  after: (ms, run) => {
    const id = setTimeout(run, ms)
    return () => clearTimeout(id)
  },
}
