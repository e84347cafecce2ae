import type { CallbackLogicFunction } from 'xstate'
import type { NeighbourCommand } from '../../../machines/livePlayer/index.ts'
import type { PhysicalChannel } from '../../../models/physicalChannel.ts'
import type { Timer } from '../clock/timer.ts'
import { FLEETING_MS, type Prefetch } from './prefetch.ts'

type Physicals = ReadonlyArray<PhysicalChannel>
/** False as soon as another turn has begun. */
type IsMine = () => boolean

export interface NeighbourParts {
  readonly prefetch: Pick<Prefetch, 'prepare' | 'introduce'>
  /** The complete address that would be loaded first; `undefined` where the operator gives none. */
  readonly addressOf: (physical: PhysicalChannel) => Promise<string | undefined>
  /** Waits; the answer tells how to stop waiting. */
  readonly timer: Timer
}

/** A viewer who has not zapped for this long is watching: nothing more is fetched on the chance. */
const ZAPPING_MOOD_MS = 30_000

const makeTurns = () => {
  let turn = 0
  return (): IsMine => {
    turn += 1
    const mine = turn
    return () => mine === turn
  }
}

/**
 * Keeps the beginnings of the likely next channels fresh for as long as the viewer may still be zapping, and knows of
 * those in sight all but their segments (AHEAD-25).
 */
export const makeNeighbours =
  ({ prefetch, addressOf, timer }: NeighbourParts): CallbackLogicFunction<NeighbourCommand> =>
  ({ receive }) => {
    const nextPreparing = makeTurns()
    const nextIntroducing = makeTurns()
    let inSight: Physicals = []
    let isResting = true
    let stop = () => {}

    const inTurn = async (physicals: Physicals, fetchAhead: Prefetch['prepare'], isMine: IsMine): Promise<void> => {
      for (const physical of physicals) {
        const address = await addressOf(physical)
        if (!isMine()) return
        if (address !== undefined) await fetchAhead(address)
        if (!isMine()) return
      }
    }
    const introduce = (): Promise<void> => inTurn(inSight, prefetch.introduce, nextIntroducing())
    const prepare = async (physicals: Physicals, leftMs: number, isMine: IsMine): Promise<void> => {
      await inTurn(physicals, prefetch.prepare, isMine)
      if (!isMine()) return
      if (leftMs > 0) stop = timer.after(FLEETING_MS, () => void prepare(physicals, leftMs - FLEETING_MS, isMine))
      await introduce()
    }
    const rest = (): void => {
      stop()
      nextPreparing()
      nextIntroducing()
    }

    receive(({ type, physicals }) => {
      if (type === 'neighbours.inSight') {
        inSight = physicals
        if (!isResting) void introduce()
        return
      }
      rest()
      isResting = physicals.length === 0
      if (!isResting) void prepare(physicals, ZAPPING_MOOD_MS, nextPreparing())
    })
    return rest
  }
