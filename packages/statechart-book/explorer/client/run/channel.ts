import type { Collector } from './collector.ts'
import { makeLiveFeed } from './liveFeed.ts'

/** How often it is asked who is there: a page that is loaded anew is found so, and one that is closed is missed. */
const ASK_EVERY = 2_000

/** Listens to the app on this origin until it is closed. */
export const openChannel = (
  name: string,
  collector: Collector,
  acts: { readonly onPages: (count: number) => void; readonly onHeard: () => void },
): (() => void) => {
  const channel = new BroadcastChannel(name)
  const feed = makeLiveFeed({ collector, post: message => channel.postMessage(message), onPages: acts.onPages })
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    for (const message of Array.isArray(data) ? data : []) feed.hear(message)
    acts.onHeard()
  })
  const ask = (): void => {
    feed.ask()
    acts.onHeard()
  }
  ask()
  const timer = setInterval(ask, ASK_EVERY)
  return () => {
    clearInterval(timer)
    channel.close()
  }
}
