import { startHeadEnd } from '@sintonia/operator'
import { SECOND } from '../../../models/codec/instant.ts'
import { ASKED, rowsAt } from '../report/figures.ts'
import type { Run } from '../run.ts'
import { CHECK } from '../scenarios/index.ts'
import { makeRandom } from '../simulation/random.ts'
import { openViewer } from '../viewer/viewer.ts'
import { makeRealHeadEnd } from './realHeadEnd.ts'

export interface Check {
  readonly viewers: number
  readonly seconds: number
  readonly watching: number
  readonly playing: number
  /** What arrived of each call, as the operator counted it and as the model did. */
  readonly calls: ReadonlyArray<{ readonly call: string; readonly real: number; readonly model: number }>
}

/** Node's own, before any simulation. */
const realTime = {
  now: () => Date.now(),
  after: (ms: number, run: () => void) => {
    const id = setTimeout(run, ms)
    return () => clearTimeout(id)
  },
}

/** The viewers of the check in real time against the local operator; held against the same in the model. */
export const checkAgainstOperator = async (model: Run): Promise<Check> => {
  const operator = await startHeadEnd({ cacheable: true })
  const headEnd = await makeRealHeadEnd(operator, model.viewers)
  operator.control.clearRequests()
  const numbers = Array.from({ length: model.viewers }, (_, at) => at + 1)
  const opened = await Promise.all(
    numbers.map(async number => {
      const random = makeRandom(model.seed * 1_000_003 + number)
      const { kind, page, opensAt } = CHECK.habit(number, model.viewers, random)
      await new Promise<void>(resolve => realTime.after(opensAt, resolve))
      return openViewer({
        number,
        kind,
        place: { page, params: {} },
        simulation: realTime,
        headEnd,
        line: () => ({ roundTripMs: 0, bytesPerMs: 1, loses: () => false }),
        random,
        ...(kind === 'user' && { sessionAgeMs: 0 }),
      })
    }),
  )
  await new Promise<void>(resolve => realTime.after(CHECK.lastsMs - 10 * SECOND, resolve))
  const watchers = opened.filter(({ isWatching }) => isWatching)
  const playing = watchers.filter(({ isPlaying }) => isPlaying()).length
  const counts = operator.control.requestCounts()
  for (const viewer of opened) viewer.close()
  await operator.close()
  const asked = rowsAt(model, ASKED)
  const modelled = (call: string): number =>
    asked.filter(row => row.call === call).reduce((sum, { requests }) => sum + requests, 0)
  const names = [...new Set([...Object.keys(counts), ...asked.map(({ call }) => call)])].toSorted()
  return {
    viewers: model.viewers,
    seconds: CHECK.lastsMs / SECOND,
    watching: watchers.length,
    playing,
    calls: names.map(call => ({ call, real: counts[call] ?? 0, model: modelled(call) })),
  }
}
