import { systemTimer, type Timer } from '../clock/timer.ts'
import { type Channel, type ChannelScope, openChannel } from './channel.ts'
import { type Marks, makeMarks } from './marks.ts'

/** A key of the device's storage was changed by another tab; `value` is `undefined` when it was removed. */
type StorageListener = (key: string, value: string | undefined) => void

/** How long a run waits for its turn before it goes on without it, and who is told so. */
interface Patience {
  readonly ms: number
  readonly onSpent: () => void
}

/** What the tabs of one browser know of each other. */
export interface Tabs {
  /** `key` is empty when another tab cleared everything. */
  readonly onStorage: (listener: StorageListener) => () => void
  readonly isVisible: () => boolean
  readonly onVisibility: (listener: (visible: boolean) => void) => () => void
  readonly isOnline: () => boolean
  readonly onNetwork: (listener: (online: boolean) => void) => () => void
  /** Runs alone among all tabs, one after the other; with patience, not for ever behind one that is stuck. */
  readonly alone: <A>(name: string, run: () => Promise<A>, patience?: Patience) => Promise<A>
  readonly marks: Marks
  readonly channel: (name: string) => Channel
}

export interface TabsParts {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'> & ChannelScope
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
  /** Missing outside a secure context: then this tab alone is kept in order. */
  readonly navigator: { readonly onLine: boolean; readonly locks?: Pick<LockManager, 'request' | 'query'> }
}

type Alone = Tabs['alone']

/** The order of runs within this tab, where the browser has no locks. */
const makeQueue = (): Alone => {
  const last = new Map<string, Promise<unknown>>()
  return (name, run) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(run, run)
    last.set(name, mine)
    return mine
  }
}

/** Also for a worker, which has no window. */
export const makeAlone = ({ locks }: TabsParts['navigator'], timer = systemTimer): Alone => {
  if (locks === undefined) return makeQueue()
  return (name, run, patience) => {
    const lock = `sintonia.${name}`
    if (patience === undefined) return locks.request(lock, run)
    const waiting = new AbortController()
    const stopWaiting = timer.after(patience.ms, () => waiting.abort())
    let isMine = false
    const takeTurn = () => {
      isMine = true
      stopWaiting()
      return run()
    }
    return locks.request(lock, { signal: waiting.signal }, takeTurn).catch((error: unknown) => {
      if (isMine || !waiting.signal.aborted) throw error
      patience.onSpent()
      return run()
    })
  }
}

export const makeTabs = ({ window, document, navigator }: TabsParts, timer: Timer = systemTimer): Tabs => {
  return {
    onStorage: listener => {
      const hear = (event: StorageEvent): void => listener(event.key ?? '', event.newValue ?? undefined)
      window.addEventListener('storage', hear)
      return () => window.removeEventListener('storage', hear)
    },
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: listener => {
      const hear = (): void => listener(document.visibilityState === 'visible')
      document.addEventListener('visibilitychange', hear)
      return () => document.removeEventListener('visibilitychange', hear)
    },
    isOnline: () => navigator.onLine,
    onNetwork: listener => {
      const up = (): void => listener(true)
      const down = (): void => listener(false)
      window.addEventListener('online', up)
      window.addEventListener('offline', down)
      return () => {
        window.removeEventListener('online', up)
        window.removeEventListener('offline', down)
      }
    },
    alone: makeAlone(navigator, timer),
    marks: makeMarks({ ...(navigator.locks && { locks: navigator.locks }), timer }),
    channel: name => openChannel(name, window),
  }
}
