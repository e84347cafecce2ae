import { table } from './table.ts'

/** Writes a mark for styles only where it changes, as a watched change would be seen again. */
const mark = (element: Element, name: string, words: ReadonlyArray<string | number>): void => {
  const value = words.join(' ')
  if ((element.getAttribute(name) ?? '') !== value) element.setAttribute(name, value)
}

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

const sizes = new ResizeObserver(entries => {
  for (const { target, contentRect } of entries)
    mark(
      target,
      'data-under',
      table.limits.filter(limit => contentRect.width < limit * rem()),
    )
})

const owners = new Set<string>(table.has.map(([owner]) => owner))

const holds = (element: Element, held: string): boolean =>
  held.startsWith('+ ')
    ? element.nextElementSibling?.matches(held.slice(2)) === true
    : element.querySelector(held.startsWith('>') ? `:scope ${held}` : held) !== null

const look = (): void => {
  for (const box of document.querySelectorAll(table.containers.join())) sizes.observe(box)
  for (const owner of owners)
    for (const element of document.querySelectorAll(owner))
      mark(
        element,
        'data-has',
        table.has.flatMap(([of, held], number) => (element.matches(of) && holds(element, held) ? [number] : [])),
      )
}

let isDue = false
const lookSoon = (): void => {
  if (isDue) return
  isDue = true
  requestAnimationFrame(() => {
    isDue = false
    look()
  })
}

/** `:has()` came in Chromium 105, and containers too. */
new MutationObserver(lookSoon).observe(document, { childList: true, attributes: true, subtree: true })
for (const type of ['focusin', 'focusout', 'pointerdown', 'pointerup']) document.addEventListener(type, lookSoon, true)
