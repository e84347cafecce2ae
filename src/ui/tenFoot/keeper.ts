import { type Box, nearestBox } from './geometry.ts'
import { focused } from './holder.ts'
import { focusOn, type Target, targetsIn, topDialog } from './places.ts'

const LOOK_MS = 100
/** For so long after a key a page may still change under the focus. */
const WATCH_MS = 10_000
/** A page that says nothing for so long has nothing of its own to focus; one that is gone back to has its place by then. */
const PATIENCE_MS = 3_000

/** Keeps the focus where the person would look for it when what had it is gone: another page, a list that changed. */
export const makeKeeper = () => {
  let last: { readonly box: Box; readonly path: string } | undefined
  /** Where the keeper put the focus; it moves on to what belongs there more and comes later, until the person goes elsewhere. */
  let placed: HTMLElement | undefined
  let looking = 0

  const isSamePage = (): boolean => last?.path === window.location.pathname
  const note = (element: HTMLElement): void => {
    placed = undefined
    last = { box: element.getBoundingClientRect(), path: window.location.pathname }
  }
  /** A page that has nothing to focus leaves it to what is around it. */
  const find = (lost: number, isReturn: boolean): Target | undefined => {
    const inPage = targetsIn(topDialog() ?? document.querySelector('main') ?? document.body)
    const isPatient = lost < PATIENCE_MS
    const targets = inPage.length > 0 || isPatient ? inPage : targetsIn(document.body)
    const boxes = targets.map(({ box }) => box)
    if (isSamePage() && last !== undefined) return targets[nearestBox(last.box, boxes) ?? -1]
    return isReturn && isPatient ? undefined : targets[0]
  }
  const look = (watched: number, lost: number, isReturn: boolean): void => {
    looking = window.setTimeout(() => {
      const there = focused()
      const isKept = there !== undefined && there !== placed
      const found = isKept ? undefined : find(lost, isReturn)?.element
      // the address changes before the page does
      if (isKept && isSamePage()) note(there)
      if (found !== undefined && found !== there) {
        placed = found
        focusOn(found)
      }
      const stillLost = focused() === undefined ? lost + LOOK_MS : 0
      if (watched < WATCH_MS) look(watched + LOOK_MS, stillLost, isReturn)
    }, LOOK_MS)
  }
  return {
    note,
    /** Something may take the focus away now: it comes back within a moment, on a page that is gone back to in its own time. */
    watch: ({ isReturn = false } = {}): void => {
      window.clearTimeout(looking)
      look(0, 0, isReturn)
    },
    /** Where an arrow leads from nowhere. */
    first: (): Target | undefined => find(PATIENCE_MS, false),
    rest: (): void => window.clearTimeout(looking),
  }
}
