import type { Ask } from '../gateway/ask.ts'
import { SourceFault } from '../gateway/sourceFault.ts'
import { type Read, readM3u } from '../importer/files.ts'
import type { ImportReport } from '../importer/report.ts'
import { type Mark, type Place, placeOf } from '../importer/source.ts'
import { guideAddress, readXtream, type XtreamAccount } from '../importer/xtream.ts'
import { type Found, foundInM3u, foundInXtream } from './imported.ts'
import { type Kept, makeKept } from './kept.ts'

/** What a provider says of its channels, however it says it. */
export interface Listing {
  readonly sources: ReadonlyArray<Found>
  /** Addresses of guides that belong to it. */
  readonly guides: ReadonlyArray<string>
  readonly report: ImportReport
}

const heldTo = (listing: Listing): Listing => {
  if (listing.sources.length === 0) throw new SourceFault('it names no channel that can be played')
  return listing
}

const ofPlaylist =
  (ask: Ask) =>
  async (place: Place, mark: Mark): Promise<Read<Listing> | undefined> => {
    const read = await readM3u(place, ask, mark)
    if (read === undefined) return undefined
    const { value } = read
    return { ...read, value: heldTo({ sources: foundInM3u(value), guides: value.guides, report: value }) }
  }

const ofAccount = (account: XtreamAccount, ask: Ask) => async (): Promise<Read<Listing>> => {
  const read = await readXtream(account, ask)
  const guides = [guideAddress(account).href]
  return { value: heldTo({ sources: foundInXtream(read, account), guides, report: read }), mark: {} }
}

export interface ListingSwitches {
  readonly m3u: string | undefined
  readonly xtream: XtreamAccount | undefined
}

/** The one that the switches name; none where a guide alone is imported. */
export const keptListing = ({ m3u, xtream }: ListingSwitches, ask: Ask): Kept<Listing> | undefined => {
  if (xtream !== undefined) return makeKept(placeOf(xtream.server.href), ofAccount(xtream, ask))
  return m3u === undefined ? undefined : makeKept(placeOf(m3u), ofPlaylist(ask))
}
