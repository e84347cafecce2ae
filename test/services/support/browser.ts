import type { Timer } from '../../../src/services/clock/timer.ts'
import type { StorageArea } from '../../../src/services/storage/storage.ts'
import type { ChannelScope } from '../../../src/services/tabs/channel.ts'
import type { TabsParts } from '../../../src/services/tabs/tabs.ts'

/** A timer whose time the test passes by hand. */
export const handTimer = () => {
  let now = 0
  const waiting = new Set<{ readonly at: number; readonly run: () => void }>()
  const timer: Timer = {
    after: (ms, run) => {
      const entry = { at: now + ms, run }
      waiting.add(entry)
      return () => waiting.delete(entry)
    },
  }
  return {
    timer,
    count: () => waiting.size,
    pass: (ms: number): void => {
      now += ms
      for (const entry of [...waiting].filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)) {
        waiting.delete(entry)
        entry.run()
      }
    },
  }
}

type AreaWatcher = (key: string, value: string | null) => void

/** A device's storage that several tabs share: each tab hears what the others change. */
export const sharedStorage = () => {
  const texts = new Map<string, string>()
  const watchers = new Map<object, AreaWatcher>()
  const tell = (tab: object, key: string, value: string | null): void => {
    for (const [other, watcher] of watchers) if (other !== tab) watcher(key, value)
  }
  return {
    texts,
    areaOf: (tab: object): StorageArea => ({
      get length() {
        return texts.size
      },
      key: index => [...texts.keys()][index] ?? null,
      getItem: key => texts.get(key) ?? null,
      setItem: (key, value) => {
        const isNew = texts.get(key) !== value
        texts.set(key, value)
        if (isNew) tell(tab, key, value)
      },
      removeItem: key => {
        if (texts.delete(key)) tell(tab, key, null)
      },
    }),
    watch: (tab: object, watcher: AreaWatcher): void => {
      watchers.set(tab, watcher)
    },
  }
}

const event = (type: string, fields: object): Event => Object.assign(new Event(type), fields)

/** A tab as the services see it; the test shows and hides it, and takes its network away. */
export const fakeTab = (
  storage = sharedStorage(),
  locks?: TabsParts['navigator']['locks'],
  scope: ChannelScope = {},
) => {
  const window = Object.assign(new EventTarget(), scope)
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const navigator = { onLine: true, ...(locks !== undefined && { locks }) }
  const tab = {}
  storage.watch(tab, (key, newValue) => window.dispatchEvent(event('storage', { key, newValue })))
  const parts: TabsParts = { window, document, navigator }
  return {
    parts,
    area: storage.areaOf(tab),
    show: (visible: boolean): void => {
      document.visibilityState = visible ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
    setOnline: (online: boolean): void => {
      navigator.onLine = online
      window.dispatchEvent(new Event(online ? 'online' : 'offline'))
    },
    clearFromAnotherTab: (): void => {
      window.dispatchEvent(event('storage', { key: null, newValue: null }))
    },
  }
}
