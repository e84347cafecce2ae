import { createContext, useContext } from 'react'

/** How a page has code fetched that only the shell may name. */
interface Warmth {
  /** What plays titles: one is a press away. */
  readonly warmPlayer: () => void
  /** The engine of nearly every title: somebody is about to press. */
  readonly warmEngine: () => void
}

const NONE: Warmth = { warmPlayer: () => undefined, warmEngine: () => undefined }

export const WarmthContext = createContext<Warmth>(NONE)

export const useWarmth = (): Warmth => useContext(WarmthContext)
