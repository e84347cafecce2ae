import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/steps.ts'
import type { Benchmark } from './benchmark.ts'
import { launchBrowser } from './browser.ts'
import { GOALS } from './goals.ts'
import { PARTS } from './parts.ts'
import { goalOf, measuredOf, renderBench, type Section, sectionOf, verdictOf, withSections } from './result.ts'

const SIGNS = { met: '✓', missed: '✗', 'no goal': '·' } as const

/** Parts named on the command line are measured alone; the others stay as they were measured last. */
const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !PARTS.some(part => part.name === name))
if (unknown.length > 0) throw new Error(`The parts are: ${PARTS.map(({ name }) => name).join(', ')}`)

/** In a browser of its own, so that no part inherits what another one has left. */
const measured = async (part: Benchmark): Promise<Section> => {
  const began = performance.now()
  console.log(`▸ ${part.name} …`)
  const browser = await launchBrowser()
  try {
    const section = sectionOf(part, GOALS[part.name], await part.measure(browser))
    for (const figure of section.figures)
      console.log(`  ${SIGNS[verdictOf(figure)]} ${figure.what}: ${measuredOf(figure)} [${goalOf(figure)}]`)
    console.log(`  measured in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    return section
  } finally {
    await browser.close()
  }
}

const page = join(ROOT, 'docs/bench.md')
const sections: Section[] = []
for (const part of PARTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  sections.push(await measured(part))
  await writeFile(
    page,
    wanted.length === 0 ? renderBench(sections) : withSections(await readFile(page, 'utf8'), sections),
  )
}
console.log('\ndocs/bench.md is written.')
if (sections.some(({ figures }) => figures.some(figure => verdictOf(figure) === 'missed'))) process.exitCode = 1
