export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

/** Where a browser has its channels; old ones have none. */
export interface ChannelScope {
  readonly BroadcastChannel?: new (name: string) => Channel
}

const silent = (): Channel => Object.assign(new EventTarget(), { postMessage: () => undefined })

/** A channel between the tabs; a silent one where the browser has none or forbids it. */
export const openChannel = (name: string, scope: ChannelScope = globalThis): Channel => {
  try {
    return scope.BroadcastChannel === undefined ? silent() : new scope.BroadcastChannel(name)
  } catch {
    return silent()
  }
}
