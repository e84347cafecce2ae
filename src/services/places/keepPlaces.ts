/** The link that was followed: where it leads, and which of those that lead there it is. */
interface Followed {
  readonly href: string
  readonly at: number
}
interface Left {
  readonly y: number
  readonly followed?: Followed
}
/** What it scrolls and focuses until it is over is no choice of the person. */
interface Return {
  readonly key: string
  readonly over: AbortController
}

/** What is on the page by then is where it was; who does something before that ends it. */
const PATIENCE_MS = 10_000
/** So many frames in a row that nothing has to be put right. */
const CALM_FRAMES = 10
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const linksTo = (page: Document, href: string): ReadonlyArray<HTMLAnchorElement> =>
  [...page.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(link => link.getAttribute('href') === href)

const followedBy = (page: Document, target: EventTarget | null): Followed | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null
  const href = link?.getAttribute('href')
  return link === null || !href ? undefined : { href, at: linksTo(page, href).indexOf(link) }
}

const entryKey = ({ state }: History): string => {
  const key: unknown = state !== null && typeof state === 'object' ? Reflect.get(state, 'key') : undefined
  return typeof key === 'string' ? key : 'first'
}

/** Frame after frame, until everything stands as it was left, somebody takes over, or it is given up. */
const putBack = (window: Window, { y, followed }: Left, isShown: () => boolean, over: AbortController): void => {
  const { document } = window
  const end = window.performance.now() + PATIENCE_MS
  for (const hand of HANDS)
    window.addEventListener(hand, () => over.abort(), { signal: over.signal, capture: true, passive: true })
  let calm = 0
  let card: HTMLElement | undefined
  const isScrolled = (): boolean => {
    const isThere = Math.abs(window.scrollY - y) <= 1
    if (!isThere) window.scrollTo(0, y)
    return isThere
  }
  const isFocused = (): boolean => {
    const isTaken = card?.isConnected && document.activeElement !== document.body
    if (followed === undefined || isTaken) return true
    card = linksTo(document, followed.href)[followed.at]
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return card !== undefined && document.activeElement === card
  }
  const look = (): void => {
    if (calm > CALM_FRAMES || window.performance.now() > end) over.abort()
    if (over.signal.aborted) return
    if (isShown()) calm = isScrolled() && isFocused() ? calm + 1 : 0
    window.requestAnimationFrame(look)
  }
  look()
}

/**
 * Going back or forward leads to where one was on that page, with the focus on the link that was followed. `isShown` says
 * that the page of the address is the one that is drawn; `before`, how far down it was before it was loaded anew.
 */
export const keepPlaces = (window: Window, isShown: () => boolean, before?: number): void => {
  const { document, history } = window
  const left = new Map<string, Left>()
  let returning: Return | undefined
  const note = (change: Pick<Left, 'followed'> = {}): void => {
    const key = entryKey(history)
    if (key !== returning?.key || returning.over.signal.aborted)
      left.set(key, { ...left.get(key), ...change, y: window.scrollY })
  }
  const noteFollowed = ({ target }: Event): void => {
    const followed = followedBy(document, target)
    if (followed !== undefined) note({ followed })
  }
  const goTo = (place: Left): void => {
    returning?.over.abort()
    returning = { key: entryKey(history), over: new AbortController() }
    putBack(window, place, isShown, returning.over)
  }
  history.scrollRestoration = 'manual'
  if (before !== undefined) goTo({ y: before })
  window.addEventListener('scroll', () => note(), { passive: true })
  document.addEventListener('focusin', noteFollowed)
  document.addEventListener('click', noteFollowed, { capture: true })
  window.addEventListener('popstate', () => goTo(left.get(entryKey(history)) ?? { y: 0 }))
}
