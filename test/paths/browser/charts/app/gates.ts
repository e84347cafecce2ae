import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from 'playwright/test'
import { APP_DIR } from '../../../../e2e/support/appDir.ts'
import { type Gate, isCall, makeGate } from '../../gate.ts'
import type { Visit } from '../../visit.ts'
import { unchanged } from '../../ways.ts'
import { BOOT, LOADS, type Load } from './scene.ts'

type Built = Readonly<Record<string, { readonly file: string }>>

/** The address of a built file, by the source that it is made from or by the name of its chunk. */
const fileOf = (source: string): string => {
  const built: Built = JSON.parse(readFileSync(join(APP_DIR, '.vite/manifest.json'), 'utf8'))
  const [, found] =
    Object.entries(built).find(([key]) => key === source || (key.startsWith(`_${source}-`) && key.endsWith('.js'))) ??
    []
  if (found === undefined) throw new Error(`The build has no file of ${source}`)
  return `/${found.file}`
}

const SOURCES: Partial<Record<Load, string>> = {
  openSeal: 'src/services/api/openSeal.ts',
  loadCatalogue: 'catalogue',
  loadLivePlayer: 'live',
  loadEntrance: 'src/shell/provide/provideEntrance.ts',
  loadMine: 'src/shell/provide/provideMine.ts',
  loadLineup: 'lineup',
  loadGuide: 'src/shell/provide/guide.ts',
  loadMessages: 'src/shell/provide/messages.ts',
  loadCompanions: 'src/shell/provide/companions.ts',
}

/** The page has it, as it has once it rests, and has run it: whoever needs it has it at once. */
export const untilCatalogueCame = async ({ page }: Visit): Promise<void> => {
  const file = fileOf('catalogue')
  await page.waitForFunction(href => document.querySelector(`link[href="${href}"]`) !== null, file)
  await page.evaluate(href => import(href), file)
}

const asksFor = (load: Load): ((url: URL) => boolean) => {
  if (load === 'loadOperator') return isCall('manifest')
  const source = SOURCES[load]
  const path = source === undefined ? '/config.json' : fileOf(source)
  return ({ pathname }) => pathname === path
}

/** What the page has come to rest for is past before a path can be told of it. */
const GATED = LOADS.filter(load => load !== 'waitForRest')

export type Gates = {
  /** Those of the app's beginning are shut again: each of its answers is the path's. */
  readonly shut: () => void
  /** It was answered for good: whoever asks again is answered at once. */
  readonly isOpen: (load: Load) => boolean
  /** Whoever asks goes this way, and the next one waits again. */
  readonly pass: (load: Load, way: (route: Route) => Promise<void>) => Promise<void>
  readonly answer: (load: Load, way: (route: Route) => Promise<void>, isTaken: boolean) => Promise<void>
}

export const makeGates = async ({ page }: Visit): Promise<Gates> => {
  const made = await Promise.all(GATED.map(async load => [load, await makeGate(page, asksFor(load))] as const))
  const gates = new Map<Load, Gate>(made)
  const gateOf = (load: Load): Gate => {
    const gate = gates.get(load)
    if (gate === undefined) throw new Error(`Nothing waits for ${load}`)
    return gate
  }
  const open = new Set<Load>()
  return {
    isOpen: load => open.has(load),
    shut: () => {
      for (const load of BOOT) gateOf(load).hold()
    },
    pass: (load, way) => gateOf(load).pass(way),
    answer: async (load, way, isTaken) => {
      const gate = gateOf(load)
      if (!isTaken) await gate.pass(way)
      gate.open(isTaken ? way : unchanged)
      open.add(load)
    },
  }
}
