import { startTransition } from 'react'

/** How one page takes the place of another. What lends it motion comes later, and is not there in every browser. */
export const pageTurn: { by: (change: () => void) => void } = { by: startTransition }
