import type { Locator } from 'playwright/test'
import { makeTally, nothing, type PointerOrKeys } from './hand.ts'

/** Clear of the controls, which lie at the head and the foot of a picture. */
const ON_PICTURE = { x: 60, y: 80 }

type Place = typeof ON_PICTURE
type Touch = (target: Locator, position?: Place) => Promise<void>

const pointer = (way: PointerOrKeys['way'], touch: Touch): PointerOrKeys => {
  const { step, press, effort } = makeTally()
  const touchIt: Touch = async (target, position) => {
    await touch(target, position)
    step()
    press()
  }
  return {
    way,
    begin: nothing,
    press: touchIt,
    type: async (field, text) => {
      await touchIt(field)
      await field.fill(text)
    },
    wake: player => touchIt(player, ON_PICTURE),
    effort,
  }
}

/** A pointer that rests on something, or moves, has pressed nothing. */
export const mouse = (): PointerOrKeys => ({
  ...pointer('mouse', target => target.click()),
  wake: player => player.hover({ position: ON_PICTURE }),
})

export const finger = (): PointerOrKeys => pointer('touch', (target, position) => target.tap(position && { position }))
