import { part } from './dom.ts'

/** One sentence at the foot of the page, for what went wrong; it goes with the next thing that goes well. */
export const say = (words: string): void => {
  part('note').textContent = words
}
