import { type ClientFault, faultKey, MOST_FAULTS, seenAgain } from '../../../models/clientFault.ts'

/** Faults that wait to be sent: equal ones as one, and so many of a page in all (contract, Field report). */
export const makeFaultBox = () => {
  const waiting = new Map<string, ClientFault>()
  let room = MOST_FAULTS
  return {
    /** Whether it is the first that waits. */
    add: (fault: ClientFault): boolean => {
      const known = waiting.get(faultKey(fault))
      if (known === undefined && waiting.size >= room) return false
      waiting.set(faultKey(fault), known === undefined ? fault : seenAgain(known, fault.count))
      return waiting.size === 1 && known === undefined
    },
    take: (): ReadonlyArray<ClientFault> => {
      const taken = [...waiting.values()]
      waiting.clear()
      room -= taken.length
      return taken
    },
  }
}
