import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './lib/steps.ts'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: ReadonlyArray<string>
}

/** What every page loads: the app and the first words of one language; all other pages but the first load the rest. */
const SHELL = ['index.html', 'src/ui/intl/compiled/en.first.json']
const HOME = [...SHELL, 'home']
const LIVE_WORDS = 'src/ui/intl/compiled/en.live.json'
const TV_WORDS = [LIVE_WORDS, 'src/ui/intl/compiled/en.tv.json']
const WORDS = [...TV_WORDS, 'src/ui/intl/compiled/en.later.json']
const OWN_WORDS = 'src/ui/intl/compiled/en.own.json'

/** The list of live TV, and the charts that wait for a channel to play. */
const LIVE = [...SHELL, LIVE_WORDS, 'lineup', 'live']

/**
 * JavaScript in bytes gzipped, raised only by the change that needs it. Before a page paints it has no code that plays.
 */
const BUDGETS = [
  {
    page: '/home of titles',
    entries: [...HOME, 'catalogue'],
    limit: 146_909,
    plays: false,
  },
  { page: '/home, live', entries: [...HOME, 'liveHome', 'lineup'], limit: 149_053, plays: false },
  {
    page: '/home for children',
    entries: [...HOME, ...WORDS, OWN_WORDS, 'src/screens/home/kids/KidsHome.tsx'],
    limit: 176_710,
    plays: false,
  },
  { page: '/liveTv before play', entries: LIVE, limit: 172_458, plays: false },
  {
    page: '/liveTv with hls.js',
    entries: [...LIVE, ...TV_WORDS, 'player', 'src/services/player/hls/hlsEngine.ts'],
    limit: 384_323,
    plays: true,
  },
  {
    page: '/login',
    entries: [...SHELL, ...WORDS, 'entrance', 'src/shell/provide/provideEntrance.ts'],
    limit: 158_659,
    plays: false,
  },
]

const manifest = JSON.parse(readFileSync(join(ROOT, 'dist/.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

const closure = (entries: ReadonlyArray<string>): ReadonlySet<string> => {
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk =
      manifest[key] ?? Object.values(manifest).find(({ name, file }) => name === key && file.endsWith('.js'))
    if (chunk === undefined) throw new Error(`The build has no chunk ${key}; scripts/sizes.ts names it.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return files
}

const HASH = /-([\w-]{7,8})(\.\w+)$/

/** What the files of a build are called, and what they would be called were their hashes made of their names alone. */
const NAMES = Object.values(manifest).map(({ file }) => {
  const [, hash = '', ending = ''] = HASH.exec(file) ?? []
  const stem = file.slice(0, file.length - hash.length - ending.length)
  const steady = createHash('sha256')
    .update(stem + ending)
    .digest('base64url')
    .slice(0, hash.length)
  return [basename(file), basename(`${stem}${steady}${ending}`)] as const
})

/** Each revision gives the files other names, which pack otherwise by some tens of bytes: the same source has one size here. */
const gzipped = (file: string): number => {
  const text = readFileSync(join(ROOT, 'dist', file), 'utf8')
  return gzipSync(
    NAMES.reduce((named, [name, steady]) => named.replaceAll(name, steady), text),
    { level: 9 },
  ).length
}

/** A chunk that waits for itself begins with what is not there yet. */
const circle = (key: string, waiting: readonly string[] = []): readonly string[] | undefined => {
  if (waiting.includes(key)) return [...waiting, key]
  for (const needed of manifest[key]?.imports ?? []) {
    const found = circle(needed, [...waiting, key])
    if (found !== undefined) return found
  }
  return undefined
}

let over = false
for (const key of Object.keys(manifest)) {
  const found = circle(key)
  if (found !== undefined) throw new Error(`Chunks wait for each other: ${found.join(' → ')}`)
}
for (const { page, entries, limit, plays } of BUDGETS) {
  const files = [...closure(entries)]
  const size = files.map(gzipped).reduce((sum, bytes) => sum + bytes, 0)
  const player = files.filter(file => !plays && /hls|shaka|playback/i.test(file))
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
  console.log(`  ${page.padEnd(22)} ${kB(size).padStart(9)} of ${kB(limit)} in ${files.length} files`)
  if (size > limit) {
    console.error(`  ${page} is ${size - limit} bytes over its budget`)
    over = true
  }
  if (player.length > 0) {
    console.error(`  ${page} loads player code: ${player.join(', ')}`)
    over = true
  }
}
if (over) process.exit(1)
