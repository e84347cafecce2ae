import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { suiteTextOf } from '../../blessed/suites.ts'
import { isNode, isSaid, keyOf } from './faults.ts'
import { type Source, testsOf, type Verdict } from './judge.ts'

/** What became of the faults in the source of one chart, as the repository keeps it. */
export type KeptFaults = {
  readonly format: 'sintonia-source-faults/1'
  readonly chart: string
  /** Of the chart's rules, of its tests and what was blessed of it, and of all that plants faults and judges them. */
  readonly hash: string
  /** Every n-th fault was planted. */
  readonly every: number
  readonly planted: number
  readonly foundByBlessedPaths: number
  readonly foundByTests: number
  readonly survivors: readonly string[]
  /** Of all of the above: nobody writes a verdict by hand. */
  readonly seal: string
}

/** So many at most are planted in a chart, spread over all of its lines: a large one has six hundred. */
const MOST = 60

/** Of so many faults of a chart every n-th is planted. */
export const everyOf = (faults: number): number => Math.max(1, Math.ceil(faults / MOST))

const RESULTS = fileURLToPath(new URL('results/', import.meta.url))

const TOOL = [
  'faults.ts',
  'judge.ts',
  'blessedJudge.ts',
  'blessedWorker.ts',
  'testsJudge.ts',
  '../../../../packages/statechart-paths/blessed/hold.ts',
  '../../../../packages/statechart-paths/blessed/noticed.ts',
  '../../../../packages/statechart-paths/model/plain.ts',
].map(file => fileURLToPath(new URL(file, import.meta.url)))

const shortHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)

/** What only the compiler reads, and where the rest comes from or goes to. */
const NO_CODE = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
])

/** The statements of a file, each as the code that it is: in which file they stand, and in which order, is left out. */
const codeOf = ({ file, text }: Source, isKept: (part: unknown) => boolean = () => true): readonly string[] =>
  parseSync(file, text)
    .program.body.map(each => (each.type === 'ExportNamedDeclaration' ? each.declaration : each))
    .filter(each => each !== null && !NO_CODE.has(each.type))
    .map(each =>
      JSON.stringify(each, (key, value) => {
        if (['start', 'end', 'typeAnnotation', 'typeArguments'].includes(key)) return undefined
        return Array.isArray(value) ? value.filter(isKept) : value
      }),
    )

const isForReaders = (part: unknown): boolean =>
  isNode(part) && (isSaid(part) || /^(description|meta)$/.test(keyOf(part) ?? ''))

/** What a chart does, without the words for its readers. */
const ruleOf = (source: Source): readonly string[] => codeOf(source, part => !isForReaders(part))

/** Words for readers, and what the chart says of itself, in a blessed suite: who words it anew changes nothing. */
const isTold = (key: string): boolean => key === 'title' || key === 'places'

const ruleOfSuite = (suite: string): string =>
  JSON.stringify(JSON.parse(suite), (key, value) => (isTold(key) ? undefined : value))

export const hashOf = (chart: string, sources: readonly Source[]): string => {
  const tool = TOOL.flatMap(file => codeOf({ file, text: readFileSync(file, 'utf8') }))
  const suite = suiteTextOf(chart)
  const tests = testsOf(chart).flatMap(each => codeOf(each))
  return shortHash([MOST, suite && ruleOfSuite(suite), tool, sources.flatMap(ruleOf).sort(), tests.sort()])
}

type Unsealed = Omit<KeptFaults, 'seal'>

export const isSealed = ({ seal, ...unsealed }: KeptFaults): boolean => seal === shortHash(unsealed satisfies Unsealed)

const fileOf = (chart: string): string => `${RESULTS}${chart}.json`

export const readKept = (chart: string): KeptFaults | undefined =>
  existsSync(fileOf(chart)) ? JSON.parse(readFileSync(fileOf(chart), 'utf8')) : undefined

type Judged = { readonly hash: string; readonly every: number; readonly verdicts: readonly Verdict[] }

export const keep = (chart: string, { hash, every, verdicts }: Judged): KeptFaults => {
  const by = (wanted: Verdict['foundBy']) => verdicts.filter(({ foundBy }) => foundBy === wanted)
  const unsealed: Unsealed = {
    format: 'sintonia-source-faults/1',
    chart,
    hash,
    every,
    planted: verdicts.length,
    foundByBlessedPaths: by('blessed').length,
    foundByTests: by('tests').length,
    survivors: by('nothing').map(({ fault }) => fault),
  }
  const kept = { ...unsealed, seal: shortHash(unsealed) }
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(fileOf(chart), `${JSON.stringify(kept, undefined, 2)}\n`)
  return kept
}

/** In percent of the faults that were planted. */
export const foundPercent = ({ planted, survivors }: Pick<KeptFaults, 'planted' | 'survivors'>): number =>
  planted === 0 ? 100 : (100 * (planted - survivors.length)) / planted
