import { along } from '../along.ts'
import type { Direction } from './geometry.ts'
import type { Holder } from './owned.ts'

/** What has the focus, unless it is on nothing that a person would name. */
export const focused = (): HTMLElement | undefined => {
  const { activeElement: element } = document
  return element instanceof HTMLElement && !element.matches('body, main, dialog') ? element : undefined
}

const caretOf = (field: HTMLInputElement | HTMLTextAreaElement | undefined): Holder['caret'] => {
  const [from, to] = [field?.selectionStart, field?.selectionEnd]
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : undefined
}

const scrollsOf = (element: HTMLElement): ReadonlyArray<Direction> => {
  if (!/auto|scroll/.test(getComputedStyle(element).overflowY)) return []
  const { scrollTop, scrollHeight, clientHeight } = element
  return [
    ...(scrollTop > 0 ? ['up' as const] : []),
    ...(scrollTop + clientHeight < scrollHeight - 1 ? ['down' as const] : []),
  ]
}

const endsOf = (field: Element): ReadonlyArray<Direction> => {
  if (!(field instanceof HTMLInputElement) || field.type !== 'range') return []
  const { valueAsNumber, min, max } = field
  const [less, more] = along() > 0 ? (['left', 'right'] as const) : (['right', 'left'] as const)
  return [...(valueAsNumber <= Number(min) ? [less] : []), ...(valueAsNumber >= Number(max) ? [more] : [])]
}

export const holderOf = (element: HTMLElement): Holder => {
  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : undefined
  return {
    tag: element.tagName,
    type: field?.type ?? '',
    role: element.getAttribute('role'),
    isEditable: element.isContentEditable,
    text: field?.value ?? '',
    caret: caretOf(field),
    scrolls: field === undefined ? scrollsOf(element) : [],
    ends: endsOf(element),
  }
}
