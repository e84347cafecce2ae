import { globSync, readFileSync } from 'node:fs'
import { chartFiles, ROOT } from '../../../charts/house.ts'
import { blessedVerdict } from './blessedJudge.ts'
import { assignsIn, faultName, planted, type SourceFault, sourceFaults } from './faults.ts'
import { passTests } from './testsJudge.ts'

/** What found a fault: a blessed path, a test of the chart, or nothing that `npm test` runs without a browser. */
export type Verdict = { readonly fault: string; readonly foundBy: 'blessed' | 'tests' | 'nothing' }

/** As many as a small machine has cores. */
const AT_ONCE = 2

export type Source = { readonly file: string; readonly text: string }

type Planted = { readonly fault: SourceFault; readonly source: string }

const read = (file: string): Source => ({ file, text: readFileSync(`${ROOT}/${file}`, 'utf8') })

/** The files of a chart, with their text. */
export const sourcesOf = (chart: string): readonly Source[] => chartFiles(chart).map(read)

/** The models and tests of a chart. */
export const testsOf = (chart: string): readonly Source[] =>
  globSync(`test/machines/${chart}/**/*.ts`, { cwd: ROOT }).sort().map(read)

/** The faults of a chart, each with its whole file. */
export const faultsOf = (sources: readonly Source[]): readonly Planted[] => {
  const assigns = sources.flatMap(({ file, text }) => assignsIn(file, text))
  return sources.flatMap(({ file, text }) =>
    sourceFaults(file, text, assigns).map(fault => ({ fault, source: planted(text, fault) })),
  )
}

const verdictOn = async (chart: string, { fault, source }: Planted): Promise<Verdict> => {
  const found = (foundBy: Verdict['foundBy']): Verdict => ({ fault: faultName(fault), foundBy })
  if ((await blessedVerdict(chart, fault.file, source)) !== undefined) return found('blessed')
  return found((await passTests(chart, fault.file, source)) ? 'nothing' : 'tests')
}

/** Where the chart as it is does not pass, every fault would seem to be found. */
export const assertSound = async (chart: string, [first]: readonly Source[]): Promise<void> => {
  if (first === undefined) throw new Error(`There is no chart ${chart} in machines/.`)
  const trouble = await blessedVerdict(chart, first.file, first.text)
  if (trouble !== undefined) throw new Error(`${chart} is not as it was blessed, without any fault: ${trouble}`)
  if (!(await passTests(chart, first.file, first.text)))
    throw new Error(`test/machines/${chart} is red without any fault.`)
}

/** Plants each fault in turn and says what found it. */
export const judged = async (chart: string, faults: readonly Planted[]): Promise<readonly Verdict[]> => {
  const verdicts: Verdict[] = []
  const left = faults.entries()
  const work = async (): Promise<void> => {
    for (const [index, each] of left) {
      verdicts[index] = await verdictOn(chart, each)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return verdicts
}
