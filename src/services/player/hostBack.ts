/** Hears when the host of a stream that was given up answers again. */
export interface HostBack {
  readonly watch: (listener: () => void) => () => void
  readonly isWatched: () => boolean
  readonly tell: () => void
}

export const makeHostBack = (): HostBack => {
  const listeners = new Set<() => void>()
  return {
    watch: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isWatched: () => listeners.size > 0,
    tell: () => {
      for (const listener of [...listeners]) listener()
    },
  }
}
