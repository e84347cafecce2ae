import { readXmltv } from '../importer/files.ts'
import type { GuideTable } from '../importer/guideTable.ts'
import { type ImportReport, reportLines } from '../importer/report.ts'
import { type Mark, type Place, placeOf, shownPlace } from '../importer/source.ts'
import { readTelevisionGuide } from '../jellyfin/television.ts'
import type { Guide } from './guide.ts'
import { type Found, foundInGuide, lineupOfFound } from './imported.ts'
import { channelsOf, declaredIn, type ImportedGuide, importedGuide } from './importedGuide.ts'
import { type Kept, makeKept } from './kept.ts'
import type { Lineup } from './lineup.ts'
import { keptListing, type ListingSwitches, type Reach } from './listing.ts'

interface ImportsParts extends ListingSwitches, Reach {
  readonly xmltv: string | undefined
  readonly log: (line: string) => void
  readonly now: () => number
  /** Where the whole report is read. */
  readonly reportPlace: string
  /** What viewers have of it is old: `CHANNEL_LIST` and its like. */
  readonly onChanged: (dataTypes: ReadonlyArray<string>) => void
}

export interface Imports {
  readonly lineup: () => Lineup
  /** None where the line-up names no guide. */
  readonly guide: () => Guide | undefined
  /** Reads all sources anew; what cannot be read leaves what was there. */
  readonly refresh: () => Promise<void>
  /** The last time nothing was wrong. */
  readonly isWell: () => boolean
  /** A file that cannot be read, and why: what comes over a network may come later. */
  readonly badFile: () => string | undefined
  /** Why a channel does not play; `undefined` when it does. */
  readonly tell: (channelId: string, reason: string | undefined) => void
  readonly report: () => string
  readonly close: () => void
}

const LINEUP_TYPES = ['CHANNEL_LIST', 'CHANNEL_GROUP', 'CHANNEL_AUTH']
const MAX_TOLD = 1_000
const EMPTY = lineupOfFound([])

const asSeen = (lineup: Lineup | undefined): string =>
  lineup === undefined ? '' : JSON.stringify([lineup.channels.map(({ channel }) => channel), lineup.columns])

/** What a playlist leaves out, a guide may know. */
const completed = (found: ReadonlyArray<Found>, tables: ReadonlyArray<GuideTable>): ReadonlyArray<Found> => {
  const declared = declaredIn(tables)
  return found.map(each => {
    const { imported } = each
    const known = declared(imported.guideKeys)
    return {
      ...each,
      number: each.number ?? known?.number,
      imported: { ...imported, logo: imported.logo ?? known?.icon },
    }
  })
}

/** The line-up and the guide of somebody else, kept as new as their sources (AHEAD-42). */
export const makeImports = (parts: ImportsParts): Imports => {
  const { xmltv, home, now, ask, log, reportPlace, onChanged } = parts
  const listing = keptListing(parts, parts)
  const readGuide = async (place: Place, mark: Mark) =>
    home !== undefined && place.text === home.jellyfin.server.href
      ? { value: await readTelevisionGuide(home.jellyfin, now()), mark: {} }
      : readXmltv(place, ask, mark)
  const guides = new Map<string, Kept<GuideTable>>()
  const stale: GuideTable[] = []
  const told = new Map<string, string>()
  let lineup: Lineup | undefined
  let guide: ImportedGuide | undefined
  let underWay: Promise<void> | undefined

  const guidePlaces = (): ReadonlyArray<string> => (xmltv === undefined ? (listing?.value()?.guides ?? []) : [xmltv])

  const tables = (): ReadonlyArray<GuideTable> => [...guides.values()].flatMap(({ value }) => value() ?? [])

  const reportOf = (table: GuideTable): ImportReport => {
    const seen = new Set(
      lineup?.channels.flatMap(channel => {
        const shelf = guide?.shelfOf(channel)
        return shelf?.table === table ? [shelf.id] : []
      }),
    )
    return table.report(id => seen.has(id))
  }

  /** True when another guide is there now. The one before is closed once nothing leads to it any more. */
  const readGuides = async (): Promise<boolean> => {
    const places = guidePlaces()
    const left = [...guides.keys()].filter(text => !places.includes(text))
    for (const text of left) {
      stale.push(...[guides.get(text)?.value() ?? []].flat())
      guides.delete(text)
    }
    let isAnother = left.length > 0
    for (const text of places) {
      const kept = guides.get(text) ?? makeKept(placeOf(text), readGuide)
      guides.set(text, kept)
      const before = kept.value()
      if (!(await kept.refresh())) continue
      isAnother = true
      if (before !== undefined) stale.push(before)
    }
    return isAnother
  }

  const built = (): Lineup => {
    if (listing === undefined) return lineupOfFound(foundInGuide(tables().flatMap(channelsOf)))
    return lineupOfFound(completed(listing.value()?.sources ?? [], tables()))
  }

  const reports = (): ReadonlyArray<readonly [name: string, kept: Kept<unknown>, report: ImportReport | undefined]> => [
    ...(listing === undefined ? [] : [['line-up', listing, listing.value()?.report] as const]),
    ...[...guides.values()].map(kept => {
      const table = kept.value()
      return ['guide', kept, table && reportOf(table)] as const
    }),
  ]

  const logAll = (isNews: boolean): void => {
    for (const [name, { place, value, fault }, report] of reports()) {
      const reason = fault()
      // a file that was never read ends the start, which says so
      const isFatal = place.address === undefined && value() === undefined
      if (reason !== undefined && !isFatal) log(`${name} ${shownPlace(place)}: ${reason}`)
      else if (isNews && report !== undefined) for (const line of reportLines(name, report, reportPlace)) log(line)
    }
  }

  const refresh = async (): Promise<void> => {
    const isNewListing = (await listing?.refresh()) === true
    const isNewGuide = await readGuides()
    const isNews = isNewListing || isNewGuide || lineup === undefined
    if (isNews) {
      const before = asSeen(lineup)
      lineup = built()
      guide = guidePlaces().length === 0 ? undefined : importedGuide(tables())
      for (const table of stale.splice(0)) table.close()
      onChanged([...(asSeen(lineup) === before ? [] : LINEUP_TYPES), 'EPG_PROGRAMS'])
    }
    logAll(isNews)
  }

  const reportOfStreams = (): ReadonlyArray<string> =>
    told.size === 0
      ? []
      : [
          'channels that did not play',
          ...[...told].map(([id, reason]) => {
            const { channelSeq, logicalChannelName } = lineup?.byId.get(id)?.channel ?? {}
            return `  ${channelSeq ?? ''} ${logicalChannelName ?? id}: ${reason}`
          }),
        ]

  return {
    lineup: () => lineup ?? EMPTY,
    guide: () => guide,
    isWell: () => reports().every(([, { fault }]) => fault() === undefined),
    badFile: () =>
      reports()
        .filter(([, { place, fault }]) => place.address === undefined && fault() !== undefined)
        .map(([name, { place, fault }]) => `${name} ${place.text}: ${fault()}`)[0],
    refresh: () => {
      underWay ??= refresh().finally(() => {
        underWay = undefined
      })
      return underWay
    },
    tell: (channelId, reason) => {
      const isNews = reason !== undefined && told.get(channelId) !== reason
      if (reason === undefined) told.delete(channelId)
      else if (told.size < MAX_TOLD || told.has(channelId)) told.set(channelId, reason)
      const name = lineup?.byId.get(channelId)?.channel.logicalChannelName
      if (isNews) log(`${name ?? channelId} does not play: ${reason}`)
    },
    report: () =>
      [...reports().flatMap(([name, { lines }, report]) => lines(name, report)), ...reportOfStreams(), ''].join('\n'),
    close: () => {
      for (const table of tables()) table.close()
    },
  }
}
