import type { Locator } from 'playwright/test'
import type { Arrow } from '../arrows.ts'

export const WAYS = ['mouse', 'touch', 'arrows', 'keyboard'] as const
/** How somebody reaches what is on a page. */
export type Way = (typeof WAYS)[number]

/**
 * A step is what was decided: something pressed or tapped, or a field typed, however long. A press is every key, those on
 * the way to it too; a field counts as one.
 */
export interface Effort {
  readonly steps: number
  readonly presses: number
}

interface Deeds {
  /** Nothing has the focus before, as a page begins. */
  readonly begin: () => Promise<void>
  /** A step. A tab that is selected as soon as one comes to it needs no key of its own. */
  readonly press: (target: Locator) => Promise<void>
  /** A step. */
  readonly type: (field: Locator, text: string) => Promise<void>
  /** The controls over a picture come: a step where that takes a tap or a key. */
  readonly wake: (player: Locator) => Promise<void>
  readonly effort: () => Effort
}

export interface PointerOrKeys extends Deeds {
  readonly way: Exclude<Way, 'arrows'>
}
export interface Remote extends Deeds {
  readonly way: 'arrows'
  /** Along one arrow until the focus is there: for what is drawn only when one comes near. */
  readonly along: (arrow: Arrow, target: Locator) => Promise<void>
}
export type Hand = PointerOrKeys | Remote

export const nothing = async (): Promise<void> => undefined

export const makeTally = () => {
  const effort = { steps: 0, presses: 0 }
  return {
    step: (): void => {
      effort.steps += 1
    },
    press: (): void => {
      effort.presses += 1
    },
    effort: (): Effort => ({ ...effort }),
  }
}
/** A menu or a dialog takes the focus a moment after it is there. */
export const isInReach = (target: Locator): Promise<boolean> =>
  target.evaluate(element => {
    const holder = element.closest('[role=menu], dialog')
    return holder === null || holder.contains(document.activeElement)
  })

export const isSelectedTab = (target: Locator): Promise<boolean> =>
  target.evaluate(element => element.role === 'tab' && element.ariaSelected === 'true')
