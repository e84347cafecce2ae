import type { Box, Direction } from './geometry.ts'

/** But for the way past the header, which is for those who come by Tab. */
const FOCUSABLE = 'a[href]:not([href^="#"]), button, input, select, textarea, summary, [tabindex]'
/** A player that has keys of its own: Enter leads into its controls, Back out of them. */
export const FRAME = '[data-player-frame][tabindex="0"]'

const isShown = (element: HTMLElement): boolean => {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]') !== null) return false
  // what the browser leaves undrawn, far below, is not laid out for a look at it
  return element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
}

/** The part of a box that scrolls sideways around an element. */
const stripOf = (element: HTMLElement): HTMLElement | undefined => {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (box.scrollWidth > box.clientWidth && /auto|scroll|hidden/.test(getComputedStyle(box).overflowX)) return box
  return undefined
}

/** Scrolled away sideways, out of another strip than the one that the focus is in. */
const isAside = (element: HTMLElement, box: Box, from: Element | undefined): boolean => {
  const strip = stripOf(element)
  if (strip === undefined || (from && strip.contains(from))) return false
  const seen = strip.getBoundingClientRect()
  const middle = (box.left + box.right) / 2
  return middle < seen.left || middle > seen.right
}

/** Over the whole width of a page. */
const BANNER = '[data-banner]'

/** The banner around an element, for whoever comes to it from elsewhere. */
const bannerAround = (element: HTMLElement, from: Element | undefined): Element | undefined => {
  const banner = element.closest(BANNER)
  return banner === null || (from && banner.contains(from)) ? undefined : banner
}

/**
 * A choice has one stop, and so has a banner: to whoever comes from elsewhere it lies there in the whole width, as what is
 * ticked does with its words.
 */
const boxOf = (element: HTMLElement, from: Element | undefined, banner: Element | undefined): Box => {
  if (banner !== undefined) {
    const [{ left, right }, { top, bottom }] = [banner.getBoundingClientRect(), element.getBoundingClientRect()]
    return { left, right, top, bottom }
  }
  if (element.matches('[type=radio], [type=checkbox]'))
    return (element.closest('label') ?? element).getBoundingClientRect()
  const choice = element.closest('[role=tablist]')
  return (choice === null || (from && choice.contains(from)) ? element : choice).getBoundingClientRect()
}

const isInPage = (element: Element): boolean => element.closest('main') !== null

/** From the page to the window around it, whose edges do not scroll with it. */
const leavesPage = (scope: ParentNode, from: Element | undefined): boolean =>
  scope === document.body && from !== undefined && isInPage(from)

/** Of the window's height, above and below what has the focus. */
const MARGIN = 0.12

/** Where an arrow starts: for what lies around the page from where the page will stand once it has scrolled there. */
export const boxFor = (from: Element, scope: ParentNode): Box => {
  const { left, right, top, bottom } = from.getBoundingClientRect()
  if (!leavesPage(scope, from)) return { left, right, top, bottom }
  const margin = window.innerHeight * MARGIN
  const by = Math.max(0, margin - top) || Math.min(0, window.innerHeight - margin - bottom)
  return { left, right, top: top + by, bottom: bottom + by }
}

export interface Target {
  readonly element: HTMLElement
  readonly box: Box
}

/** What can have the focus; of a player that the focus is not in, only its frame. */
export const targetsIn = (scope: ParentNode, from?: Element): ReadonlyArray<Target> => {
  const targets: Target[] = []
  for (const element of scope.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    const frame = element.closest(FRAME)
    const isClosed = frame !== null && frame !== element && frame !== scope && !(from && frame.contains(from))
    const isLeft = leavesPage(scope, from) && isInPage(element)
    const banner = bannerAround(element, from)
    // what a banner is there for comes first in it
    const isBeside = banner !== undefined && banner.querySelector(FOCUSABLE) !== element
    if ((from && element.contains(from)) || isClosed || isLeft || isBeside || !isShown(element)) continue
    const box = boxOf(element, from, banner)
    const isNowhere = box.right <= box.left || box.bottom <= box.top
    if (!isNowhere && !isAside(element, box, from)) targets.push({ element, box })
  }
  return targets
}

/** What lies over everything else and keeps the focus. */
export const topDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)

const cover = (): Element | null => topDialog() ?? document.fullscreenElement

/** The page itself cannot be seen now. */
export const isCovered = (): boolean => cover() !== null

/**
 * Where an arrow looks, one after the other: in what it is in, in the page itself, at the window's edges. Of a page that has
 * been scrolled, nothing lies above the header.
 */
export const scopesOf = (from: Element, direction: Direction): ReadonlyArray<ParentNode> => {
  const over = cover()
  const main = document.querySelector('main')
  if (over !== null) return [over]
  const own = main?.contains(from) ? main : (from.closest('header, footer') ?? from.closest('nav'))
  const isTop = direction === 'up' && own?.matches('header') === true
  return (isTop ? [own] : [own, main, document.body]).filter(scope => scope !== null)
}

/** Into sight, calmly, and with something of what comes next. */
export const focusOn = (element: HTMLElement): void => {
  element.focus({ preventScroll: true })
  const { top, bottom } = element.getBoundingClientRect()
  const margin = window.innerHeight * MARGIN
  const isInSight = top >= margin && bottom <= window.innerHeight - margin
  element.scrollIntoView({
    block: isInSight ? 'nearest' : 'center',
    inline: 'nearest',
    behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  })
}
