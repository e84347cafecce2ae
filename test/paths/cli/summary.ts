import { percent, type Share } from '@sintonia/statechart-paths'
import type { ChartInFile } from '@sintonia/statechart-paths/files'
import { counted, duration } from '@sintonia/statechart-paths/files'

const shareText = (what: string, { covered, total }: Share): string => `${covered} of ${total} ${what}`

const lineOf = ({ chart, coverage, paths }: ChartInFile): string => {
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
  const longest = Math.max(0, ...paths.map(({ ms }) => ms))
  const { transitions, states, requirements } = coverage
  return (
    `${chart.padEnd(15)} ${counted(paths.length, 'path')}, ${counted(steps, 'step')}, the longest ${duration(longest)}: ` +
    [shareText('transitions', transitions), shareText('states', states), shareText('requirements', requirements)].join(
      ', ',
    )
  )
}

const left = (chart: string, what: string, ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? [] : [`${chart}: ${what}:`, ...ids.map(id => `  ${id}`)]

type Wish = { readonly isWhole: boolean; readonly threshold: number | undefined }

/** What the paths leave out that they should not. */
const faultsOf = ({ chart, coverage, missed }: ChartInFile, { isWhole, threshold }: Wish): readonly string[] => {
  const covered = percent(coverage.transitions)
  const isShort = threshold === undefined ? isWhole && covered < 100 : covered < threshold
  return [
    ...(isShort ? left(chart, 'no path takes these transitions', coverage.transitions.missing) : []),
    ...(isWhole ? left(chart, 'no path realises these requirements', coverage.requirements.missing) : []),
    ...(isWhole ? left(chart, 'time allows no path for', missed) : []),
    ...(isShort && threshold !== undefined
      ? [`${chart}: ${covered.toFixed(1)} % of the transitions, ${threshold} % are asked for`]
      : []),
  ]
}

export type Summary = { readonly lines: readonly string[]; readonly faults: readonly string[] }

/** A line for each chart, and everything that a build should fail for. */
export const summaryOf = (charts: readonly ChartInFile[], wish: Wish): Summary => ({
  lines: charts.map(lineOf),
  faults: charts.flatMap(chart => faultsOf(chart, wish)),
})
