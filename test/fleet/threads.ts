import { Worker } from 'node:worker_threads'
import type { Run } from './run.ts'

interface Task {
  readonly name: string
  readonly viewers: number
  readonly seed: number
}

/** A scenario in a thread of its own, whose timers and time are those of the simulation. */
export const playInThread = (task: Task): Promise<Run> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task, execArgv: [] })
    worker.once('message', run => {
      resolve(run)
      void worker.terminate()
    })
    worker.once('error', reject)
  })

/** As many at once as there are threads; in the order of the tasks. */
export const playAll = async <Task, Result>(
  tasks: ReadonlyArray<Task>,
  threads: number,
  play: (task: Task) => Promise<Result>,
): Promise<ReadonlyArray<Result>> => {
  const results: Result[] = []
  let next = 0
  const takeTurns = async (): Promise<void> => {
    for (let at = next++; at < tasks.length; at = next++) {
      const task = tasks[at]
      if (task !== undefined) results[at] = await play(task)
    }
  }
  await Promise.all(Array.from({ length: threads }, takeTurns))
  return results
}
