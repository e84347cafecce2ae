/** What a person looks for: a part of the page by its role and its name. */
export interface Looked {
  readonly role: keyof typeof ROLES
  /** The source of a pattern. */
  readonly name: string
  /** Selector of what it lies in. */
  readonly within?: string
}

/** What has such a role without saying so, and what says so. */
export const ROLES = {
  button: 'button, [role=button]',
  dialog: 'dialog[open], [role=dialog]',
  grid: '[role=grid]',
  gridcell: '[role=gridcell]',
  heading: 'h1, h2, h3, [role=heading]',
  link: 'a[href]',
  listitem: 'li, [role=listitem]',
  menuitem: '[role=menuitem]',
  menuitemradio: '[role=menuitemradio]',
  status: '[role=status]',
  tab: '[role=tab]',
  textbox: 'input:not([type=checkbox]):not([type=radio]), textarea, [role=textbox]',
} as const

export interface Found {
  readonly x: number
  readonly y: number
  /** Nothing lies over its middle. */
  readonly isFree: boolean
}

/** Runs in the page: where the first that fits is seen, brought into sight and with the focus on it. */
export const findInPage = (selector: string, name: string, within: string, isTaken: boolean): Found | null => {
  const pattern = new RegExp(name)
  const textOf = (node: Element): string => {
    const image = node.matches('img') ? node.getAttribute('alt') : null
    const inner = [...node.childNodes].map(child =>
      child instanceof Element ? nameOf(child) : child.nodeType === 3 ? (child.textContent ?? '') : '',
    )
    return image ?? inner.join(' ')
  }
  const nameOf = (node: Element): string => {
    if (node.getAttribute('aria-hidden') === 'true') return ''
    const by = node.getAttribute('aria-labelledby')
    const named = by?.split(' ').map(id => document.getElementById(id)?.textContent ?? '')
    const labels = node instanceof HTMLInputElement ? [...(node.labels ?? [])].map(textOf) : []
    return (
      named ??
      (node.hasAttribute('aria-label') ? [node.getAttribute('aria-label')] : undefined) ?? [...labels, textOf(node)]
    )
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
  }
  const isSeen = (node: Element): boolean =>
    node.getClientRects().length > 0 && getComputedStyle(node).visibility === 'visible'
  for (const scope of document.querySelectorAll(within))
    for (const node of scope.querySelectorAll<HTMLElement>(selector)) {
      if (!isSeen(node) || !pattern.test(nameOf(node))) continue
      if (isTaken) {
        node.focus({ preventScroll: true })
        const { top, bottom } = node.getBoundingClientRect()
        if (top < 80 || bottom > innerHeight - 80) node.scrollIntoView({ block: 'center', inline: 'nearest' })
      }
      const { left, top, width, height } = node.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const over = document.elementFromPoint(x, y)
      return { x, y, isFree: over !== null && (node.contains(over) || over.contains(node)) }
    }
  return null
}
