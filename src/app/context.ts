import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { appMachine } from '../../machines/app/index.ts'
import type { Preferences, PreferencesSnapshot } from './preferences.ts'

export type AppActor = ActorRefFrom<typeof appMachine>

/** What the views are given at the root; everything else they select from the charts. */
export interface AppHandle {
  readonly app: AppActor
  readonly preferences: Preferences
  /** The element that shows the live picture; there as soon as the live player runs. */
  readonly stageElement: () => HTMLElement | undefined
  /** The operator's shop, with what it must know of the account (BUY-02). */
  readonly memberSite: () => string
}

export const AppContext = createContext<AppHandle | undefined>(undefined)

export const useHandle = (): AppHandle => {
  const handle = useContext(AppContext)
  if (handle === undefined) throw new Error('The app is not in an AppContext')
  return handle
}

export const useApp = (): AppActor => useHandle().app

export const usePreferences = (): PreferencesSnapshot => {
  const { preferences } = useHandle()
  return useSyncExternalStore(preferences.subscribe, preferences.snapshot)
}
