/** Something that is read again and again. */
interface Refreshed {
  readonly refresh: () => Promise<void>
  /** The last time nothing was wrong. */
  readonly isWell: () => boolean
}

const FIRST_RETRY = 60_000

/** Reads again and again; sooner where something was wrong, and then later each time. */
export const keepFresh = ({ refresh, isWell }: Refreshed, everyMs: number): (() => void) => {
  let timer: NodeJS.Timeout
  const wait = (retryMs: number): void => {
    const [ms, nextRetryMs] = isWell() ? [everyMs, FIRST_RETRY] : [Math.min(everyMs, retryMs), retryMs * 2]
    timer = setTimeout(() => refresh().then(() => wait(nextRetryMs)), ms)
    timer.unref()
  }
  wait(FIRST_RETRY)
  return () => clearTimeout(timer)
}
