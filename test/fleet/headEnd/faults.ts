import type { Host } from './ledger.ts'

/** How a host, or one call of it, misbehaves. */
export interface Fault {
  readonly host: Host
  /** All calls where none is named. */
  readonly call?: string
  readonly status?: number
  /** It takes the request and never answers; without a status and without this it takes none. */
  readonly isSilent?: true
}

export const makeFaults = () => {
  let active: ReadonlyArray<Fault> = []
  return {
    set: (faults: ReadonlyArray<Fault>): void => {
      active = faults
    },
    of: (host: Host, call: string): Fault | undefined =>
      active.find(fault => fault.host === host && (fault.call === undefined || fault.call === call)),
  }
}
