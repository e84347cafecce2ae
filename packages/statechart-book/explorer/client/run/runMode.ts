import type { Chart } from '../../../chart/chart.ts'
import { placeName } from '../../../words/words.ts'
import type { ExplorerData } from '../../data.ts'
import { makeRunBar } from './bar.ts'
import { ALL, type Filter, isWanted } from './filter.ts'
import { type Lights, lightsOf } from './lights.ts'
import { makeRunPanel } from './panel.ts'
import { endOf, listedAt, type Position, stepBack, stepForward } from './position.ts'
import { EMPTY, lastNumber, type Picture, pictureAt, type Standing, type Step } from './run.ts'
import type { Source } from './source.ts'
import { stateWords, strangeStates } from './states.ts'
import { makeStepList } from './stepList.ts'

/** The actors of steps by id, in the order of their names. */
const actorIds = (picture: Picture, steps: readonly Step[]): readonly string[] => {
  const ofSteps = steps.flatMap(step => (step.kind === 'stepped' ? [step.actor.id] : []))
  const running = [...picture.values()].map(({ actor }) => actor.id)
  return [...new Set([...running, ...ofSteps])].sort()
}

/** A run beside the drawings: live, or out of a file. One at a time. */
export const makeRunMode = (
  { charts }: ExplorerData,
  { onChange, onChoose }: { readonly onChange: () => void; readonly onChoose: (chart: string) => void },
) => {
  let source: Source | undefined
  let stopped: Position | undefined
  let filter: Filter = ALL
  let picture: Picture = EMPTY.first
  let isAwaited = false
  /** By chart, whose states are lit where several actors run it. */
  const chosenActors = new Map<string, string>()

  const position = (): Position => stopped ?? endOf(source?.run() ?? EMPTY)

  const draw = (): void => {
    isAwaited = false
    if (source === undefined) return
    const { run, at } = position()
    const isFollowing = stopped === undefined
    picture = isFollowing ? source.now() : pictureAt(run, at)
    const steps = run.steps.filter(step => isWanted(step, filter))
    const last = lastNumber(run)
    const step = listedAt({ run, at }, filter)
    bar.update({ isLive: source.kind === 'live', isFollowing, at, last, step, since: source.count() - last })
    list.update({ steps, chosen: step?.number, isFollowing })
    panel.update(source, actorIds(picture, run.steps), steps.length === 0, run.steps.length > 0)
    onChange()
  }

  /** Much may happen between two pictures: it is drawn once. */
  const later = (): void => {
    if (isAwaited) return
    isAwaited = true
    requestAnimationFrame(draw)
  }

  const move = (next: Position | undefined): void => {
    stopped = next
    draw()
  }

  const acts = {
    pause: () => move(stopped === undefined ? position() : undefined),
    back: () => move(stepBack(position(), filter)),
    forward: () => stopped !== undefined && move(stepForward(stopped, source?.run() ?? EMPTY, filter)),
    toEnd: () => move(source?.kind === 'record' ? endOf(source.run()) : undefined),
    choose: (number: number) => {
      const { run } = position()
      const step = run.steps.find(each => each.number === number)
      if (step?.kind === 'stepped') {
        chosenActors.set(step.actor.chart, step.actor.key)
        onChoose(step.actor.chart)
      }
      move({ run, at: number })
    },
  }
  const bar = makeRunBar(acts)
  const list = makeStepList(charts, acts)
  const panel = makeRunPanel(list.box, wanted => {
    filter = wanted
    draw()
  })

  const standings = (chart: string): readonly Standing[] =>
    [...picture.values()].filter(({ actor }) => actor.chart === chart)

  const standing = (chart: string): Standing | undefined => {
    const all = standings(chart)
    return all.find(({ actor }) => actor.key === chosenActors.get(chart)) ?? all.at(-1)
  }

  return {
    bar: bar.element,
    panel: panel.element,
    kind: (): Source['kind'] | undefined => source?.kind,
    isStill: (): boolean => stopped !== undefined,
    start: (next: Source | undefined): void => {
      source?.close()
      source = next
      filter = ALL
      picture = EMPTY.first
      chosenActors.clear()
      list.clear()
      stopped = next?.kind === 'record' ? endOf(next.run()) : undefined
      if (next !== undefined) panel.start(next)
      draw()
    },
    later,
    /** How many actors run the chart: `runs`, `2 run`. */
    note: ({ name }: Chart): string => {
      const { length } = standings(name)
      return length === 0 ? '' : length === 1 ? 'runs' : `${length} run`
    },
    /** The states that hold, in words. */
    words: (chart: Chart): string => {
      const own = standing(chart.name)
      if (own === undefined) return stopped === undefined ? 'does not run' : 'did not run then'
      const strange = strangeStates(chart, own.state)
      const words = `${stopped === undefined ? 'now' : 'then'} in ${stateWords(chart.name, own.state)}`
      return strange.length === 0
        ? words
        : `${words}. This drawing is of another version: it has no ${placeName(strange[0] ?? '')}`
    },
    lights: (chart: Chart): Lights => lightsOf(standing(chart.name)),
    standings,
    standing,
    choose: (chart: string, key: string): void => {
      chosenActors.set(chart, key)
      draw()
    },
  }
}

export type RunMode = ReturnType<typeof makeRunMode>
