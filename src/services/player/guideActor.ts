import type { CallbackLogicFunction } from 'xstate'
import type { GuideCommand, GuideFact } from '../../../machines/livePlayer/index.ts'
import type { EpgId } from '../../../models/channel.ts'
import type { Programme } from '../../../models/programme.ts'
import type { Recordings } from './recordings.ts'

/** The live player's `guide` actor: what the tuned channel broadcasts (LIVE-15). */
export const makeGuide =
  ({ follow }: Pick<Recordings, 'follow'>): CallbackLogicFunction<GuideCommand> =>
  ({ sendBack, receive }) => {
    let followed: EpgId | undefined
    let onAir: Programme | undefined
    let stop = (): void => undefined
    const tell = (fact: GuideFact): void => sendBack(fact)

    receive(({ epgId }) => {
      if (epgId === followed) {
        if (onAir !== undefined) tell({ type: 'programme.changed', programme: onAir })
        return
      }
      stop()
      stop = () => undefined
      followed = epgId
      onAir = undefined
      if (epgId === undefined) return
      stop = follow(epgId, programme => {
        onAir = programme
        tell({ type: 'programme.changed', programme })
      })
    })
    return () => stop()
  }
