import type { PointerEvent } from 'react'
import { cornerOfRest } from '../../../../models/floatingMove.ts'
import { along } from '../../../ui/along.ts'
import type { PresentationActor } from '../actors.ts'
import { frameOf, glide } from './glide.ts'
import css from './Hold.module.css'
import { followHand, type Taken } from './hand.ts'

const carry = (frame: HTMLElement, presentation: PresentationActor): Taken => {
  const held = frame.getBoundingClientRect()
  for (const animation of frame.getAnimations()) animation.cancel()
  const rest = frame.getBoundingClientRect()
  const place = (x: number, y: number) => {
    frame.style.translate = `${held.left - rest.left + x}px ${held.top - rest.top + y}px`
  }
  frame.dataset.held = ''
  return {
    move: ({ x, y }) => place(x, y),
    drop: speed => {
      const { left, top, width, height } = frame.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      const fromLeft = left + width / 2
      const middle = { x: along() > 0 ? fromLeft : clientWidth - fromLeft, y: top + height / 2 }
      const way = { x: speed.x * along(), y: speed.y }
      const corner = cornerOfRest(middle, way, { width: clientWidth, height: clientHeight })
      glide(frame, () => presentation.send({ type: 'viewer.dockPlayer', corner }))
    },
    putBack: () => glide(frame, () => undefined),
  }
}

/** All of the floating window that is no control: whoever holds it carries the window along. */
export const Hold = ({ presentation }: { readonly presentation: PresentationActor }) => (
  <div
    className={css.hold}
    onPointerDown={({ nativeEvent, currentTarget }: PointerEvent) => {
      const frame = frameOf(currentTarget)
      if (frame) followHand(nativeEvent, currentTarget, () => carry(frame, presentation))
    }}
  />
)
