/** The one that goes leaves the focus to its neighbour, and the last one to the title of the page. */
export const passFocusOn = (item: HTMLElement | null): void => {
  const items = [...document.querySelectorAll('main li')]
  const at = item === null ? -1 : items.indexOf(item)
  const neighbour = items[at + 1] ?? items[at - 1]
  const next = neighbour?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main h1')
  next?.focus()
}
