import type { Locator } from 'playwright/test'
import { makeTally, nothing, type PointerOrKeys } from './hand.ts'

/** Clear of the controls, which lie at the head and the foot of a picture. */
const ON_PICTURE = { x: 60, y: 80 }

/** A pointer that rests on something, or moves, has pressed nothing. */
export const mouse = (): PointerOrKeys => {
  const { step, press, effort } = makeTally()
  const click = async (target: Locator): Promise<void> => {
    await target.click()
    step()
    press()
  }
  return {
    way: 'mouse',
    begin: nothing,
    press: click,
    type: async (field, text) => {
      await click(field)
      await field.fill(text)
    },
    wake: player => player.hover({ position: ON_PICTURE }),
    effort,
  }
}

export const finger = (): PointerOrKeys => {
  const { step, press, effort } = makeTally()
  const tap = async (target: Locator, position?: typeof ON_PICTURE): Promise<void> => {
    await target.tap(position && { position })
    step()
    press()
  }
  return {
    way: 'touch',
    begin: nothing,
    press: tap,
    type: async (field, text) => {
      await tap(field)
      await field.fill(text)
    },
    wake: player => tap(player, ON_PICTURE),
    effort,
  }
}
