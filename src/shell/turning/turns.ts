import { startTransition } from 'react'
import { type Page, placeOf } from '../../../models/page.ts'
import './turning.css'

const PICTURE = '[data-surface="picture"]'

/** A page that is not ready by then is shown when it is, without motion: nobody waits for it before a picture that stands. */
const READY_MS = 500
const FADE_MS = 160

type Found = HTMLElement | null | undefined

/** What stands for a title where a link leads to it: the picture of its card, of the enlarged card, or the banner. */
const cardOf = (link: Element | null): Found =>
  link?.querySelector<HTMLElement>(PICTURE) ??
  link?.closest('[popover]')?.querySelector<HTMLElement>(PICTURE) ??
  link?.closest<HTMLElement>(`main ${PICTURE}`)

const isInSight = (element: HTMLElement, { innerWidth, innerHeight }: Window): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

/**
 * Pages turn with motion: one comes up out of the ground, and a card grows into the head of its title. Only the card and
 * the frame are pictures meanwhile; all else answers at once. `shown` is told when the page of the address has been drawn;
 * `warmTitles` is called when somebody comes to the link of a title.
 */
export const makeTurns = (window: Window, warmTitles: () => unknown) => {
  const { document, location } = window
  let pathname = location.pathname
  let pressed: Element | null = null
  let latest = (): void => undefined
  let onShown = (): void => undefined

  const pageOf = (address: string): Page | undefined => placeOf(address)?.page
  const linkAt = ({ target }: Event): Element | null => (target instanceof Element ? target.closest('a[href]') : null)

  const name = (element: Found, as: string): void => {
    if (element && isInSight(element, window)) element.style.viewTransitionName = as
  }
  const unname = (): void => {
    for (const each of document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]'))
      each.style.viewTransitionName = ''
  }
  /** The frame stays above the card. */
  const nameAll = (card: Found): void => {
    unname()
    name(document.querySelector('header'), 'header')
    name(document.querySelector('nav:last-child'), 'dock')
    name(card, 'title')
  }

  /** By a veil that goes: a page that is animated itself stays inert in Chromium when a dialog over it closes meanwhile. */
  const fadeIn = (): void => {
    document.querySelector('main')?.animate({ opacity: [1, 0] }, { duration: FADE_MS, pseudoElement: '::after' })
  }

  const grow = (card: HTMLElement): void => {
    nameAll(card)
    const shown = new Promise<void>(resolve => {
      onShown = () => {
        fadeIn()
        resolve()
      }
      setTimeout(resolve, READY_MS)
    })
    const turn = document.startViewTransition(async () => {
      startTransition(latest)
      await shown
      nameAll(document.querySelector<HTMLElement>('main [data-opens="title"]'))
    })
    turn.finished.finally(unname)
    // another one has come before it was over
    turn.ready.catch(() => undefined)
  }

  return {
    by: (change: () => void): void => {
      const [from, to] = [pathname, location.pathname]
      const card = pageOf(to) === 'vodDetail' ? cardOf(pressed) : undefined
      const hasPicture = [from, to].some(address => pageOf(address) === 'liveTv')
      const isStill = hasPicture || from === to || window.matchMedia('(prefers-reduced-motion: reduce)').matches
      pathname = to
      latest = change
      onShown = isStill ? () => undefined : fadeIn
      const grows = 'startViewTransition' in document && !isStill
      if (grows && card && isInSight(card, window)) grow(card)
      else startTransition(change)
    },
    shown: (): void => {
      onShown()
      onShown = () => undefined
    },
    notePress: (event: Event): void => {
      pressed = linkAt(event)
    },
    noteAim: (event: Event): void => {
      const href = linkAt(event)?.getAttribute('href')
      if (href && pageOf(href) === 'vodDetail') warmTitles()
    },
  }
}
