import type { HeadEnd } from '@sintonia/operator'

/** So long nobody asks, in real ms. */
const QUIET = 400

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Waits until the app has asked the operator for nothing for a while. */
export const untilQuiet = async ({ control }: HeadEnd): Promise<void> => {
  const seen = () => control.requests().length
  for (let before = -1; before !== seen(); await wait(QUIET)) before = seen()
}
