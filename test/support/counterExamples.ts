import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { layOut, pathDress, toSvg } from '@sintonia/statechart-book/drawing'
import type { Walked } from '@sintonia/statechart-paths'
import { type CounterExample, counterExampleSteps, innermostNodes } from '@sintonia/statechart-paths'
import { RESULTS } from '../charts/house.ts'

const leafIds = ({ place }: Walked): readonly string[] => innermostNodes(place.snapshot).map(({ id }) => id)

/** The way of a counter-example on its chart's drawing, with its steps below, as a picture that stands alone. */
export const counterExampleSvg = async (name: string, example: CounterExample): Promise<string> => {
  const { exploration, path } = example
  const walked = [path.start, ...path.steps]
  const dress = pathDress(walked.map(each => ({ taken: each.facts.taken, states: leafIds(each) })))
  const caption = [`Does not hold: ${name}`, ...counterExampleSteps(example)]
  return toSvg(await layOut(exploration.chart), { dress, caption })
}

const drawn = new Map<string, number>()

/** `<chart>.svg` for the first property of a chart that fails in a run, `<chart>-2.svg` for the second. */
const fileName = (chart: string): string => {
  const count = (drawn.get(chart) ?? 0) + 1
  drawn.set(chart, count)
  return count === 1 ? `${chart}.svg` : `${chart}-${count}.svg`
}

/** Draws a counter-example into `.results/counter-examples` and says where. */
export const drawCounterExample = async (name: string, example: CounterExample): Promise<string> => {
  const file = fileName(example.exploration.chart.name)
  const whole = `${RESULTS}/counter-examples/${file}`
  mkdirSync(dirname(whole), { recursive: true })
  writeFileSync(whole, await counterExampleSvg(name, example))
  return `.results/counter-examples/${file}`
}
