import { problemText } from '@sintonia/statechart-book'
import { MADE, presentFiles, staleFiles, writeFolder } from '@sintonia/statechart-book/pages'
import { blessedSuites } from '../../paths/blessed/suites.ts'
import { chartMachines } from '../../paths/registry.ts'
import { docsFiles } from '../files.ts'
import { formProblems } from '../formProblems.ts'
import { DOCS } from '../house.ts'
import { noteFresh } from './fresh.ts'

/** Names what is wrong with the form of the charts, and fails the command for it; whether nothing is. */
const areSound = (): boolean => {
  const problems = formProblems(chartMachines)
  if (problems.length === 0) return true
  console.error(`Wrong in the charts:\n${problems.map(problem => `  ${problemText(problem)}`).join('\n')}`)
  process.exitCode = 1
  return false
}

/** What docs/statecharts should hold, and the names of the files that differ from it. */
const compared = async () => {
  const present = presentFiles(DOCS)
  const wanted = await docsFiles(chartMachines, blessedSuites(chartMachines), present)
  return { wanted, stale: staleFiles(wanted, present) }
}

/** Writes docs/statecharts: the pages, the drawings, the explorer. */
export const writeDocs = async (): Promise<void> => {
  const { wanted, stale } = await compared()
  writeFolder(DOCS, wanted, stale)
  console.log(`docs/statecharts: ${chartMachines.length} charts, ${stale.length} files written.`)
  if (areSound()) noteFresh()
}

/** Names the files of docs/statecharts that are older than their charts, and what is wrong with the charts; makes what git does not keep. */
export const checkDocs = async (): Promise<void> => {
  const isSound = areSound()
  const { wanted, stale: all } = await compared()
  writeFolder(
    DOCS,
    wanted,
    all.filter(name => MADE.has(name)),
  )
  const stale = all.filter(name => !MADE.has(name))
  if (stale.length === 0) {
    if (isSound) noteFresh()
    console.log('docs/statecharts is fresh.')
    return
  }
  console.error(`Older than their charts in docs/statecharts:\n${stale.map(name => `  ${name}`).join('\n')}`)
  process.exitCode = 1
}
