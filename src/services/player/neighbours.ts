import { fromCallback } from 'xstate'
import type { NeighbourCommand } from '../../../machines/livePlayer/index.ts'
import type { PhysicalChannel } from '../../../models/physicalChannel.ts'
import { FLEETING_MS, type Prefetch } from './prefetch.ts'

export interface NeighbourParts {
  readonly prefetch: Pick<Prefetch, 'prepare'>
  /** The complete address that would be loaded first; `undefined` where the operator gives none. */
  readonly addressOf: (physical: PhysicalChannel) => Promise<string | undefined>
  /** Waits; the answer tells how to stop waiting. */
  readonly later: (run: () => void, ms: number) => () => void
}

/** A viewer who has not zapped for this long is watching: nothing more is fetched on the chance. */
const ZAPPING_MOOD_MS = 30_000

/** Keeps the beginnings of the likely next channels fresh for as long as the viewer may still be zapping (AHEAD-25). */
export const makeNeighboursActor = ({ prefetch, addressOf, later }: NeighbourParts) =>
  fromCallback<NeighbourCommand>(({ receive }) => {
    let round = 0
    let stop = () => {}

    const prepare = async (physicals: ReadonlyArray<PhysicalChannel>, thisRound: number) => {
      for (const physical of physicals) {
        const address = await addressOf(physical)
        if (round !== thisRound) return
        if (address !== undefined) await prefetch.prepare(address)
        if (round !== thisRound) return
      }
    }
    const repeat = async (physicals: ReadonlyArray<PhysicalChannel>, thisRound: number, leftMs: number) => {
      await prepare(physicals, thisRound)
      if (round !== thisRound || leftMs <= 0) return
      stop = later(() => void repeat(physicals, thisRound, leftMs - FLEETING_MS), FLEETING_MS)
    }

    receive(({ physicals }) => {
      round += 1
      stop()
      if (physicals.length > 0) void repeat(physicals, round, ZAPPING_MOOD_MS)
    })
    return () => {
      round += 1
      stop()
    }
  })
