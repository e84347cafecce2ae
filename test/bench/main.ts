import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/steps.ts'
import { launchBrowser } from './browser.ts'
import { benchCharts } from './charts.ts'
import { benchFirstLoad } from './firstLoad.ts'
import { benchGuide } from './guide.ts'
import { benchGuideData } from './guideData.ts'
import { benchLongList } from './longList.ts'
import { benchMovement } from './movement.ts'
import { benchPlayTitle } from './playTitle.ts'
import { benchPosterWall } from './posterWall.ts'
import { renderBench, withSections } from './result.ts'
import { benchSoak } from './soak.ts'
import { benchTimeShift } from './timeShift.ts'
import { benchTitles } from './titles.ts'
import { benchZap } from './zap.ts'
import { benchZapInApp } from './zapInApp.ts'

const PARTS = {
  'First load': benchFirstLoad,
  Titles: benchTitles,
  'Poster wall': benchPosterWall,
  'Long list': benchLongList,
  Guide: benchGuide,
  'Guide data': benchGuideData,
  Zapping: benchZap,
  'Zapping in the app': benchZapInApp,
  'Play a title': benchPlayTitle,
  'Time-shift': benchTimeShift,
  Movement: benchMovement,
  Charts: benchCharts,
  'Two hours': benchSoak,
}

/** Parts named on the command line are measured alone; the others stay as they were measured last. */
const wanted = process.argv.slice(2)
const parts = Object.entries(PARTS).filter(([name]) => wanted.length === 0 || wanted.includes(name))
if (parts.length === 0) throw new Error(`The parts are: ${Object.keys(PARTS).join(', ')}`)

const browser = await launchBrowser()
const sections = []
try {
  for (const [name, measure] of parts) {
    console.log(`▸ ${name} …`)
    const section = await measure(browser)
    for (const { what, measured, goal, isMet } of section.figures)
      console.log(`  ${isMet ? '✓' : '✗'} ${what}: ${measured} (${goal})`)
    sections.push(section)
  }
} finally {
  await browser.close()
}
const page = join(ROOT, 'docs/bench.md')
await writeFile(
  page,
  wanted.length === 0 ? renderBench(sections) : withSections(await readFile(page, 'utf8'), sections),
)
console.log('\ndocs/bench.md is written.')
if (sections.some(({ figures }) => figures.some(({ isMet }) => !isMet))) process.exitCode = 1
