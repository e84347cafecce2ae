import { readM3u, readXmltv } from '../importer/files.ts'
import type { M3u } from '../importer/m3u.ts'
import { reportLines } from '../importer/report.ts'
import type { Xmltv } from '../importer/xmltv.ts'
import type { Settings } from '../options.ts'
import { builtInLineup } from './builtIn.ts'
import { builtInGuide, type Guide, importedGuide } from './guide.ts'
import { lineupOfM3u, lineupOfXmltv } from './imported.ts'
import type { Lineup } from './lineup.ts'
import { syntheticLineup } from './synthetic.ts'

const lineupOf = (channels: number, m3u: M3u | undefined, xmltv: Xmltv | undefined): Lineup => {
  if (m3u !== undefined) return lineupOfM3u(m3u)
  if (xmltv !== undefined) return lineupOfXmltv(xmltv)
  return channels > 0 ? syntheticLineup(channels) : builtInLineup()
}

/** Channels and guide by the switches; what an import refused is logged by line. */
export const loadLineup = async ({
  channels,
  m3u,
  xmltv,
  log,
}: Settings): Promise<{ readonly lineup: Lineup; readonly guide: Guide }> => {
  const playlist = m3u === undefined ? undefined : await readM3u(m3u)
  const guide = xmltv === undefined ? undefined : await readXmltv(xmltv)
  if (playlist !== undefined) for (const line of reportLines('playlist', playlist)) log(line)
  if (guide !== undefined) for (const line of reportLines('guide', guide)) log(line)
  return {
    lineup: lineupOf(channels, playlist, guide),
    guide: guide === undefined ? builtInGuide() : importedGuide(guide),
  }
}
