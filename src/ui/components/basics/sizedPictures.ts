import { createContext } from 'react'

/** Whether the operator's pictures come in any size. */
export const SizedPictures = createContext<boolean | undefined>(undefined)
