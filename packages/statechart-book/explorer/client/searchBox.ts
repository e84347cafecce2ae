import type { ExplorerData } from '../data.ts'
import { h, part } from './dom.ts'
import { find, findMost, type Hit, searchIndex } from './find.ts'

const SHOWN = 40

const KIND_WORDS: Readonly<Record<Hit['kind'], string>> = {
  chart: 'Chart',
  story: 'Story',
  state: 'State',
  transition: 'Transition',
  event: 'Event',
  requirement: 'Requirement',
}

const option = ({ kind, title, note }: Hit, index: number, choose: () => void): HTMLElement =>
  h(
    'div',
    { role: 'option', id: `hit${index}`, class: 'hitRow', 'aria-selected': 'false', click: choose },
    h('span', { class: 'kind' }, KIND_WORDS[kind]),
    h('span', {}, h('b', {}, title), h('span', { class: 'quiet' }, note)),
  )

const countWords = (exact: number, found: number): string => {
  if (found === 0) return 'Nothing has these words.'
  const shown = found > SHOWN ? `, the first ${SHOWN} are shown` : ''
  return exact > 0 ? `${exact} found${shown}.` : `Nothing has all these words; ${found} have most of them${shown}.`
}

/** A field with a list below it: arrows choose, Enter goes there, Escape closes; `/` comes from anywhere. */
export const makeSearch = (data: ExplorerData): void => {
  const index = searchIndex(data)
  const box = part('query')
  const results = part('results')
  const count = part('resultCount')
  if (!(box instanceof HTMLInputElement)) return
  let hits: readonly Hit[] = []
  let at = -1

  const close = (): void => {
    results.hidden = true
    box.setAttribute('aria-expanded', 'false')
    box.removeAttribute('aria-activedescendant')
  }

  const closeUnlessBack = (): void => {
    if (document.activeElement !== box) close()
  }

  const choose = (hit: Hit | undefined): void => {
    if (hit === undefined) return
    close()
    location.href = hit.address
  }

  const mark = (next: number): void => {
    const rows = [...results.querySelectorAll('.hitRow')]
    at = rows.length === 0 ? -1 : (next + rows.length) % rows.length
    for (const [index, row] of rows.entries()) row.setAttribute('aria-selected', String(index === at))
    const row = rows[at]
    if (row === undefined) return
    box.setAttribute('aria-activedescendant', row.id)
    row.scrollIntoView({ block: 'nearest' })
  }

  const show = (): void => {
    const exact = find(index, box.value)
    const found = exact.length > 0 ? exact : findMost(index, box.value)
    hits = found.slice(0, SHOWN)
    const words = countWords(exact.length, found.length)
    const isOpen = box.value.trim() !== ''
    results.replaceChildren(...hits.map((hit, index) => option(hit, index, () => choose(hit))))
    if (isOpen && exact.length === 0)
      results.prepend(h('div', { role: 'option', class: 'none', 'aria-disabled': 'true' }, words))
    results.hidden = !isOpen
    count.textContent = isOpen ? words : ''
    box.setAttribute('aria-expanded', String(isOpen))
    if (hits.length > 0) mark(0)
  }

  const onKey = ({ key }: KeyboardEvent): boolean => {
    if (key === 'ArrowDown') mark(at + 1)
    else if (key === 'ArrowUp') mark(at - 1)
    else if (key === 'Enter') choose(hits[at])
    else if (key === 'Escape') {
      box.value = ''
      close()
    } else return false
    return true
  }
  box.addEventListener('input', show)
  box.addEventListener('focus', show)
  box.addEventListener('keydown', event => {
    if (onKey(event)) event.preventDefault()
  })
  document.addEventListener('pointerdown', event => {
    if (event.target instanceof Node && !results.contains(event.target) && event.target !== box) close()
  })
  box.addEventListener('blur', event => {
    if (!(event.relatedTarget instanceof Node && results.contains(event.relatedTarget)))
      setTimeout(closeUnlessBack, 150)
  })
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    box.focus()
    box.select()
  })
}
