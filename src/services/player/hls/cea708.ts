/** A text that a service shows, in seconds of the stream. */
export interface DigitalCaption {
  readonly service: number
  readonly start: number
  readonly end: number
  readonly text: string
}

interface Window {
  isVisible: boolean
  rows: string[]
  row: number
  column: number
}

/** Reads what pictures carry of CEA-708, one after the other. */
export interface DigitalReader {
  /** `bytes` begin with the count of what follows in threes (ATSC A/53, part 4, 6.2.3.1). */
  readonly read: (at: number, bytes: Uint8Array) => void
  /** What is shown then is told up to here: the next segment may come late. */
  readonly pause: (at: number) => void
  /** What comes next does not follow what came last. */
  readonly reset: () => void
}

const VALID = 0x04
const PACKET_START = 3
const PACKET_MORE = 2
const MAX_COLUMNS = 64

const PEN_AND_WINDOW: ReadonlyMap<number, number> = new Map([
  [0x90, 2],
  [0x91, 3],
  [0x92, 2],
  [0x97, 4],
])

/** How many bytes follow a code of one byte that writes nothing (CEA-708-E, 7.1). */
const parametersOf = (code: number): number => {
  if (code >= 0x98) return 6
  if (code >= 0x88 && code <= 0x8d) return 1
  if (code >= 0x80) return PEN_AND_WINDOW.get(code) ?? 0
  if (code >= 0x18) return 2
  return code > 0x10 ? 1 : 0
}

/** The same behind the code that leads to the second table. */
const furtherParametersOf = (code: number, next: number): number => {
  if (code < 0x20) return code >> 3
  if (code >= 0x90 && code <= 0x9f) return 1 + (next & 0x3f)
  if (code >= 0x88 && code <= 0x8f) return 5
  return code >= 0x80 && code <= 0x87 ? 4 : 0
}

const FURTHER_LETTERS: ReadonlyMap<number, string> = new Map([
  [0x20, ' '],
  [0x21, ' '],
  [0x25, '…'],
  [0x2a, 'Š'],
  [0x2c, 'Œ'],
  [0x31, '‘'],
  [0x32, '’'],
  [0x33, '“'],
  [0x34, '”'],
  [0x35, '•'],
  [0x39, '™'],
  [0x3a, 'š'],
  [0x3c, 'œ'],
  [0x3f, 'Ÿ'],
])
const letterOf = (code: number): string => (code === 0x7f ? '♪' : String.fromCharCode(code))
const isLetter = (code: number): boolean => (code >= 0x20 && code < 0x80) || code >= 0xa0

const FURTHER = 0x10
const BACKSPACE = 0x08
const FORM_FEED = 0x0c
const NEW_LINE = 0x0d
const LINE_ANEW = 0x0e
const CLEAR_WINDOWS = 0x88
const SHOW_WINDOWS = 0x89
const HIDE_WINDOWS = 0x8a
const TOGGLE_WINDOWS = 0x8b
const DELETE_WINDOWS = 0x8c
const RESET = 0x8f
const PEN_LOCATION = 0x92
const DEFINE_WINDOW = 0x98

const emptyRows = (count: number): string[] => Array.from({ length: count }, () => '')

const clear = (window: Window): void => {
  window.rows = emptyRows(window.rows.length)
  window.row = 0
  window.column = 0
}
const write = (window: Window, letter: string): void => {
  const { row, column } = window
  if (column >= MAX_COLUMNS) return
  const text = window.rows[row] ?? ''
  window.rows[row] = `${text.slice(0, column).padEnd(column)}${letter}${text.slice(column + 1)}`
  window.column += 1
}
const beginLine = (window: Window): void => {
  window.column = 0
  window.row += 1
  if (window.row < window.rows.length) return
  window.rows = [...window.rows.slice(1), '']
  window.row = window.rows.length - 1
}

/** What a code does to each of the windows that it names. */
const CHANGES: Readonly<Record<number, (window: Window) => void>> = {
  [CLEAR_WINDOWS]: clear,
  [SHOW_WINDOWS]: window => {
    window.isVisible = true
  },
  [HIDE_WINDOWS]: window => {
    window.isVisible = false
  },
  [TOGGLE_WINDOWS]: window => {
    window.isVisible = !window.isVisible
  },
}

/** The windows of one service, and what they show. */
const makeService = (tell: (start: number, end: number, text: string) => void) => {
  let windows: ReadonlyArray<Window | undefined> = []
  let current = 0
  let shown = ''
  let since = 0

  const named = (bits = 0): ReadonlyArray<Window> =>
    windows.filter((window, at): window is Window => window !== undefined && (bits & (1 << at)) !== 0)
  const put = (place: number, window: Window | undefined): void => {
    windows = Array.from({ length: 8 }, (_, at) => (at === place ? window : windows[at]))
  }
  const define = (place: number, [first = 0, , , rows = 0]: ReadonlyArray<number>): void => {
    const count = (rows & 0x0f) + 1
    const known = windows[place]
    const isVisible = (first & 0x20) !== 0
    current = place
    if (known?.rows.length === count) known.isVisible = isVisible
    else put(place, { isVisible, rows: emptyRows(count), row: 0, column: 0 })
  }
  const edit = (window: Window | undefined, code: number, [row = 0, column = 0]: ReadonlyArray<number>): void => {
    if (window === undefined) return
    if (code === BACKSPACE && window.column > 0) {
      window.column -= 1
      window.rows[window.row] = (window.rows[window.row] ?? '').slice(0, window.column)
    }
    if (code === FORM_FEED) clear(window)
    if (code === NEW_LINE) beginLine(window)
    if (code === LINE_ANEW) {
      window.rows[window.row] = ''
      window.column = 0
    }
    if (code === PEN_LOCATION) {
      window.row = Math.min(row & 0x0f, window.rows.length - 1)
      window.column = column & 0x3f
    }
  }
  const command = (code: number, parameters: ReadonlyArray<number>): void => {
    const [bits] = parameters
    const change = CHANGES[code]
    if (change !== undefined) named(bits).forEach(change)
    else if (code >= DEFINE_WINDOW) define(code - DEFINE_WINDOW, parameters)
    else if (code === DELETE_WINDOWS) {
      const deleted = named(bits)
      windows = windows.map(window => (window && deleted.includes(window) ? undefined : window))
    } else if (code === RESET) windows = []
    else if (code >= 0x80 && code < CLEAR_WINDOWS) current = code - 0x80
    else edit(windows[current], code, parameters)
  }
  /** How many bytes of a block this one takes. */
  const take = (block: Uint8Array, at: number): number => {
    const [code = 0, next = 0, after = 0] = block.subarray(at)
    const window = windows[current]
    if (isLetter(code)) {
      if (window) write(window, letterOf(code))
      return 1
    }
    if (code === FURTHER) {
      const letter = FURTHER_LETTERS.get(next)
      if (window && letter !== undefined) write(window, letter)
      return 2 + furtherParametersOf(next, after)
    }
    const count = parametersOf(code)
    command(code, [...block.subarray(at + 1, at + 1 + count)])
    return 1 + count
  }
  const textNow = (): string =>
    windows
      .flatMap(window => (window?.isVisible ? window.rows : []))
      .map(row => row.trim())
      .filter(row => row !== '')
      .join('\n')
  const tellUntil = (at: number): void => {
    if (shown !== '' && at > since) tell(since, at, shown)
    since = at
  }
  return {
    read: (block: Uint8Array, at: number): void => {
      for (let place = 0; place < block.length; ) place += take(block, place)
      const text = textNow()
      if (text === shown) return
      tellUntil(at)
      shown = text
    },
    pause: tellUntil,
  }
}

/** Reads CEA-708: packets of services, whose windows show text. Looks and places of windows are left to the reader. */
export const makeDigitalReader = (tell: (caption: DigitalCaption) => void): DigitalReader => {
  let services = new Map<number, ReturnType<typeof makeService>>()
  let packet: number[] | undefined

  const serviceOf = (service: number) => {
    const known = services.get(service) ?? makeService((start, end, text) => tell({ service, start, end, text }))
    services.set(service, known)
    return known
  }
  const readPacket = (data: Uint8Array, at: number): void => {
    for (let place = 0; place < data.length; ) {
      const head = data[place] ?? 0
      const [size, isExtended] = [head & 0x1f, head >> 5 === 7 && (head & 0x1f) > 0]
      const service = isExtended ? (data[place + 1] ?? 0) & 0x3f : head >> 5
      const begin = place + (isExtended ? 2 : 1)
      if (service === 0) return
      serviceOf(service).read(data.subarray(begin, begin + size), at)
      place = begin + size
    }
  }
  return {
    read: (at, bytes) => {
      const count = (bytes[0] ?? 0) & 0x1f
      for (let place = 2; place < 2 + count * 3; place += 3) {
        const [head = 0, one = 0, two = 0] = bytes.subarray(place)
        const kind = head & 0x03
        if ((head & VALID) === 0 || kind < PACKET_MORE) continue
        packet = kind === PACKET_START ? [one, two] : packet && [...packet, one, two]
        const size = ((packet?.[0] ?? 0) & 0x3f) * 2 || 128
        if (packet === undefined || packet.length < size) continue
        readPacket(Uint8Array.from(packet.slice(1, size)), at)
        packet = undefined
      }
    },
    pause: at => {
      for (const service of services.values()) service.pause(at)
    },
    reset: () => {
      services = new Map()
      packet = undefined
    },
  }
}
