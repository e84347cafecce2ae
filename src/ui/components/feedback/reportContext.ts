import { createContext } from 'react'

/** Hands the person a file about what the app did; where nobody gives one, the cards do not offer it. */
export const ReportContext = createContext<(() => Promise<void>) | undefined>(undefined)
