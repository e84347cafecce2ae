/**
 * Puts children into the order in which they are read; all others stay behind them. What is drawn stands where it does by
 * its place alone, so this may wait until the scrolling rests. The element with the focus is not moved: it would lose it.
 */
export const putInOrder = (parent: Element, children: ReadonlyArray<Element>): void => {
  const pinned = children.find(child => child.contains(document.activeElement))
  let next: Element | null = null
  for (const child of children.toReversed()) {
    if (child !== pinned && child.nextElementSibling !== next) parent.insertBefore(child, next)
    next = child
  }
}
