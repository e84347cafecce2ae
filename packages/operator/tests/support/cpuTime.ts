interface Patience {
  /** A run that takes no more ends the measuring. */
  readonly enough?: number
  readonly runs?: number
}

/** The fewest milliseconds of the processor that it took: what else the machine does only adds to a run. */
export const cpuTime = (run: () => unknown, { enough = 0, runs = 3 }: Patience = {}): number => {
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < runs && least > enough; at += 1) {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
