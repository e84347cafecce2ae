import type { HeadEnd } from '@sintonia/operator'

const QUIET = 400

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Waits until the app has asked the operator for nothing for so many real ms. */
export const untilQuiet = async ({ control }: HeadEnd, quiet = QUIET): Promise<void> => {
  const seen = () => control.requests().length
  for (let before = -1; before !== seen(); await wait(quiet)) before = seen()
}
