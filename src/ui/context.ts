import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { appMachine } from '../../machines/app/index.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { Integrations } from './integrations.ts'
import type { Preferences, PreferencesSnapshot } from './preferences.ts'

export type AppActor = ActorRefFrom<typeof appMachine>

/** The person's consent to delivery among viewers (AHEAD-26). */
export interface PeerConsent {
  readonly hasConsent: () => boolean
  readonly setConsent: (on: boolean) => void
}

/** What the code of the players brings for the views. */
export interface PlayerViews {
  /** Moves the picture into a place of the screen; gives back how to take it out of there. */
  readonly attachTo: (place: HTMLElement) => () => void
  /** Keeps a place over the picture free for somebody who signs; gives back how to take it away. */
  readonly holdSignFree: (place: HTMLElement) => () => void
  /** Where the controls of the app's own picture-in-picture window go, while there is one. */
  readonly ownWindow: () => HTMLElement | undefined
  /** The programme's moment on screen, where the stream carries dates. */
  readonly moment: () => Instant | undefined
  /** Of the picture on screen; 0 where there is none. */
  readonly lines: () => number
  /** The server's time. */
  readonly now: () => Instant
  /** What is nice to have once something plays: fetched then. */
  readonly integrations: () => Promise<Integrations>
  /** The next try to play ends first what that device of the account plays (AHEAD-46). */
  readonly playInsteadOf: (sessionId: string) => void
  /** Delivery among viewers: its code is fetched by who asks for the consent. */
  readonly peers: { readonly isOffered: () => boolean; readonly fetch: () => Promise<PeerConsent> }
}

/** The same of the player of titles, whose picture is another one. */
export type TitleViews = Pick<
  PlayerViews,
  'attachTo' | 'holdSignFree' | 'ownWindow' | 'moment' | 'lines' | 'playInsteadOf' | 'integrations'
>

/** What the views are given at the root; everything else they select from the charts. */
export interface AppHandle {
  readonly app: AppActor
  readonly preferences: Preferences
  /** There as soon as a player runs. */
  readonly playerViews: () => PlayerViews | undefined
  /** There as soon as a title has been played. */
  readonly titleViews: () => TitleViews | undefined
  /** Whether only what is for children is shown (AHEAD-22): known before the first page. */
  readonly ownView: { readonly isKidsMode: () => boolean; readonly onChange: (listener: () => void) => () => void }
  /** The page has painted and rests: now is the time for what nobody waits for. */
  readonly rest: Promise<void>
  /** The server's time. */
  readonly now: () => Instant
}

export const AppContext = createContext<AppHandle | undefined>(undefined)

export const useHandle = (): AppHandle => {
  const handle = useContext(AppContext)
  if (handle === undefined) throw new Error('The app is not in an AppContext')
  return handle
}

export const useApp = (): AppActor => useHandle().app

/** What nobody waits for is done when the page rests. */
export const useWhenIdle = (onRest: () => void): void => {
  const { rest } = useHandle()
  const idle = useEffectEvent(onRest)
  useEffect(() => {
    rest.then(() => idle())
  }, [rest])
}

export const usePreferences = (): PreferencesSnapshot => {
  const { preferences } = useHandle()
  return useSyncExternalStore(preferences.subscribe, preferences.snapshot)
}

export const useIsKidsMode = (): boolean => {
  const { ownView } = useHandle()
  return useSyncExternalStore(ownView.onChange, ownView.isKidsMode)
}
