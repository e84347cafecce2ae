/** The fewest milliseconds of the processor that it took: what else the machine does only adds to a run. */
export const cpuTime = (run: () => unknown, runs = 3): number => {
  const once = (): number => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  return Math.min(...Array.from({ length: runs }, once))
}
