import { flushSync } from 'react-dom'
import { selectPlace } from '../../../../machines/presentation/index.ts'
import type { FloatingPlace } from '../../../../models/floatingPlace.ts'
import { along } from '../../../ui/along.ts'
import type { PresentationActor } from '../actors.ts'

const GLIDE_MS = 240
const EASE_OUT = 'cubic-bezier(0.16, 1, 0.3, 1)'

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The floating window around what is in it. */
export const frameOf = (inside: Element): HTMLElement | null => inside.closest('[data-corner]')

/** Lets go of the window where a hand has held it, and lets it glide from there to where it stands after the change. */
export const glide = (frame: HTMLElement, change: () => void): void => {
  const from = frame.getBoundingClientRect()
  frame.style.translate = ''
  frame.style.inlineSize = ''
  delete frame.dataset.held
  for (const animation of frame.getAnimations()) animation.cancel()
  flushSync(change)
  if (calm()) return
  const to = frame.getBoundingClientRect()
  // the corner in which it is docked stays where it is while the size changes
  const [above, before] = [
    frame.dataset.corner?.startsWith('top'),
    frame.dataset.corner?.endsWith(along() > 0 ? 'Start' : 'End'),
  ]
  const x = before ? from.left - to.left : from.right - to.right
  const y = above ? from.top - to.top : from.bottom - to.bottom
  frame.animate(
    [
      { translate: `${x}px ${y}px`, inlineSize: `${from.width}px` },
      { translate: '0px 0px', inlineSize: `${to.width}px` },
    ],
    { duration: GLIDE_MS, easing: EASE_OUT },
  )
}

/** Moves the window to where the viewer wants it. */
export const moveTo = (presentation: PresentationActor, inside: Element, { corner, size }: FloatingPlace): void => {
  const frame = frameOf(inside)
  const now = selectPlace(presentation.getSnapshot())
  if (frame === null) return
  glide(frame, () => {
    if (corner !== now.corner) presentation.send({ type: 'viewer.dockPlayer', corner })
    if (size !== now.size) presentation.send({ type: 'viewer.sizePlayer', size })
  })
}
