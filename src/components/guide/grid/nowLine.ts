import { formatTime } from '../../../app/intl/format.ts'
import css from './grid.module.css'
import { type Scale, xOf } from './scale.ts'
import type { GridView } from './view.ts'

/** The line of this moment through all lines, with its time above them. */
export const makeNowLine = (head: HTMLElement, space: HTMLElement) => {
  const line = document.createElement('div')
  const sign = document.createElement('span')
  line.className = css.nowLine ?? ''
  sign.className = css.nowSign ?? ''
  line.setAttribute('aria-hidden', 'true')
  head.append(sign)
  space.append(line)
  return {
    place: ({ now, strip }: GridView, scale: Scale): void => {
      const left = `${scale.side + xOf(now, strip, scale)}px`
      line.style.left = left
      sign.style.left = left
      sign.textContent = formatTime(now)
    },
  }
}
