const STEP = 1.25

const LEAST = 0.08

const MOST = 3

/** Below this size the words of a drawing cannot be read: only the names of the states are shown, large. */
const FAR = 0.5

/** A state is read at this size. */
export const READING = 0.9

const AROUND = 24

const PAN = 90

type Size = { readonly width: number; readonly height: number }

export type Area = Size & { readonly x: number; readonly y: number }

/**
 * Zoom and pan of what scrolls in a canvas: ctrl-wheel and pinch about the pointer, drag with the mouse, keys. Panning
 * is the scrolling that every browser and every reader's device already has.
 */
export const makeZoom = (canvas: HTMLElement, onChange: (scale: number, isFar: boolean) => void) => {
  let svg: SVGSVGElement | undefined
  let size: Size = { width: 1, height: 1 }
  let scale = 1
  let isWhole = true

  const set = (wanted: number, at?: { readonly x: number; readonly y: number }): void => {
    const next = Math.min(MOST, Math.max(LEAST, wanted))
    const box = canvas.getBoundingClientRect()
    const about = at ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    const before = svg?.getBoundingClientRect()
    const part = before && { x: (about.x - before.left) / before.width, y: (about.y - before.top) / before.height }
    scale = next
    if (svg !== undefined) {
      svg.style.width = `${size.width * scale}px`
      svg.style.height = `${size.height * scale}px`
      svg.classList.toggle('is-far', scale < FAR)
      const after = svg.getBoundingClientRect()
      if (part !== undefined) {
        canvas.scrollLeft += after.left + part.x * after.width - about.x
        canvas.scrollTop += after.top + part.y * after.height - about.y
      }
    }
    onChange(scale, scale < FAR)
  }

  const showWhole = (): void => {
    isWhole = true
    const room = { width: canvas.clientWidth - 2 * AROUND, height: canvas.clientHeight - 2 * AROUND }
    set(Math.min(1, room.width / size.width, room.height / size.height))
  }

  const by = (factor: number, at?: { readonly x: number; readonly y: number }): void => {
    isWhole = false
    set(scale * factor, at)
  }

  /** Brings a part of the drawing into view, large enough to read it. */
  const show = (area: Area): void => {
    if (scale < READING * 0.7) {
      isWhole = false
      set(READING)
    }
    const [left, top] = [AROUND + area.x * scale, AROUND + area.y * scale]
    const isSeen =
      left >= canvas.scrollLeft &&
      top >= canvas.scrollTop &&
      left + area.width * scale <= canvas.scrollLeft + canvas.clientWidth &&
      top + area.height * scale <= canvas.scrollTop + canvas.clientHeight
    if (isSeen) return
    canvas.scrollLeft = left + Math.min(0, (area.width * scale - canvas.clientWidth) / 2)
    canvas.scrollTop = top + Math.min(0, (area.height * scale - canvas.clientHeight) / 2)
  }

  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const pans: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-PAN, 0],
      ArrowRight: [PAN, 0],
      ArrowUp: [0, -PAN],
      ArrowDown: [0, PAN],
    }
    const pan = event.target === canvas ? pans[event.key] : undefined
    if (pan !== undefined) canvas.scrollBy(pan[0], pan[1])
    else if (event.key === '+' || event.key === '=') by(STEP)
    else if (event.key === '-') by(1 / STEP)
    else if (event.key === '0') showWhole()
    else return
    event.preventDefault()
  }

  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    by(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY })
  }

  const onDrag = (start: PointerEvent): void => {
    if (start.pointerType !== 'mouse' || start.button !== 0) return
    const from = { left: canvas.scrollLeft, top: canvas.scrollTop }
    let isDragged = false
    const move = (event: PointerEvent) => {
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
      isDragged ||= Math.hypot(x, y) > 4
      if (!isDragged) return
      canvas.classList.add('is-dragged')
      canvas.scrollLeft = from.left - x
      canvas.scrollTop = from.top - y
    }
    const end = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      canvas.classList.remove('is-dragged')
      if (!isDragged) return
      const swallow = (event: Event) => event.stopPropagation()
      canvas.addEventListener('click', swallow, { capture: true })
      setTimeout(() => canvas.removeEventListener('click', swallow, { capture: true }))
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
  }

  const onPinch = (start: TouchEvent): void => {
    const fingers = (event: TouchEvent) => {
      const [a, b] = [event.touches[0], event.touches[1]]
      if (a === undefined || b === undefined) return undefined
      const middle = { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 }
      return { middle, apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) }
    }
    let last = fingers(start)
    if (last === undefined) return
    const move = (event: TouchEvent) => {
      const now = fingers(event)
      if (now === undefined || last === undefined) return
      event.preventDefault()
      by(now.apart / last.apart, now.middle)
      last = now
    }
    const end = () => {
      canvas.removeEventListener('touchmove', move)
      canvas.removeEventListener('touchend', end)
    }
    canvas.addEventListener('touchmove', move, { passive: false })
    canvas.addEventListener('touchend', end)
  }

  canvas.addEventListener('keydown', onKey)
  canvas.addEventListener('wheel', onWheel, { passive: false })
  canvas.addEventListener('pointerdown', onDrag)
  canvas.addEventListener('touchstart', onPinch, { passive: true })
  new ResizeObserver(() => {
    if (isWhole) showWhole()
  }).observe(canvas)

  return {
    /** Takes a drawing; the same chart folded otherwise keeps the size at which it is read. */
    take: (drawing: SVGSVGElement, isSameChart: boolean) => {
      svg = drawing
      size = drawing.viewBox.baseVal
      if (isSameChart && !isWhole) set(scale)
      else showWhole()
    },
    larger: () => by(STEP),
    smaller: () => by(1 / STEP),
    showWhole,
    show,
  }
}
