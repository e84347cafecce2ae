import type { HeadEnd } from '@sintonia/operator'
import type { Need } from '../drivers/driver.ts'
import type { Visit } from '../visit.ts'

export interface Journey {
  readonly name: string
  /** What of the ledger it walks through. */
  readonly rows: ReadonlyArray<string>
  readonly needs?: Need
  /** Wants an operator of its own, as it moves the clock or goes away. */
  readonly isAlone?: boolean
  /** One that is part of `npm test`. */
  readonly isCore?: boolean
  readonly run: (visit: Visit, headEnd: HeadEnd, isNarrow: boolean) => Promise<void>
}
