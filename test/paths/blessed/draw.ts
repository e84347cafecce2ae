import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Chart } from '@sintonia/statechart-book'
import { changeDress, chartDiff, chartsAt } from '@sintonia/statechart-book/diff'
import { layOut, pathDress, toSvg } from '@sintonia/statechart-book/drawing'
import type { Held } from '@sintonia/statechart-paths/blessed'
import { heldText } from '@sintonia/statechart-paths/blessed'
import { revision } from '../../../scripts/lib/builtFrom.ts'
import { RESULTS, ROOT, SOURCE } from '../../charts/house.ts'

let committed: readonly Chart[] | undefined

/** As it was committed last; a copy without git knows no before. The machines of then run once for all charts. */
const drawnBefore = (name: string): Chart | undefined => {
  committed ??= revision() === undefined ? [] : chartsAt(ROOT, 'HEAD', SOURCE).charts
  return committed.find(each => each.name === name)
}

/** The chart before and after in one picture; where its form is the same, the way of the path up to what differs. */
export const brokenSvg = async (before: Chart | undefined, now: Chart, held: Held): Promise<string> => {
  const caption = heldText(held).split('\n')
  const { chart, changes } = before === undefined ? { chart: now, changes: [] } : chartDiff(before, now)
  if (changes.length === 0) return toSvg(await layOut(now), { dress: pathDress(held.came), caption })
  const ids = chart.transitions.map(({ id }) => id)
  return toSvg(await layOut(chart), { dress: changeDress(changes, ids), caption })
}

/** Draws what does not hold of a chart into `.results/blessed` and says where. */
export const drawBroken = async (now: Chart, held: Held): Promise<string> => {
  const file = `${RESULTS}/blessed/${now.name}.svg`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await brokenSvg(drawnBefore(now.name), now, held))
  return `.results/blessed/${now.name}.svg`
}
