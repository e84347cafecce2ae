import { formatTime } from '../../../intl/format.ts'
import css from './grid.module.css'
import { type Scale, xOf } from './scale.ts'
import type { GridView } from './view.ts'

/** The line of this moment, which every line of the grid draws for itself, with its time above them. */
export const makeNowLine = (head: HTMLElement, body: HTMLElement) => {
  const sign = document.createElement('span')
  sign.className = css.nowSign ?? ''
  head.append(sign)
  return {
    place: ({ now, strip }: GridView, scale: Scale): void => {
      const left = `${Math.round(scale.side + xOf(now, strip, scale))}px`
      if (sign.style.insetInlineStart === left) return
      sign.style.insetInlineStart = left
      body.style.setProperty('--guide-now', left)
      sign.textContent = formatTime(now)
    },
  }
}
