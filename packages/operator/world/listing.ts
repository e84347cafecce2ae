import type { Ask } from '../gateway/ask.ts'
import type { Hosts } from '../gateway/hosts.ts'
import { reasonOf, SourceFault } from '../gateway/sourceFault.ts'
import { type Read, readM3u } from '../importer/files.ts'
import type { M3u } from '../importer/m3u.ts'
import type { ImportReport, LineProblem } from '../importer/report.ts'
import { type Mark, type Place, placeOf } from '../importer/source.ts'
import { guideAddress, readXtream, type XtreamAccount } from '../importer/xtream.ts'
import type { Jellyfin } from '../jellyfin/server.ts'
import { readTelevision } from '../jellyfin/television.ts'
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

/** How other hosts are reached, and which of them are not. */
export interface Reach {
  readonly ask: Ask
  readonly check: Hosts['check']
}

/** Who asks for nothing but a switch should hear of it before the picture stays dark. */
const outOfReach = ({ entries }: M3u, check: Reach['check']): ReadonlyArray<LineProblem> =>
  entries.flatMap(({ line, url }) => {
    try {
      check(new URL(url))
      return []
    } catch (error) {
      return [{ line, reason: reasonOf(error) }]
    }
  })

const ofPlaylist =
  ({ ask, check }: Reach) =>
  async (place: Place, mark: Mark): Promise<Read<Listing> | undefined> => {
    const read = await readM3u(place, ask, mark)
    if (read === undefined) return undefined
    const { value } = read
    const report = { ...value, notes: [...value.notes, ...outOfReach(value, check)] }
    return { ...read, value: heldTo({ sources: foundInM3u(value), guides: value.guides, report }) }
  }

const ofAccount = (account: XtreamAccount, ask: Ask) => async (): Promise<Read<Listing>> => {
  const read = await readXtream(account, ask)
  const guides = [guideAddress(account).href]
  return { value: heldTo({ sources: foundInXtream(read, account), guides, report: read }), mark: {} }
}

/** A Jellyfin server that somebody signed in at. */
export interface JellyfinHome {
  readonly jellyfin: Jellyfin
  readonly open: (itemId: string) => Promise<URL>
}

export interface ListingSwitches {
  readonly m3u: string | undefined
  readonly xtream: XtreamAccount | undefined
  readonly home: JellyfinHome | undefined
}

/** The one that the switches name; none where a guide alone is imported. */
export const keptListing = ({ m3u, xtream, home }: ListingSwitches, reach: Reach): Kept<Listing> | undefined => {
  if (xtream !== undefined) return makeKept(placeOf(xtream.server.href), ofAccount(xtream, reach.ask))
  if (m3u !== undefined) return makeKept(placeOf(m3u), ofPlaylist(reach))
  if (home === undefined) return undefined
  const { jellyfin, open } = home
  const read = async (): Promise<Read<Listing>> => ({
    value: { ...(await readTelevision(jellyfin, open)), guides: [jellyfin.server.href] },
    mark: {},
  })
  return makeKept(placeOf(jellyfin.server.href), read)
}
