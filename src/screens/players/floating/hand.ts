import type { Vector } from '../../../../models/floatingMove.ts'

type Moment = Vector & { readonly at: number }

/** A shorter way is a press. */
const PRESS_PX = 6

/** What a hand did before tells nothing of how it lets go. */
const THROW_MS = 80

/** How fast a hand is when it lets go; one that has come to rest before is not. */
export const speedOf = (trail: ReadonlyArray<Moment>, until: number): Vector => {
  const [first, ...others] = trail.filter(({ at }) => until - at <= THROW_MS)
  const last = others.at(-1)
  if (first === undefined || last === undefined || last.at === first.at) return { x: 0, y: 0 }
  const ms = last.at - first.at
  return { x: (last.x - first.x) / ms, y: (last.y - first.y) / ms }
}

/** What is done with the thing that a hand has taken. */
export type Taken = {
  readonly move: (by: Vector) => void
  readonly drop: (speed: Vector) => void
  readonly putBack: () => void
}

/** From the press on: once the hand has moved, the thing is taken; Escape and the browser put it back. */
export const followHand = (press: PointerEvent, grip: Element, take: () => Taken): void => {
  if (press.button !== 0 || !press.isPrimary) return
  const { pointerId } = press
  const listening = new AbortController()
  let taken: Taken | undefined
  const trail: Moment[] = []

  const end = (how: (thing: Taken) => void) => {
    listening.abort()
    if (taken !== undefined) how(taken)
  }
  const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', answer: (event: PointerEvent) => void) =>
    window.addEventListener(type, event => event.pointerId === pointerId && answer(event), { signal: listening.signal })

  grip.setPointerCapture(pointerId)
  on('pointermove', ({ clientX, clientY, timeStamp }) => {
    const by = { x: clientX - press.clientX, y: clientY - press.clientY }
    if (taken === undefined && Math.hypot(by.x, by.y) < PRESS_PX) return
    taken ??= take()
    trail.push({ x: clientX, y: clientY, at: timeStamp })
    taken.move(by)
  })
  on('pointerup', ({ timeStamp }) => end(({ drop }) => drop(speedOf(trail, timeStamp))))
  on('pointercancel', () => end(({ putBack }) => putBack()))
  window.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape' || taken === undefined) return
      event.preventDefault()
      event.stopPropagation()
      end(({ putBack }) => putBack())
    },
    { signal: listening.signal, capture: true },
  )
}
