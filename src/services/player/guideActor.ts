import { fromCallback } from 'xstate'
import type { GuideCommand, GuideFact } from '../../../machines/livePlayer/index.ts'
import type { EpgId } from '../../../models/channel.ts'
import type { Programme } from '../../../models/programme.ts'
import type { Recordings } from './recordings.ts'

/** The live player's `guide` actor: what the tuned channel broadcasts (LIVE-15). */
export const makeGuideActor = (recordings: () => Promise<Pick<Recordings, 'follow'>>) =>
  fromCallback<GuideCommand>(({ sendBack, receive }) => {
    let followed: EpgId | undefined
    let onAir: Programme | undefined
    let stop = (): void => undefined
    const tell = (fact: GuideFact): void => sendBack(fact)

    const begin = async (epgId: EpgId): Promise<void> => {
      const { follow } = await recordings()
      if (followed !== epgId) return
      stop = follow(epgId, programme => {
        onAir = programme
        tell({ type: 'programme.changed', programme })
      })
    }

    receive(({ epgId }) => {
      if (epgId === followed) {
        if (onAir !== undefined) tell({ type: 'programme.changed', programme: onAir })
        return
      }
      stop()
      stop = () => undefined
      followed = epgId
      onAir = undefined
      if (epgId !== undefined)
        begin(epgId).catch(() => {
          if (followed === epgId) followed = undefined
        })
    })
    return () => {
      followed = undefined
      stop()
    }
  })
