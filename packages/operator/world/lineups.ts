import { SourceFault } from '../gateway/sourceFault.ts'
import type { Settings } from '../options.ts'
import { builtInLineup } from './builtIn.ts'
import { builtInGuide, type Guide } from './guide.ts'
import { importedGuide } from './importedGuide.ts'
import { type Imports, makeImports } from './imports.ts'
import type { Lineup } from './lineup.ts'
import type { JellyfinHome, Reach } from './listing.ts'
import { syntheticLineup } from './synthetic.ts'

/** Channels and their programmes, as they are at the moment. */
export interface Broadcast {
  readonly lineup: () => Lineup
  readonly guide: () => Guide
  /** None where they are this operator's own. */
  readonly imports: Imports | undefined
}

type Switches = Pick<Settings, 'channels' | 'm3u' | 'xmltv' | 'xtream' | 'log'>

interface GatewayParts extends Reach {
  readonly home: JellyfinHome | undefined
  readonly now: () => number
  readonly onChanged: (dataTypes: ReadonlyArray<string>) => void
}

/** Where the whole report is read. */
export const REPORT_PATH = '/control/imports'

/** Channels and guide by the switches. What a person typed must be there; what comes over a network may come later. */
export const loadBroadcast = async (
  { channels, m3u, xmltv, xtream, log }: Switches,
  gateway: GatewayParts,
): Promise<Broadcast> => {
  const guide = builtInGuide()
  if (m3u === undefined && xmltv === undefined && xtream === undefined && gateway.home === undefined) {
    const lineup = channels > 0 ? syntheticLineup(channels) : builtInLineup()
    return { lineup: () => lineup, guide: () => guide, imports: undefined }
  }
  const imports = makeImports({ m3u, xmltv, xtream, log, reportPlace: REPORT_PATH, ...gateway })
  await imports.refresh()
  const bad = imports.badFile()
  if (bad !== undefined) throw new SourceFault(bad)
  // a Jellyfin server may have films alone: then the operator's own channels stay
  const own = builtInLineup()
  const untold = importedGuide([])
  const isFilmsAlone = (): boolean => gateway.home !== undefined && imports.lineup().channels.length === 0
  return {
    lineup: () => (isFilmsAlone() ? own : imports.lineup()),
    guide: () => (isFilmsAlone() ? guide : (imports.guide() ?? untold)),
    imports,
  }
}
