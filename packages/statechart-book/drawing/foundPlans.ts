import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Chart } from '../chart/chart.ts'
import { ELK } from './kept.ts'
import type { SheetPlan } from './sheet.ts'

/** How charts were parted into sheets: to find that takes a thousand layouts, to draw what was found a hundred. */
type FoundPlans = Readonly<Record<string, { readonly foundFor: string; readonly plans: readonly SheetPlan[] }>>

const FOLDERS = ['chart', 'drawing', 'words']

/** Another drawing may part a chart in another way, and so may another ELK. */
const drawnBy = (): string => {
  const hash = createHash('sha256').update(ELK)
  for (const folder of FOLDERS) {
    const at = new URL(`../${folder}/`, import.meta.url)
    for (const file of readdirSync(at).sort()) hash.update(readFileSync(new URL(file, at), 'utf8'))
  }
  return hash.digest('hex')
}

const keyOf = (tool: string, chart: Chart): string =>
  createHash('sha256').update(tool).update(chart.hash).digest('hex').slice(0, 16)

const read = (text: string | undefined): FoundPlans => {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}

/** What was written before, and how to write it: plans of another chart, or of another way to draw, are none. */
export const foundPlans = (text: string | undefined) => {
  const found = read(text)
  const tool = drawnBy()
  return {
    of: (chart: Chart): readonly SheetPlan[] | undefined => {
      const own = found[chart.name]
      return own?.foundFor === keyOf(tool, chart) ? own.plans : undefined
    },
    toText: (charts: readonly (readonly [Chart, readonly SheetPlan[]])[]): string => {
      const lines = charts.map(([chart, plans]) => {
        const entry = { foundFor: keyOf(tool, chart), plans }
        return `${JSON.stringify(chart.name)}: ${JSON.stringify(entry)}`
      })
      return `{\n${lines.join(',\n')}\n}\n`
    },
  }
}
