import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { ROOT } from './steps.ts'

/** What a visit comes to, in this order, and the modules that it fetches for that. */
const STAGES = {
  titled: ['src/shell/Titled.tsx'],
  home: ['src/screens/home/index.tsx'],
  catalogue: ['src/shell/provide/catalogue.ts', 'src/screens/home/CatalogueHome.tsx'],
  lineup: ['src/shell/provide/lineupCharts.ts'],
  live: ['src/shell/LiveTvPage.tsx', 'src/shell/provide/livePlayer.ts', 'src/shell/provide/channelCharts.ts'],
  liveHome: ['src/screens/home/live.ts'],
  player: [
    'src/screens/live-tv/Playing.tsx',
    'src/ui/components/live/PlayerHud.tsx',
    'src/services/player/playback.ts',
    'src/shell/provide/provideCatchUpPlayer.ts',
    'src/services/metrics/playbackMeter.ts',
  ],
  shelves: ['src/screens/home/shelves/Shelves.tsx'],
  lists: ['src/screens/favorites/index.tsx', 'src/screens/history/index.tsx', 'src/shell/provide/lists.ts'],
  titles: ['src/shell/TitlesPage.tsx', 'src/shell/provide/provideTitleDetail.ts'],
  entrance: ['src/screens/login/index.tsx', 'src/shell/provide/provideEntrance.ts'],
  recorder: ['src/services/recorder/recorder.ts'],
  rest: [
    'src/shell/Beside.tsx',
    'src/shell/provide/companions.ts',
    'src/shell/provide/messages.ts',
    'src/shell/provide/guide.ts',
    'src/services/guide/index.ts',
    'src/services/offline/index.ts',
    'src/services/metrics/metrics.ts',
    'src/shell/provide/stay.ts',
    'src/screens/announcements/index.tsx',
  ],
  around: [
    'src/screens/live-tv/ChannelToolbar.tsx',
    'src/screens/live-tv/coming/Schedule.tsx',
    'src/screens/live-tv/extras/Extras.tsx',
    'src/screens/live-tv/extras/Companion.tsx',
    'src/services/player/integrations/index.ts',
  ],
} as const

/** Code that a chart waits for while its page is there: it fails, and is asked for, by itself. */
const APART = [
  'src/shell/provide/provideEntrance.ts',
  'src/shell/provide/provideTitleDetail.ts',
  'src/shell/provide/guide.ts',
  'src/shell/provide/messages.ts',
  'src/shell/provide/companions.ts',
].map(each => join(ROOT, each))

type Stage = keyof typeof STAGES
type Stages = ReadonlySet<Stage>

/**
 * The chunk of a module that these stages need: what a visit can begin with shares little and weighs little, what comes
 * later may come with more. All that a module needs, its own stages need too: whoever changes an order here sees to it
 * that this stands in a chunk that is asked for before, or in the same.
 */
const chunkOf = (stages: Stages): string | undefined => {
  const has = (...some: readonly Stage[]): boolean => some.some(stage => stages.has(stage))
  if (has('home', 'catalogue') && has('lineup', 'live', 'liveHome', 'entrance')) return 'common'
  if (has('live') && has('entrance')) return 'common'
  if (has('home')) return 'home'
  if (has('catalogue')) return 'catalogue'
  if (has('live', 'player') && has('liveHome', 'titles', 'lists', 'rest')) return 'lineup'
  if (has('entrance') && stages.size > 1) return 'forms'
  if (!has('lineup', 'liveHome') && has('titles', 'lists') && stages.size > 1) return 'shared'
  return Object.keys(STAGES).find(stage => stages.has(stage as Stage))
}

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly code: string | null; readonly importedIds: string[] } | null
}

type Exports = ReadonlyMap<string, string>

const isOurs = (id: string): boolean => /\.tsx?$/.test(id) && !id.includes('/node_modules/')

/** Made once for each module. */
const forEach = <Made>(make: (id: string) => Made): ((id: string) => Made) => {
  const made = new Map<string, Made>()
  return id => {
    if (!made.has(id)) made.set(id, make(id))
    return made.get(id) as Made
  }
}

/** What a module imports; of one that only passes names on, what the names stand for. */
const makeImports = (modules: Modules) => {
  const parsed = forEach((id: string) => {
    const code = isOurs(id) ? modules.getModuleInfo(id)?.code : undefined
    return code ? parseSync(`${id}.js`, code).module : undefined
  })
  const exportsOf = forEach((id: string): Exports | undefined => {
    const module = parsed(id)
    const names = module?.staticExports.flatMap(({ entries }) => entries) ?? []
    if (names.length === 0 || names.some(({ moduleRequest }) => moduleRequest === null)) return undefined
    return new Map(names.map(each => [each.exportName.name ?? '', join(dirname(id), each.moduleRequest?.value ?? '')]))
  })
  return (id: string): ReadonlySet<string> => {
    const imports = new Set(modules.getModuleInfo(id)?.importedIds)
    for (const { moduleRequest, entries } of parsed(id)?.staticImports ?? []) {
      const target = join(dirname(id), moduleRequest.value)
      const named = exportsOf(target)
      const sources = entries.map(({ importName }) => named?.get(importName.name ?? ''))
      if (named === undefined || sources.includes(undefined)) continue
      imports.delete(target)
      for (const source of sources) if (source !== undefined) imports.add(source)
    }
    return imports
  }
}

type ImportsOf = ReturnType<typeof makeImports>

const reachedFrom = (entries: readonly string[], importsOf: ImportsOf): ReadonlySet<string> => {
  const reached = new Set<string>()
  const visit = (id: string): void => {
    if (reached.has(id)) return
    reached.add(id)
    importsOf(id).forEach(visit)
  }
  for (const entry of entries) visit(join(ROOT, entry))
  return reached
}

const reachedBy = (importsOf: ImportsOf): ReadonlyArray<readonly [Stage, ReadonlySet<string>]> =>
  (Object.keys(STAGES) as Stage[]).map(stage => [stage, reachedFrom(STAGES[stage], importsOf)])

/** Names the chunk of each module by the stages of a visit that need it: what is fetched together is one file. */
export const byStage = () => {
  let reached: ReturnType<typeof reachedBy> | undefined
  return (id: string, modules: Modules): string | undefined => {
    reached ??= reachedBy(makeImports(modules))
    const stages = new Set(reached.filter(([, ids]) => ids.has(id)).map(([stage]) => stage))
    return stages.size === 0 || APART.includes(id) ? undefined : chunkOf(stages)
  }
}
