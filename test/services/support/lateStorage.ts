import type { StorageArea } from '../../../src/services/storage/storage.ts'
import type { sharedStorage } from './browser.ts'

type Watcher = Parameters<ReturnType<typeof sharedStorage>['watch']>[1]

interface View {
  readonly texts: Map<string, string>
  watcher?: Watcher
}

/**
 * A storage as browsers have it whose tabs are processes: each has a copy of its own, and sees only after `lagMs` what
 * another one wrote.
 */
export const lateStorage = (lagMs: number): ReturnType<typeof sharedStorage> => {
  const texts = new Map<string, string>()
  const views = new Map<object, View>()
  const viewOf = (tab: object): View => {
    const view = views.get(tab) ?? { texts: new Map(texts) }
    views.set(tab, view)
    return view
  }
  const put = (store: Map<string, string>, key: string, value: string | null): boolean => {
    const isNew = (store.get(key) ?? null) !== value
    if (value === null) store.delete(key)
    else store.set(key, value)
    return isNew
  }
  const change = (tab: object, key: string, value: string | null): void => {
    put(viewOf(tab).texts, key, value)
    if (!put(texts, key, value)) return
    for (const [other, view] of views) {
      if (other === tab) continue
      setTimeout(() => {
        put(view.texts, key, value)
        view.watcher?.(key, value)
      }, lagMs)
    }
  }
  return {
    texts,
    areaOf: (tab: object): StorageArea => {
      const view = viewOf(tab)
      return {
        get length() {
          return view.texts.size
        },
        key: index => [...view.texts.keys()][index] ?? null,
        getItem: key => view.texts.get(key) ?? null,
        setItem: (key, value) => change(tab, key, value),
        removeItem: key => change(tab, key, null),
      }
    },
    watch: (tab, watcher) => {
      viewOf(tab).watcher = watcher
    },
  }
}
