interface Entry {
  readonly at: number
  /** Of two at one moment the one that was put first comes first. */
  readonly order: number
  readonly run: () => void
  isOff: boolean
}

const isBefore = (one: Entry, other: Entry): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order)

/** What is still to happen, the next first: a binary heap. */
export const makeTimeline = () => {
  const heap: Entry[] = []
  let count = 0

  const swap = (one: number, other: number): void => {
    const [first, second] = [heap[one], heap[other]]
    if (first === undefined || second === undefined) return
    heap[one] = second
    heap[other] = first
  }
  const isAhead = (one: number, other: number): boolean => {
    const [first, second] = [heap[one], heap[other]]
    return first !== undefined && second !== undefined && isBefore(first, second)
  }
  const rise = (from: number): void => {
    for (let place = from; place > 0; ) {
      const parent = (place - 1) >> 1
      if (!isAhead(place, parent)) return
      swap(place, parent)
      place = parent
    }
  }
  const sink = (): void => {
    for (let place = 0; ; ) {
      const [left, right] = [2 * place + 1, 2 * place + 2]
      const lesser = isAhead(right, left) ? right : left
      if (!isAhead(lesser, place)) return
      swap(place, lesser)
      place = lesser
    }
  }
  const take = (): Entry | undefined => {
    const first = heap[0]
    const last = heap.pop()
    if (first === undefined || last === undefined || heap.length === 0) return first
    heap[0] = last
    sink()
    return first
  }

  return {
    put: (at: number, run: () => void): (() => void) => {
      const entry: Entry = { at, order: count, run, isOff: false }
      count += 1
      heap.push(entry)
      rise(heap.length - 1)
      return () => {
        entry.isOff = true
      }
    },
    /** Takes out what is due by then, and leaves out what was called off. */
    takeUntil: (at: number): { readonly at: number; readonly run: () => void } | undefined => {
      for (let next = heap[0]; next !== undefined && next.at <= at; next = heap[0]) {
        take()
        if (!next.isOff) return next
      }
      return undefined
    },
    nextAt: (): number | undefined => heap[0]?.at,
  }
}
