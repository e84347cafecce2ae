import { writeFile } from 'node:fs/promises'
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
import { renderBench } from './result.ts'
import { benchSoak } from './soak.ts'
import { benchTimeShift } from './timeShift.ts'
import { benchTitles } from './titles.ts'
import { benchZap } from './zap.ts'

const PARTS = {
  'First load': benchFirstLoad,
  Titles: benchTitles,
  'Poster wall': benchPosterWall,
  'Long list': benchLongList,
  Guide: benchGuide,
  'Guide data': benchGuideData,
  Zapping: benchZap,
  'Play a title': benchPlayTitle,
  'Time-shift': benchTimeShift,
  Movement: benchMovement,
  Charts: benchCharts,
  'Two hours': benchSoak,
}

/** Parts named on the command line are measured alone, and only said. */
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
if (wanted.length === 0) {
  await writeFile(join(ROOT, 'docs/bench.md'), renderBench(sections))
  console.log('\ndocs/bench.md is written.')
}
if (sections.some(({ figures }) => figures.some(({ isMet }) => !isMet))) process.exitCode = 1
