import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { mutantsOf, sampled } from '@sintonia/statechart-paths/mutate'
import type { ChartModels } from '../cli/chosen.ts'
import { codeHash } from './codeHash.ts'
import { type Kept, keptOf, keptText, refusalOf } from './kept.ts'
import { measure } from './measure.ts'

/** Of a chart with thousands of mutants only every n-th is planted; `npm run paths -- <chart> --mutate` plants them all. */
const EVERY: Readonly<Record<string, number>> = { announcements: 6, app: 24, livePlayer: 8, search: 6, vodPlayer: 24 }

/** `all` believes no kept result; `keep` writes what had to be made anew. */
const WISH = process.env.MUTANTS

export const RESULTS = fileURLToPath(new URL('results/', import.meta.url))

const pathTo = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

const fileOf = (chart: string): string => `${RESULTS}${chart}.json`

const read = (chart: string): Kept | undefined =>
  existsSync(fileOf(chart)) ? JSON.parse(readFileSync(fileOf(chart), 'utf8')) : undefined

const toolHash = codeHash(pathTo('measure.ts'))

const hashOf = async (chart: string): Promise<string> =>
  `${await codeHash(pathTo(`../../machines/${chart}/model.ts`))} ${await toolHash}`

/** What became of the mutants of a chart: as it is kept, or made anew where that cannot be believed. */
export const resultOf = async (models: ChartModels): Promise<Kept> => {
  const [{ machine }] = models
  const chart = machine.id
  const every = EVERY[chart] ?? 1
  const kept = read(chart)
  const hash = await hashOf(chart)
  const mutants = sampled(mutantsOf(machine), every).map(({ id }) => id)
  const refusal = WISH === 'all' ? 'all are asked for' : refusalOf(kept, { hash, mutants })
  if (kept !== undefined && refusal === undefined) return kept
  const made = keptOf(measure(models, every), hash)
  if (WISH === 'keep') {
    mkdirSync(RESULTS, { recursive: true })
    writeFileSync(fileOf(chart), keptText(made))
  } else console.warn(`Mutants of ${chart} made anew: ${refusal}. npm run mutants keeps the result.`)
  return made
}
