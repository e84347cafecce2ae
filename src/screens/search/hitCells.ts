import type { Channel } from '../../../models/channel.ts'
import type { GuideHit } from '../../../models/guideWindow.ts'
import type { Programme } from '../../../models/programme.ts'
import type { Cell } from '../programmes/cells.ts'

/** A broadcast that was found, as a cell that something can be done with. */
export type HitCell = Cell & { readonly programme: Programme }

export const hitCell = (hit: GuideHit, channels: ReadonlyArray<Channel>): HitCell | undefined => {
  const { epgId, programId, title, start, stop, isCatchup, picture } = hit
  const channel = channels.find(each => each.epgId === epgId)
  const programme = { programId, title, desc: '', start, stop, translations: [], picture }
  return channel && { channel, start, stop, programme, isUnknown: false, isCatchup }
}
