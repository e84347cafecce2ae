import type { Channel } from '../../../models/channel.ts'
import type { GuideHit } from '../../../models/guideWindow.ts'
import type { Programme } from '../../../models/programme.ts'
import type { Cell } from '../programmes/cells.ts'

/** A broadcast that was found, as a cell that something can be done with. */
export type HitCell = Cell & { readonly programme: Programme }

/** The cells of these broadcasts, without those of channels that are not listed. */
export const hitCells = (
  hits: ReadonlyArray<GuideHit>,
  channels: ReadonlyMap<Channel['epgId'], Channel>,
): ReadonlyArray<HitCell> =>
  hits.flatMap(({ epgId, programId, title, start, stop, isCatchup, picture }) => {
    const channel = channels.get(epgId)
    const programme = { programId, title, desc: '', start, stop, translations: [], picture }
    return channel === undefined ? [] : [{ channel, start, stop, programme, isUnknown: false, isCatchup }]
  })

/** Channels by what the guide calls them. */
export const byEpgId = (channels: ReadonlyArray<Channel>): ReadonlyMap<Channel['epgId'], Channel> =>
  new Map(channels.map(channel => [channel.epgId, channel]))
