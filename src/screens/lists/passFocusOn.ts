/** The one that goes leaves the focus to its neighbour, and the last one to the title of the page. */
export const passFocusOn = (item: HTMLElement | null): void => {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main h1')
  next?.focus()
}
