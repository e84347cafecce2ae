import type { Ask } from '../gateway/ask.ts'
import type { Hosts } from '../gateway/hosts.ts'
import { SourceFault } from '../gateway/sourceFault.ts'
import { reportLines } from '../importer/report.ts'
import { placeOf, shownPlace } from '../importer/source.ts'
import { type Elsewhere, makeElsewhere } from '../jellyfin/elsewhere.ts'
import { readJellyfinTitles } from '../jellyfin/titles.ts'
import type { Settings } from '../options.ts'
import { type Kept, makeKept } from '../world/kept.ts'
import { REPORT_PATH } from '../world/lineups.ts'
import type { JellyfinHome } from '../world/listing.ts'
import { type ReadTitles, readFolder } from './folder.ts'
import { makeHeads } from './heads.ts'
import { readList } from './list.ts'
import { makeShelf, type Shelf } from './shelf.ts'
import { keptXtreamTitles } from './xtreamTitles.ts'

interface LibraryParts {
  /** Folders, and lists in files or at addresses. */
  readonly places: ReadonlyArray<string>
  /** Accounts that have films beside their channels. */
  readonly accounts: ReadonlyArray<Kept<ReadTitles>>
  /** The one of them that keeps lists as well. */
  readonly home: JellyfinHome | undefined
  readonly ask: Ask
  readonly check: Hosts['check']
  readonly log: (line: string) => void
  /** Where the whole report is read. */
  readonly reportPlace: string
}

/** Films and series of somebody's own, kept as new as their sources. */
export interface Library {
  readonly shelf: () => Shelf
  /** It stands in place of the operator's own titles: not where an account alone was asked, and has none. */
  readonly isInPlace: () => boolean
  readonly elsewhere: Elsewhere | undefined
  readonly refresh: () => Promise<void>
  readonly isWell: () => boolean
  readonly badFile: () => string | undefined
  /** Why a title does not play; `undefined` when it does. */
  readonly tell: (metaId: string, reason: string | undefined) => void
  readonly report: () => string
}

const LIST = /\.json$/i
const MAX_TOLD = 1_000

const heldTo = (read: ReadTitles): ReadTitles => {
  if (read.titles.length === 0 && read.report.found === 0) throw new SourceFault('it holds no film')
  return read
}

const keptPlace = (text: string, { ask, check }: Pick<LibraryParts, 'ask' | 'check'>): Kept<ReadTitles> => {
  const place = placeOf(text)
  const heads = makeHeads()
  const isList = place.address !== undefined || LIST.test(text)
  const read = (): Promise<ReadTitles> => (isList ? readList(place, { ask, check }) : readFolder(text, heads))
  return makeKept(place, async () => ({ value: heldTo(await read()), mark: {} }))
}

export const makeLibrary = ({ places, accounts, home, ask, check, log, reportPlace }: LibraryParts): Library => {
  const sources = [...places.map(text => keptPlace(text, { ask, check })), ...accounts]
  const told = new Map<string, string>()
  let underWay: Promise<void> | undefined

  const tell = (name: string, reason: string | undefined): void => {
    const isNews = reason !== undefined && told.get(name) !== reason
    if (reason === undefined) told.delete(name)
    else if (told.size < MAX_TOLD || told.has(name)) told.set(name, reason)
    if (isNews) log(`${name}: ${reason}`)
  }
  const shelved = (): Shelf =>
    makeShelf(
      sources.flatMap(({ value }) => value()?.titles ?? []),
      ({ title }, reason) => tell(title, reason),
    )
  let shelf = shelved()
  const elsewhere =
    home &&
    makeElsewhere({
      jellyfin: home.jellyfin,
      shelf: () => shelf,
      tell: reason => tell('favourites and histories', reason),
    })

  const nameOf = (metaId: string): string => {
    const { title, episode } = shelf.placeOf(metaId) ?? {}
    return episode === undefined ? (title?.title ?? metaId) : `${title?.title} ${episode.season}x${episode.number}`
  }
  const logOf = ({ place, fault, value }: Kept<ReadTitles>, isNew: boolean): void => {
    const [reason, found] = [fault(), value()]
    // a folder that was never read ends the start, which says so
    if (reason !== undefined && (found !== undefined || place.address !== undefined))
      log(`library ${shownPlace(place)}: ${reason}`)
    else if (isNew && found !== undefined)
      for (const line of reportLines('library', found.report, reportPlace)) log(line)
  }
  const refresh = async (): Promise<void> => {
    for (const source of sources) {
      const before = JSON.stringify(source.value()?.report)
      await source.refresh()
      logOf(source, JSON.stringify(source.value()?.report) !== before)
    }
    shelf = shelved()
  }
  return {
    shelf: () => shelf,
    isInPlace: () => places.length > 0 || shelf.titles().length > 0,
    elsewhere,
    refresh: () => {
      underWay ??= refresh().finally(() => {
        underWay = undefined
      })
      return underWay
    },
    isWell: () => sources.every(({ fault }) => fault() === undefined),
    badFile: () =>
      sources
        .filter(({ place, fault }) => place.address === undefined && fault() !== undefined)
        .map(({ place, fault }) => `--library ${place.text}: ${fault()}`)[0],
    tell: (metaId, reason) => tell(nameOf(metaId), reason),
    report: () =>
      [
        ...sources.flatMap(({ lines, value }) => lines('library', value()?.report)),
        ...(told.size === 0 ? [] : ['what did not come', ...[...told].map(([name, reason]) => `  ${name}: ${reason}`)]),
        '',
      ].join('\n'),
  }
}

type Switches = Pick<Settings, 'library' | 'xtream' | 'log'>

const keptJellyfinTitles = ({ jellyfin, open }: JellyfinHome): Kept<ReadTitles> =>
  makeKept(placeOf(jellyfin.server.href), async () => ({ value: await readJellyfinTitles(jellyfin, open), mark: {} }))

/** Films by the switches; none where they name none. What a person typed must be there. */
export const loadLibrary = async (
  { library: places, xtream, log }: Switches,
  { home, ...reach }: Pick<LibraryParts, 'ask' | 'check' | 'home'>,
): Promise<Library | undefined> => {
  const accounts = [
    ...(xtream === undefined ? [] : [keptXtreamTitles(xtream, reach.ask)]),
    ...(home === undefined ? [] : [keptJellyfinTitles(home)]),
  ]
  if (places.length === 0 && accounts.length === 0) return undefined
  const library = makeLibrary({ places, accounts, home, log, reportPlace: REPORT_PATH, ...reach })
  await library.refresh()
  const bad = library.badFile()
  if (bad !== undefined) throw new SourceFault(bad)
  return library
}
