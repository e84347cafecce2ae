import { fromCallback } from 'xstate'
import type { ProgrammeFact, sleepTimerMachine } from '../../../../machines/sleepTimer.ts'
import { SECOND } from '../../../../models/codec/instant.ts'
import { SLEEP_NOTICE } from '../../../../models/sleepChoice.ts'
import type { Timer } from '../../clock/timer.ts'
import type { PortsOf } from '../../ports.ts'

interface SleepTimerParts {
  readonly timer: Timer
  /** Milliseconds of the programme on the screen that are left; `undefined` while nobody knows. */
  readonly left: () => number | undefined
}

const LOOK_EVERY = SECOND

/** The sleep timer, which looks at the programme on the screen once a second while it waits for its end. */
export const sleepTimerPorts = ({ timer, left }: SleepTimerParts): PortsOf<typeof sleepTimerMachine> => ({
  programmeEnd: fromCallback(({ sendBack }) => {
    const look = (): void => {
      const leftMs = left()
      if (leftMs !== undefined && leftMs <= SLEEP_NOTICE)
        sendBack({ type: 'programme.nearlyOver', leftMs: Math.max(0, leftMs) } satisfies ProgrammeFact)
      else stop = timer.after(LOOK_EVERY, look)
    }
    let stop = timer.after(0, look)
    return () => stop()
  }),
})
