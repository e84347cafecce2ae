/** A key of the device's storage was changed by another tab; `value` is `undefined` when it was removed. */
type StorageListener = (key: string, value: string | undefined) => void

/** What the tabs of one browser know of each other. */
export interface Tabs {
  /** `key` is empty when another tab cleared everything. */
  readonly onStorage: (listener: StorageListener) => () => void
  readonly isVisible: () => boolean
  readonly onVisibility: (listener: (visible: boolean) => void) => () => void
  readonly isOnline: () => boolean
  readonly onNetwork: (listener: (online: boolean) => void) => () => void
  /** Runs alone among all tabs, one after the other. */
  readonly alone: <A>(name: string, run: () => Promise<A>) => Promise<A>
}

export interface TabsParts {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
  /** Missing outside a secure context: then this tab alone is kept in order. */
  readonly navigator: { readonly onLine: boolean; readonly locks?: Pick<LockManager, 'request'> }
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
export const makeAlone = ({ locks }: TabsParts['navigator']): Alone =>
  locks === undefined ? makeQueue() : (name, run) => locks.request(`sintonia.${name}`, run)

export const makeTabs = ({ window, document, navigator }: TabsParts): Tabs => {
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
    alone: makeAlone(navigator),
  }
}
