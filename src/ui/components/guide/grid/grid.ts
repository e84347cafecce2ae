import { type Instant, instant, MINUTE } from '../../../../../models/codec/instant.ts'
import type { GuideArea } from '../../../../../models/guideArea.ts'
import { cellAt, startOf, stopOf } from '../../../../../models/guideRow.ts'
import { keyAlong } from '../../../keyAlong.ts'
import { makeActive } from './active.ts'
import { boxOf, shiftWords } from './cell.ts'
import css from './grid.module.css'
import { makeHours } from './hours.ts'
import { gridKey } from './keys.ts'
import { makeLines } from './lines.ts'
import { makeNowLine } from './nowLine.ts'
import { makePace, type Pace } from './pace.ts'
import { PHASE_PX, STEP_PX, stepOf } from './phases.ts'
import { makePlace } from './place.ts'
import { makeRest } from './rest.ts'
import { revealed } from './reveal.ts'
import { type Scale, scaleOf, timeAt, widthOf, xOf } from './scale.ts'
import { areaSeen, isNowSeen, type Position, type Room } from './seen.ts'
import { stepFrom } from './steps.ts'
import type { GridSpot, GridView } from './view.ts'

export interface GridListener {
  /** What is on screen, whenever it has changed by a step of the drawing. */
  readonly onSeen: (area: GuideArea) => void
  readonly onFocus: (spot: GridSpot) => void
  /** The action of the focused cell is wanted. */
  readonly onPress: (spot: GridSpot) => void
}

export interface Grid {
  readonly show: (view: GridView) => void
  /** Scrolls through time. A landmark stands a little inside the screen, else a moment in its middle. */
  readonly moveTo: (at: Instant, place: 'inside' | 'middle') => void
  readonly destroy: () => void
}

/** So much is drawn beyond the screen's edges. */
const BEYOND_PX = 120
const BEYOND_LINES = 1
/** What is on screen is told in steps of so many px and lines, and when the scrolling rests. */
const TOLD_PX = 2 * STEP_PX
const TOLD_LINES = 4

/** Where a landmark stands in the screen, which begins with a half hour. */
const INSIDE = 1 / 3
/** Lines in sight above the one that is gone to first. */
const LINES_ABOVE = 2
const HALF_HOUR = 30 * MINUTE
/** Of a long cell so much around the focused moment comes into sight. */
const BEFORE_MS = HALF_HOUR
const AFTER_MS = 90 * MINUTE

const part = (name: string | undefined, parent: Element): HTMLElement => {
  const element = document.createElement('div')
  element.className = name ?? ''
  parent.append(element)
  return element
}

/**
 * The grid itself: channels down, time across. It draws only what is in sight, with elements that it uses again, and one
 * of its cells is the page's one tab stop in it (AHEAD-02).
 */
export const makeGrid = (scroller: HTMLElement, first: GridView, listener: GridListener): Grid => {
  const space = part(css.space, scroller)
  const head = part(css.head, space)
  const body = part(css.body, space)
  head.setAttribute('aria-hidden', 'true')
  body.setAttribute('role', 'rowgroup')
  const side = part(css.side, space)
  side.setAttribute('aria-hidden', 'true')
  const lines = makeLines(body, side)
  const hours = makeHours(head)
  const nowLine = makeNowLine(head, body)
  const active = makeActive(scroller)
  const speed = makePace()

  let view = first
  let scale: Scale = scaleOf(window)
  let size = { width: 0, height: 0 }
  let drawn = ''
  let told = ''
  let steps = ''

  const room = (): Room => ({ width: size.width - scale.side, height: size.height - scale.head })

  /** Read once for a whole drawing: asked after the first change it would lay out the page. */
  const { goTo, position } = makePlace(scroller)

  /** As many lines wherever the screen stands between two of them. */
  const linesAt = (top: number): ReadonlySet<number> => {
    const { focus, lineCount } = view
    const first = Math.floor(top / scale.line) - BEYOND_LINES
    const end = first + Math.ceil(room().height / scale.line) + 1 + 2 * BEYOND_LINES
    const wanted = new Set<number>()
    for (let line = Math.max(0, first); line < Math.min(lineCount, end); line += 1) wanted.add(line)
    if (focus !== undefined && focus.line < lineCount) wanted.add(focus.line)
    return wanted
  }

  const drawLines = ({ left, top }: Position, isAnew: boolean, pace: Pace): void => {
    const { focus, strip } = view
    const { width } = room()
    lines.draw(linesAt(top), view, scale, line => {
      const step = stepOf(left, line)
      const from = timeAt(step - BEYOND_PX, strip, scale)
      const until = timeAt(step + width + STEP_PX + BEYOND_PX, strip, scale)
      const kept = line === focus?.line ? focus.at : undefined
      return { from, until, kept, isAnew, pace, edge: left + scale.side }
    })
  }

  const shiftAll = (left: number): void => {
    for (const { cells } of lines.shown.values())
      for (const cell of cells.values()) shiftWords(cell, left + scale.side, scale)
  }

  const tell = (at: Position): void => {
    const area = areaSeen(at, room(), view, scale)
    const key = `${area.first} ${area.end} ${area.from} ${area.until}`
    if (key === told) return
    told = key
    listener.onSeen(area)
  }

  const tellBySteps = (at: Position): void => {
    const key = `${Math.floor(at.left / TOLD_PX)} ${Math.floor(at.top / scale.line / TOLD_LINES)}`
    if (key === steps) return
    steps = key
    tell(at)
  }

  const draw = (at: Position, isAnew: boolean, pace: Pace): void => {
    if (size.width === 0) return
    const key = `${Math.floor(at.left / PHASE_PX)} ${Math.floor(at.top / scale.line)}`
    if (!isAnew && key === drawn && !lines.hasEmpty()) return
    drawn = key
    const left = stepOf(at.left, 0)
    drawLines(at, isAnew, pace)
    hours.draw(view, scale, left - BEYOND_PX, left + room().width + STEP_PX)
    if (pace !== 'outrun') tellBySteps(at)
  }

  const settle = (at: Position): void => {
    if (size.width === 0) return
    draw(at, false, 'readable')
    shiftAll(at.left)
    lines.settle(view)
    tell(at)
  }

  const stretch = (): void => {
    space.style.width = `${scale.side + widthOf(view.strip, scale)}px`
    space.style.height = `${scale.head + view.lineCount * scale.line}px`
  }

  /** Everything anew: another size, other days, other lines, or other words. */
  const redraw = (): void => {
    const at = position()
    nowLine.place(view, scale)
    draw(at, true, speed.pace())
    if (rest.isScrolling()) shiftAll(at.left)
    else settle(at)
  }

  const rest = makeRest(() => {
    speed.rested()
    settle(position())
  })

  const onScroll = (): void => {
    const at = position()
    const { pace, isFastSideways } = speed.scrolled(at, performance.now())
    draw(at, false, pace)
    if (!isFastSideways) shiftAll(at.left)
    rest.scrolled()
  }

  const scrollTo = (at: Instant, place: 'inside' | 'middle'): void => {
    const x = xOf(at, view.strip, scale) - room().width * (place === 'inside' ? INSIDE : 1 / 2)
    const halfHour = Math.floor(timeAt(x, view.strip, scale) / HALF_HOUR) * HALF_HOUR
    goTo(place === 'inside' ? xOf(instant(halfHour), view.strip, scale) : x)
  }

  /** Near now, with the focused line in sight. */
  const begin = (): void => {
    scrollTo(view.focus?.at ?? view.now, 'inside')
    scroller.scrollTop = ((view.focus?.line ?? 0) - LINES_ABOVE) * scale.line
  }

  const reveal = ({ line, at }: GridSpot): void => {
    const row = view.rowAt(line)
    const cell = cellAt(row, at)
    const start = Math.max(startOf(row, cell), at - BEFORE_MS)
    const stop = Math.min(stopOf(row, cell), at + AFTER_MS)
    const [from, to] = [xOf(instant(start), view.strip, scale), xOf(instant(stop), view.strip, scale)]
    const { width, height } = room()
    const top = line * scale.line
    goTo(revealed({ from, to }, position().left, width))
    scroller.scrollTop = revealed({ from: top, to: top + scale.line }, scroller.scrollTop, height)
  }

  const show = (next: GridView): void => {
    const before = view
    view = next
    const hadFocus = active.hasFocus()
    stretch()
    if (before.strip.from !== next.strip.from) goTo(position().left + xOf(before.strip.from, next.strip, scale))
    const { focus } = next
    if (focus !== undefined && (focus.line !== before.focus?.line || focus.at !== before.focus.at)) reveal(focus)
    redraw()
    active.choose(focus, lines.shown, hadFocus)
  }

  const measure = (): void => {
    const [at, grown] = [timeAt(position().left, view.strip, scale), scaleOf(window)]
    const isFirst = size.width === 0
    const wasNow = !isFirst && isNowSeen(position(), room(), view, scale)
    const hadFocus = active.hasFocus()
    size = { width: scroller.clientWidth, height: scroller.clientHeight }
    const isOther = grown.perMinute !== scale.perMinute || grown.line !== scale.line
    scale = grown
    if (isOther) {
      lines.clear()
      hours.clear()
    }
    stretch()
    if (isFirst) begin()
    else if (isOther) goTo(xOf(at, view.strip, scale))
    if (wasNow && !isNowSeen(position(), room(), view, scale)) scrollTo(view.now, 'inside')
    redraw()
    active.choose(view.focus, lines.shown, hadFocus)
  }

  const spotOf = (target: EventTarget | null): GridSpot | undefined => {
    const element = target instanceof Element && target.closest('[role=gridcell]')
    const box = element ? boxOf.get(element) : undefined
    return box && { line: box.line, at: instant(box.start) }
  }

  const isFocus = ({ line, at }: GridSpot): boolean => {
    const { focus, rowAt } = view
    return focus !== undefined && focus.line === line && cellAt(rowAt(line), focus.at) === cellAt(rowAt(line), at)
  }

  const onClick = ({ target }: Event): void => {
    const spot = spotOf(target)
    if (spot === undefined) return
    if (isFocus(spot)) listener.onPress(spot)
    else listener.onFocus(spot)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const [wish, linesOnPage] = [
      gridKey(event, keyAlong(event.key)),
      Math.max(1, Math.floor(room().height / scale.line)),
    ]
    if (wish === undefined || view.focus === undefined || spotOf(event.target) === undefined) return
    const next = wish === 'press' ? view.focus : stepFrom(view, view.focus, wish, linesOnPage)
    const isOut = (wish === 'up' || wish === 'down') && next.line === view.focus.line
    if (isOut) return
    event.preventDefault()
    if (wish === 'press') listener.onPress(next)
    else listener.onFocus(next)
  }

  const sizes = new ResizeObserver(measure)
  sizes.observe(scroller)
  scroller.addEventListener('scroll', onScroll, { passive: true })
  scroller.addEventListener('click', onClick)
  scroller.addEventListener('keydown', onKeyDown)
  measure()

  return {
    show,
    moveTo: (at, place) => {
      scrollTo(at, place)
      settle(position())
    },
    destroy: () => {
      sizes.disconnect()
      rest.stop()
      scroller.removeEventListener('scroll', onScroll)
      scroller.removeEventListener('click', onClick)
      scroller.removeEventListener('keydown', onKeyDown)
      space.remove()
    },
  }
}
