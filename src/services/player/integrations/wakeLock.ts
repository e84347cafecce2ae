import type { WakeLock } from '../../../ui/integrations.ts'

interface WakeLockParts {
  /** Absent where the browser has none. */
  readonly wakeLock: Pick<Navigator['wakeLock'], 'request'> | undefined
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>
}

/** The browser takes the lock back when the page is hidden: it is asked for again when the page is shown. */
export const makeWakeLock = ({ wakeLock, document }: WakeLockParts): WakeLock => {
  const listening = new AbortController()
  let isWished = false
  let held: Promise<WakeLockSentinel | undefined> | undefined

  const drop = (): void => {
    held?.then(sentinel => sentinel?.release()).catch(() => undefined)
    held = undefined
  }
  const settle = (): void => {
    const isDue = isWished && document.visibilityState === 'visible'
    if (!isDue) {
      drop()
      return
    }
    // A browser may refuse, with an empty battery for example: then the screen goes dark as always.
    held ??= wakeLock?.request('screen').catch(() => undefined)
  }
  document.addEventListener('visibilitychange', settle, { signal: listening.signal })
  return {
    hold: wished => {
      isWished = wished
      settle()
    },
    release: () => {
      listening.abort()
      drop()
    },
  }
}
