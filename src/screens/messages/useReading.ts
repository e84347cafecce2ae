import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Which message is read. */
export interface Reading {
  readonly opened: string | undefined
  /** Its line gets the focus when the list comes back. */
  readonly open: (id: string, line: HTMLElement) => void
  readonly back: () => void
}

/** One message at a time, as long as it is on the list. */
export const useReading = (listed: ReadonlyArray<string>): Reading => {
  const [id, setId] = useState<string>()
  const from = useRef<HTMLElement>(undefined)
  return {
    opened: id !== undefined && listed.includes(id) ? id : undefined,
    open: (next, line) => {
      from.current = line
      setId(next)
    },
    back: () => {
      flushSync(() => setId(undefined))
      from.current?.focus()
    },
  }
}
