import type { Page } from 'playwright/test'

/** Of the success criterion on text spacing, as shares of the letter. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** As a person's own style sheet does it; the page's policy says nothing of those. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(rules => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, SPACING)

/** The control that has the focus where something that stays in its place covers all of it, as a header does. */
export const coveredFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { activeElement: control } = document
    if (control === null || control === document.body || control.matches('main, section')) return undefined
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const isCovered = ([x, y]: readonly [number, number]): boolean => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true
      const hit = document.elementFromPoint(x, y)
      return (
        hit !== null &&
        !control.contains(hit) &&
        !hit.contains(control) &&
        hit.closest('label')?.contains(control) !== true
      )
    }
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const points = [
      [x, y],
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const
    return points.every(isCovered) ? control.outerHTML.slice(0, 160) : undefined
  })

/** The control that has the focus where nothing shows it: no line around it, and none around what it stands for. */
export const unseenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { activeElement: control } = document
    if (!(control instanceof HTMLElement) || control === document.body) return undefined
    const around = [control, control.parentElement, control.nextElementSibling, ...control.querySelectorAll('*')]
    const lines = () =>
      around
        .flatMap(each =>
          each === null ? [] : [undefined, '::before', '::after'].map(part => getComputedStyle(each, part)),
        )
        .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor }) => {
          const isDrawn = outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)'
          return [isDrawn ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : '', boxShadow, borderColor].join(' ')
        })
        .join('; ')
    const withFocus = lines()
    control.blur()
    const without = lines()
    control.focus({ preventScroll: true })
    return withFocus === without ? control.outerHTML.slice(0, 160) : undefined
  })

interface Named {
  readonly name: string
  readonly leads: string
}

/** Links and buttons in sight, by their names, where one name leads to several places. */
export const sameNames = (page: Page): Promise<ReadonlyArray<Named>> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string => {
      const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
      const told = by.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
      const alts = [...element.querySelectorAll('img[alt]')].map(image => image.getAttribute('alt')).join(' ')
      return (element.getAttribute('aria-label') ?? (told || `${element.textContent} ${alts}`))
        .replace(/\s+/g, ' ')
        .trim()
    }
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button')].filter(element =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    const all = controls.map((element, at) => ({
      name: nameOf(element),
      leads: element instanceof HTMLAnchorElement ? element.href : `button ${at}`,
    }))
    return all.filter(({ name, leads }) => all.some(other => other.name === name && other.leads !== leads))
  })

/** Controls whose spoken name lacks words that are read on them: who speaks to the page says what they read. */
export const unspokenWords = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const plain = (text: string): string =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    const wordsOn = (control: Element): ReadonlyArray<string> => {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode
        const isRead =
          parentElement?.checkVisibility({ visibilityProperty: true }) && !parentElement.closest('[aria-hidden=true]')
        const text = plain(textContent ?? '')
        if (isRead && text !== '') words.push(text)
      }
      return words
    }
    return [...document.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label]')]
      .filter(control => control.checkVisibility({ visibilityProperty: true }))
      .filter(control => !wordsOn(control).every(words => plain(control.ariaLabel ?? '').includes(words)))
      .map(control => `${control.ariaLabel}: ${wordsOn(control).join(' / ')}`)
  })

declare global {
  interface Window {
    /** What live regions have said since the page began, for a test that listens. */
    said?: string[]
  }
}

/** From the next page on: keeps what a screen reader would say unasked, each time that it changes. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said: string[] = []
    window.said = said
    const last = new WeakMap<Element, string>()
    const hear = (): void => {
      for (const region of document.querySelectorAll(
        '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]',
      )) {
        const text = region.checkVisibility() ? (region.textContent ?? '').replace(/\s+/g, ' ').trim() : ''
        if (text !== '' && text !== last.get(region)) said.push(text)
        last.set(region, text)
      }
    }
    new MutationObserver(hear).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  })

export const said = (page: Page): Promise<ReadonlyArray<string>> => page.evaluate(() => [...(window.said ?? [])])
