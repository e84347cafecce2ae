import { asked } from './loadable.ts'

/**
 * Fetches the code of charts that come late: `open` runs them. Where it does not come the region is `unavailable`, as where one of
 * them breaks.
 */
export const fetchCode = <const Src extends string, const Open extends string>(src: Src, open: Open) =>
  ({ id: src, src, ...asked({ target: open }, { target: 'unavailable' }) }) as const
