import { expect, type Page } from 'playwright/test'

/** So many CSS pixels a finger needs, in both directions. */
export const FINGER = 44

/** Parts of the page that reach beyond the window, where no box holds them; one that clips holds a picture, but no control. */
const outside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(width => {
    const isWithin = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect()
      return left >= -1 && right <= width + 1
    }
    const isHeld = (element: Element, holding: RegExp): boolean => {
      const box = element.parentElement
      if (box === null || box === document.body) return false
      return (isWithin(box) && holding.test(getComputedStyle(box).overflowX)) || isHeld(box, holding)
    }
    const holdingOf = (element: Element) => (element.matches('button') ? /auto|scroll/ : /auto|scroll|hidden|clip/)
    return [...document.querySelectorAll('body *')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }))
      .filter(element => !isWithin(element) && !isHeld(element, holdingOf(element)))
      .map(element => element.outerHTML.slice(0, 120))
  }, page.viewportSize()?.width ?? 0)

/** Nothing reaches beyond the window; a page follows its window a frame later, a busy machine later than that. The test goes on to its other looks. */
export const isWithin = (page: Page, where: string): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(() => outside(page), { message: `nothing lies outside ${where}` })
    .toEqual([])

/** Controls in sight under something else: a press on their middle leads elsewhere. What a strip scrolls away, and the edges of the window, may hide them. */
export const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isCut = (control: Element): boolean => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      for (let box = control.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const edges = box.getBoundingClientRect()
        const isOut =
          left < edges.left - 1 || right > edges.right + 1 || top < edges.top - 1 || bottom > edges.bottom + 1
        if (isOut && getComputedStyle(box).overflow !== 'visible') return true
      }
      return false
    }
    return [...document.querySelectorAll('button, a[href], input, select')]
      .filter(
        control => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isCut(control),
      )
      .filter(control => {
        const { left, top, width, height } = control.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        const edge = hit?.closest('header, nav') ?? null
        return hit !== null && !control.contains(hit) && edge === null && !hit.closest('label')?.contains(control)
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  })

/**
 * Controls in sight that a finger misses: less than its width around their middle leads to them. Links in a text are
 * lines; the marks under the banner, as what stands under a picture that plays, share the width of the window.
 */
export const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(finger => {
    const half = finger / 2 - 1
    /** Partly out of the strip that it scrolls in: it can be brought in whole. */
    const isCutBy = (control: Element, { left, right }: DOMRect): boolean => {
      for (let box = control.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const edges = box.getBoundingClientRect()
        const isStrip = /auto|scroll/.test(getComputedStyle(box).overflowX)
        if (isStrip && (left < edges.left - 1 || right > edges.right + 1)) return true
      }
      return false
    }
    const isOff = (x: number, y: number) => x < 0 || y < 0 || x >= innerWidth || y >= innerHeight
    return [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')]
      .filter(control => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(
        control =>
          getComputedStyle(control).display !== 'inline' &&
          !control.matches('section button[aria-current], [data-player-frame] *'),
      )
      .filter(control => {
        const box = control.getBoundingClientRect()
        const { left, top, width, height } = box
        if (isCutBy(control, box)) return false
        const [x, y] = [left + width / 2, top + height / 2]
        const leads = (atX: number, atY: number): boolean => {
          const hit = document.elementFromPoint(atX, atY)
          const cover = hit?.closest('header, nav') ?? null
          if (hit === null || (cover !== null && !cover.contains(control))) return true
          return control.contains(hit) || hit.closest('label')?.contains(control) === true
        }
        const around = [
          [x - half, y],
          [x + half, y],
          [x, y - half],
          [x, y + half],
        ] as const
        return !isOff(x, y) && leads(x, y) && around.some(([atX, atY]) => !isOff(atX, atY) && !leads(atX, atY))
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  }, FINGER)

/** Names of controls, fields and pages that do not have the room for their words. What a list is of may end in dots. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':is(button, a, label, legend, dt, h1) , :is(button, a, label) *')]
      .filter(element => element.checkVisibility() && element.closest('li, [role=row], [data-player-frame]') === null)
      .filter(element => [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE))
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent ?? ''),
  )

/** Words on buttons that begin in one line and end in the next. */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, a)')]
      .filter(element => element.checkVisibility() && element.closest('li, [role=row]') === null)
      .flatMap(element => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const broken: string[] = []
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
          for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (lines.size > 1) broken.push(word)
          }
        return broken
      }),
  )
