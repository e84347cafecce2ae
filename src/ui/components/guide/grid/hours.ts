import { instant, MINUTE } from '../../../../../models/codec/instant.ts'
import { formatTime } from '../../../intl/format.ts'
import css from './hours.module.css'
import { type Scale, widthOf, xOf } from './scale.ts'
import type { GridView } from './view.ts'

const STEP_MINUTES = 30
/** A label that the sign of now would lie on is not shown: how wide they are, the sign to each side. */
const LABEL_PX = 52
const SIGN_PX = 28

/** The hours above the lines; midnight says which day begins. */
export const makeHours = (head: HTMLElement) => {
  const shown = new Map<number, HTMLElement>()

  const make = (): HTMLElement => {
    const element = document.createElement('span')
    element.className = css.hour ?? ''
    head.append(element)
    return element
  }

  /** For the sign of now. */
  const makeRoom = (at: number, step: number): void => {
    for (const [index, element] of shown) {
      const ahead = at - index * step
      element.hidden = ahead > -SIGN_PX && ahead < LABEL_PX + SIGN_PX
    }
  }

  const draw = ({ strip, now, dayName }: GridView, scale: Scale, from: number, until: number): void => {
    const step = STEP_MINUTES * scale.perMinute
    const last = widthOf(strip, scale) / step
    const first = Math.max(0, Math.floor(from / step))
    const end = Math.min(last, Math.ceil(until / step))
    const free: HTMLElement[] = []
    for (const [index, element] of shown) {
      if (index >= first && index < end) continue
      shown.delete(index)
      free.push(element)
    }
    for (let index = first; index < end; index += 1) {
      if (shown.has(index)) continue
      const element = free.pop() ?? make()
      const at = instant(strip.from + index * STEP_MINUTES * MINUTE)
      const time = formatTime(at)
      element.textContent = time === '00:00' ? dayName(at) : time
      element.toggleAttribute('data-day', time === '00:00')
      element.style.insetInlineStart = `${scale.side + index * step}px`
      shown.set(index, element)
    }
    for (const element of free) element.remove()
    makeRoom(xOf(now, strip, scale), step)
  }

  return {
    draw,
    clear: (): void => {
      for (const element of shown.values()) element.remove()
      shown.clear()
    },
  }
}
