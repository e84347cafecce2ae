type Middle = { readonly x: number; readonly y: number }

const DIRECTIONS: Readonly<Record<string, Middle>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const middleOf = (element: Element): Middle => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + Math.min(width / 2, 60), y: top + Math.min(height / 2, 12) }
}

/** How far something is that way; sideways counts double, behind does not count. */
const distance = (from: Middle, to: Middle, way: Middle): number => {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const ahead = x * way.x + y * way.y
  return ahead < 2 ? Number.POSITIVE_INFINITY : ahead + 2 * Math.abs(x * way.y + y * way.x)
}

const isThere = (element: Element): boolean => element.getBoundingClientRect().width > 0

/**
 * One tab stop for all places of a drawing: arrows go to the next one in that direction, Enter opens it, Escape goes
 * back to the canvas.
 */
export const addRoving = (canvas: HTMLElement, holder: HTMLElement): void => {
  const places = [...holder.querySelectorAll<SVGElement>('[role="button"]')]
  const settle = (place: SVGElement | undefined): void => {
    for (const other of places) other.setAttribute('tabindex', other === place ? '0' : '-1')
  }
  settle(places[0])
  const step = (from: SVGElement, way: Middle): void => {
    const at = middleOf(from)
    const [next] = places
      .filter(place => place !== from && isThere(place))
      .map(place => ({ place, far: distance(at, middleOf(place), way) }))
      .filter(({ far }) => Number.isFinite(far))
      .sort((a, b) => a.far - b.far)
    if (next === undefined) return
    settle(next.place)
    next.place.focus()
    next.place.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  holder.addEventListener('focusin', event => {
    const place = places.find(candidate => candidate === event.target)
    if (place !== undefined) settle(place)
  })
  holder.addEventListener('keydown', event => {
    const place = places.find(candidate => candidate === event.target)
    const way = DIRECTIONS[event.key]
    if (place === undefined) return
    if (way !== undefined) step(place, way)
    else if (event.key === 'Enter' || event.key === ' ') place.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    else if (event.key === 'Escape') canvas.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
}
