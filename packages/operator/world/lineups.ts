import { SourceFault } from '../gateway/sourceFault.ts'
import type { Settings } from '../options.ts'
import { builtInLineup } from './builtIn.ts'
import { builtInGuide, type Guide } from './guide.ts'
import { type Imports, makeImports } from './imports.ts'
import type { Lineup } from './lineup.ts'
import type { Reach } from './listing.ts'
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
  if (m3u === undefined && xmltv === undefined && xtream === undefined) {
    const lineup = channels > 0 ? syntheticLineup(channels) : builtInLineup()
    return { lineup: () => lineup, guide: () => guide, imports: undefined }
  }
  const imports = makeImports({ m3u, xmltv, xtream, log, reportPlace: REPORT_PATH, ...gateway })
  await imports.refresh()
  const bad = imports.badFile()
  if (bad !== undefined) throw new SourceFault(bad)
  return { lineup: imports.lineup, guide: () => imports.guide() ?? guide, imports }
}
