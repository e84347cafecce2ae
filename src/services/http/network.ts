import { SECOND } from '../../../models/codec/instant.ts'
import type { Timer } from '../clock/timer.ts'
import type { Tabs } from '../tabs/tabs.ts'

const FIRST_WAIT = 2 * SECOND
const LONGEST_WAIT = 30 * SECOND

/** Whether the operator can be reached (NET-05). */
export interface Network {
  /** A call got an answer, or found nobody. */
  readonly note: (reached: boolean) => void
  readonly watch: (listener: (reached: boolean) => void) => () => void
}

interface NetworkParts {
  readonly tabs: Pick<Tabs, 'onNetwork'>
  readonly timer: Timer
  /** Asks for next to nothing, to see whether anybody answers. */
  readonly probe: () => Promise<boolean>
}

/**
 * While nobody answers it asks again after 2, 4, 8 ... 30 s, and at once when the device says that it is online. The wait
 * begins anew only when a real call was answered, so that a network that only seems up is not asked for ever.
 */
export const makeNetwork = ({ tabs, timer, probe }: NetworkParts): Network => {
  const listeners = new Set<(reached: boolean) => void>()
  let isReached = true
  let wait = FIRST_WAIT
  let cancel = (): void => undefined

  const tell = (reached: boolean): void => {
    if (reached === isReached) return
    isReached = reached
    for (const listener of [...listeners]) listener(reached)
  }
  const ask = async (): Promise<void> => {
    const answered = await probe()
    if (isReached) return
    if (answered) return found()
    askLater()
  }
  const askLater = (): void => {
    cancel()
    cancel = timer.after(wait, ask)
    wait = Math.min(wait * 2, LONGEST_WAIT)
  }
  const found = (): void => {
    cancel()
    tell(true)
  }
  const lost = (): void => {
    if (!isReached) return
    tell(false)
    askLater()
  }
  tabs.onNetwork(online => {
    if (!online) lost()
    else if (!isReached) void ask()
  })
  return {
    note: reached => {
      if (!reached) return lost()
      wait = FIRST_WAIT
      found()
    },
    watch: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
