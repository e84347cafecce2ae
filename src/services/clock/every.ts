import type { Timer } from './timer.ts'

/** Runs something again and again, the first time after one interval; the returned function ends it. */
export const every = ({ after }: Timer, ms: number, run: () => void): (() => void) => {
  const again = (): void => {
    cancel = after(ms, again)
    run()
  }
  let cancel = after(ms, again)
  return () => cancel()
}
