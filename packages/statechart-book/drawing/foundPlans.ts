import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Chart } from '../chart/chart.ts'
import { ELK } from './kept.ts'
import type { SheetPlan } from './sheet.ts'

/** How a chart was parted into sheets, and which of its frames are read downwards where nothing is folded. */
type Found = { readonly plans: readonly SheetPlan[]; readonly down: readonly string[] }

/** To find all that takes a thousand layouts, to draw what was found three hundred. */
type FoundPlans = Readonly<Record<string, Found & { readonly foundFor: string }>>

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
    of: (chart: Chart): Found | undefined => {
      const own = found[chart.name]
      return own?.foundFor === keyOf(tool, chart) ? { plans: own.plans, down: own.down } : undefined
    },
    toText: (charts: readonly (readonly [Chart, Found])[]): string => {
      const lines = charts.map(([chart, { plans, down }]) => {
        const entry = { foundFor: keyOf(tool, chart), down, plans }
        return `${JSON.stringify(chart.name)}: ${JSON.stringify(entry)}`
      })
      return `{\n${lines.join(',\n')}\n}\n`
    },
  }
}
