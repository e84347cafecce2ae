import { createContext, type ReactNode } from 'react'

/** What stands where something failed while there is no network; nothing while there is one. */
export const OfflineContext = createContext<ReactNode>(undefined)
