import type { Sign } from './drawing.ts'

/** Paths of the signs in a box of 12 x 12 px, drawn as lines. */
export const SIGN_PATHS: Readonly<Record<Sign, string>> = {
  asks: 'M1.5 4H10M7.5 1.5L10 4L7.5 6.5M10.5 8.5H2M4.5 6L2 8.5L4.5 11',
  runs: 'M3.5 2.5L9.5 6L3.5 9.5z',
  enters: 'M1 6H8M5.5 3.5L8 6L5.5 8.5M11 2V10',
  leaves: 'M1 2V10M3.5 6H11M8.5 3.5L11 6L8.5 8.5',
  stays: 'M10 3.2A4.6 4.6 0 1 0 10.6 6.8M10.4 0.8L10 3.4L7.4 3',
  goes: 'M1 6H11M8.5 3.5L11 6L8.5 8.5',
  folded: 'M6 2.5V9.5M2.5 6H9.5',
}

export const SIGN_WORDS: Readonly<Record<Sign, string>> = {
  asks: 'asks, and waits for the answer',
  runs: 'runs alongside',
  enters: 'on entering',
  leaves: 'on leaving',
  stays: 'happens without leaving the state',
  goes: 'leads to the state that it names',
  folded: 'more inside',
}
