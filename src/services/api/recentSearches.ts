import * as t from 'io-ts'
import { searchKey } from '../../../models/search.ts'
import type { OwnViewStore } from '../storage/ownView.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import { userIdIn } from '../storage/sessionStore.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import type { Tabs } from '../tabs/tabs.ts'

export type RecentSearchesParts = {
  readonly storage: DeviceStorage
  readonly tabs: Tabs
  readonly ownView: OwnViewStore
  readonly store: Pick<SessionStore, 'read'>
}

const MOST = 8
const GUEST = 'guest'
const Searches = t.record(t.string, t.readonlyArray(t.string), 'RecentSearches')

type Texts = ReadonlyArray<string>
const NONE: Texts = []

const without = (texts: Texts, text: string): Texts => texts.filter(each => searchKey(each) !== searchKey(text))

/** What was searched on this device, by whom; kids mode neither shows nor keeps any of it (AHEAD-22). */
export const makeRecentSearches = ({ storage, store, tabs, ownView }: RecentSearchesParts) => {
  const stored = storage.value('device', 'recentSearches', Searches)
  const owner = (): string => userIdIn(store) ?? GUEST
  const own = (): Texts => stored.read()?.[owner()] ?? NONE
  const change = (texts: Texts): void => {
    if (!ownView.isKidsMode()) stored.write({ ...stored.read(), [owner()]: texts })
  }
  return {
    read: (): Texts => (ownView.isKidsMode() ? NONE : own()),
    /** The newest stands first; the same words in other capitals or accents are the same search. */
    remember: (text: string): void => change([text, ...without(own(), text)].slice(0, MOST)),
    forget: (text: string): void => change(without(own(), text)),
    forgetAll: (): void => change(NONE),
    /** Hears of another tab's searches, and of kids mode. */
    onChange: (listener: () => void): (() => void) => {
      const stopListening = tabs.onStorage(key => {
        if (key === stored.name) listener()
      })
      const stopWatching = ownView.onChange(listener)
      return () => {
        stopListening()
        stopWatching()
      }
    },
  }
}
