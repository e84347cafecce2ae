/** How many bytes may still be fetched on the mere chance that a channel is wanted (AHEAD-25). */
export interface Allowance {
  readonly isOpen: () => boolean
  readonly spend: (bytes: number) => void
}

export interface AllowanceParts {
  readonly now: () => number
  /** The person asks the browser to spare data, or it would use nothing that a page fetches. */
  readonly isClosed: () => boolean
}

const WINDOW_MS = 10 * 60_000
export const BYTES_PER_WINDOW = 24 * 1024 * 1024

/** A budget for ten minutes at a time; nothing at all while it is closed. */
export const makeAllowance = ({ now, isClosed }: AllowanceParts): Allowance => {
  let windowStart = now()
  let spent = 0
  const current = () => {
    if (now() - windowStart >= WINDOW_MS) {
      windowStart = now()
      spent = 0
    }
    return spent
  }
  return {
    isOpen: () => !isClosed() && current() < BYTES_PER_WINDOW,
    spend: bytes => {
      spent = current() + bytes
    },
  }
}
