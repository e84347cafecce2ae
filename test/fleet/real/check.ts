import { startHeadEnd } from '@sintonia/operator'
import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { ASKED, rowsAt } from '../report/figures.ts'
import type { Run } from '../run.ts'
import { CHECK } from '../scenarios/index.ts'
import { makeRandom } from '../simulation/random.ts'
import { type OpenViewer, openViewer } from '../viewer/viewer.ts'
import { makeRealHeadEnd } from './realHeadEnd.ts'

export interface Check {
  readonly viewers: number
  readonly seconds: number
  readonly modelSeconds: number
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

const sleep = (ms: number): Promise<void> => new Promise(resolve => realTime.after(ms, resolve))

/** A machine that does other things beside may need so much longer. */
const PATIENCE_MS = 4 * MINUTE

const USUAL_LINE = () => ({ roundTripMs: 0, bytesPerMs: 1, loses: () => false })

/** What a device has of an earlier visit: kept when nothing more has come for a while. */
const earlierGuide = async (headEnd: Awaited<ReturnType<typeof makeRealHeadEnd>>): Promise<OpenViewer['stored']> => {
  const earlier = openViewer({
    number: 1,
    kind: 'user',
    place: { page: 'liveTv', params: {} },
    simulation: realTime,
    headEnd,
    line: USUAL_LINE,
    random: makeRandom(0),
    sessionAgeMs: 0,
  })
  for (let before = -1; before === -1 || earlier.stored.Epg.size > before; ) {
    before = earlier.stored.Epg.size
    await sleep(10 * SECOND)
  }
  earlier.close()
  return earlier.stored
}

/** The viewers of the check in real time against the local operator; held against the same in the model. */
export const checkAgainstOperator = async (model: Run): Promise<Check> => {
  const operator = await startHeadEnd({ cacheable: true })
  const headEnd = await makeRealHeadEnd(operator, model.viewers)
  const storedGuide = await earlierGuide(headEnd)
  operator.control.clearRequests()
  const opened: OpenViewer[] = []
  const random = Array.from({ length: model.viewers }, (_, at) => makeRandom(model.seed * 1_000_003 + at + 1))
  random.forEach((own, at) => {
    const { kind, page, opensAt } = CHECK.habit(at + 1, model.viewers, own)
    realTime.after(opensAt, () => {
      opened.push(
        openViewer({
          number: at + 1,
          kind,
          place: { page, params: {} },
          simulation: realTime,
          headEnd,
          line: USUAL_LINE,
          random: own,
          storedGuide,
          ...(kind === 'user' && { sessionAgeMs: 0 }),
        }),
      )
    })
  })
  const beganAt = realTime.now()
  await sleep(CHECK.lastsMs)
  const watchers = opened.filter(({ isWatching }) => isWatching)
  const playing = (): number => watchers.filter(({ isPlaying }) => isPlaying()).length
  const isPatient = (): boolean => realTime.now() - beganAt < CHECK.lastsMs + PATIENCE_MS
  while (isPatient() && playing() < watchers.length) await sleep(SECOND)
  const seconds = (realTime.now() - beganAt) / SECOND
  const counts = operator.control.requestCounts()
  const result = { watching: watchers.length, playing: playing() }
  for (const viewer of opened) viewer.close()
  await operator.close()
  const asked = rowsAt(model, ASKED)
  const modelled = (call: string): number =>
    asked.filter(row => row.call === call).reduce((sum, { requests }) => sum + requests, 0)
  const isCall = (name: string): boolean => !name.startsWith('/')
  const names = [...new Set([...Object.keys(counts).filter(isCall), ...asked.map(({ call }) => call)])].toSorted()
  return {
    ...result,
    viewers: model.viewers,
    seconds,
    modelSeconds: CHECK.lastsMs / SECOND,
    calls: names.map(call => ({ call, real: counts[call] ?? 0, model: modelled(call) })),
  }
}
