import { fromPromise } from 'xstate'
import type { Turn } from '../../../machines/neighbours.ts'
import type { PhysicalChannel } from '../../../models/physicalChannel.ts'
import type { ManagedSource } from './managedSource.ts'
import type { Prefetch } from './prefetch.ts'

export interface Neighbours extends Pick<ManagedSource, 'wantsData'> {
  readonly prefetch: Pick<Prefetch, 'prepare' | 'introduce' | 'preloadNow'>
  /** The complete address that would be loaded first; `undefined` where the operator gives none. */
  readonly addressOf: (physical: PhysicalChannel) => Promise<string | undefined>
}

/** Fetches ahead what the neighbours chart wants, one channel at a time; a turn that is over asks for nothing more. */
export const makeNeighbours = (open: () => Promise<Neighbours>) => {
  const ahead = (how: 'prepare' | 'introduce') =>
    fromPromise<void, Turn>(async ({ input: { physical }, signal }) => {
      const { prefetch, addressOf, wantsData } = await open()
      await wantsData()
      const address = physical && (await addressOf(physical))
      if (address !== undefined && !signal.aborted) await prefetch[how](address)
    })
  return { prepare: ahead('prepare'), introduce: ahead('introduce') }
}
