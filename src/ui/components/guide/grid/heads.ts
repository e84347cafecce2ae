import css from './heads.module.css'
import type { GridLine } from './view.ts'

/**
 * The channel of a line as it is seen. All of them lie in one column beside the lines, which stays while they are
 * scrolled: one layer of the page in place of one for each.
 */
export interface HeadBox {
  readonly element: HTMLElement
  readonly number: Text
  readonly name: Text
  readonly logo: HTMLElement
  /** Stand in where the logo is missing or broken, and until it comes. */
  readonly letters: Text
  readonly picture: HTMLImageElement
  shown: GridLine | undefined
}

const child = (tag: string, name: string | undefined, parent: Element): HTMLElement => {
  const element = document.createElement(tag)
  element.className = name ?? ''
  parent.append(element)
  return element
}

const textIn = (parent: Element): Text => parent.appendChild(document.createTextNode(''))

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => word.charAt(0))
    .join('')
    .toUpperCase()

export const makeHead = (column: Element): HeadBox => {
  const element = child('div', css.head, column)
  const number = textIn(child('span', css.number, element))
  const logo = child('span', css.logo, element)
  const picture = document.createElement('img')
  picture.alt = ''
  picture.decoding = 'async'
  picture.addEventListener('error', () => {
    picture.hidden = true
  })
  logo.append(picture)
  const letters = textIn(child('i', undefined, logo))
  const name = textIn(child('b', css.name, element))
  return { element, number, name, logo, letters, picture, shown: undefined }
}

export const dressHead = (box: HeadBox, line: GridLine): void => {
  box.shown = line
  box.number.data = String(line.number)
  box.name.data = line.name
  box.letters.data = initials(line.name)
  box.logo.toggleAttribute('data-locked', line.locked)
  box.element.toggleAttribute('data-tuned', line.tuned)
  if (box.picture.getAttribute('src') !== line.logo) box.picture.hidden = true
}

/** A logo costs a frame: it comes when the scrolling rests. */
export const showPicture = ({ picture, shown }: HeadBox): void => {
  if (shown?.logo === undefined || !picture.hidden) return
  picture.src = shown.logo
  picture.hidden = false
}
