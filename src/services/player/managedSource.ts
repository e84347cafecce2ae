/** What a ManagedMediaSource has beside any other. */
interface Managed extends MediaSource {
  readonly streaming?: boolean
}

/** A browser that manages what it is fed wants nothing sent at times, so that its radio sleeps (AHEAD-33). */
export interface ManagedSource {
  readonly heed: (source: MediaSource | undefined) => void
  /** Resolves as soon as something may be sent. */
  readonly wantsData: () => Promise<unknown>
}

export const makeManagedSource = (): ManagedSource => {
  let heeded: Managed | undefined
  return {
    heed: source => {
      heeded = source
    },
    wantsData: async () => {
      const source = heeded
      if (source?.readyState === 'open' && source.streaming === false)
        await new Promise(resolve => {
          for (const end of ['startstreaming', 'sourceclose']) source.addEventListener(end, resolve, { once: true })
        })
    },
  }
}
