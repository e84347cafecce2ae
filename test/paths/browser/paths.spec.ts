import { readFileSync } from 'node:fs'
import { pathTitle } from '@sintonia/statechart-paths'
import { readBack, readPathsFile } from '@sintonia/statechart-paths/files'
import { test } from '../../e2e/support/test.ts'
import { AGAIN } from '../cli/again.ts'
import { listenTo } from './feed.ts'
import { browserModelOf, browserModels } from './registry.ts'
import { walkInBrowser } from './run.ts'
import { makeVisit } from './visit.ts'

/** Written by `npm run paths -- --browser`, which starts these tests. */
const FILE = process.env.PATHS_FILE ?? ''
const TITLE = 160

const models = browserModels.map(({ model }) => model)
for (const { id, exploration, path, differences } of readBack(
  readPathsFile(readFileSync(FILE, 'utf8'), FILE),
  models,
  AGAIN,
)) {
  const title = pathTitle(exploration, path.moves)
  const short = title.length > TITLE ? `${title.slice(0, TITLE)}…` : title
  test(`[AHEAD-28] ${id}: ${short}`, async ({ page, context, headEnd, silence }) => {
    if (differences.length > 0) throw new Error(differences.join('\n'))
    const browser = browserModelOf(exploration.chart.name, exploration.model.variant)
    if (browser === undefined) throw new Error(`The chart ${exploration.chart.name} has no gestures.`)
    await page.clock.install()
    const feed = await listenTo(context, page)
    const visit = makeVisit({ page, context, headEnd, allow: silence.allow })
    await walkInBrowser({ browser, visit, feed, exploration }, path)
  })
}
