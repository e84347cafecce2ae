import { type ReactNode, useContext } from 'react'
import { OfflineContext } from './offlineContext.ts'

/** In the place of a page whose code is still to come: without a network it does not, and the page says so. */
export const PageOnItsWay = ({ children }: { readonly children?: ReactNode }) => useContext(OfflineContext) || children
