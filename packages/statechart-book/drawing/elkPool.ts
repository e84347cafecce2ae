import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ElkNode } from 'elkjs'

export type LayoutTask = { readonly id: number; readonly graph: ElkNode }
export type LaidOut = { readonly id: number } & ({ readonly placed: ElkNode } | { readonly failure: string })

type Waiting = { readonly resolve: (placed: ElkNode) => void; readonly reject: (reason: Error) => void }
type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting> }

const startThread = (): Thread => {
  const worker = new Worker(new URL('./elkWorker.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  const rest = () => {
    if (waiting.size === 0) worker.unref()
  }
  worker.on('message', (answer: LaidOut) => {
    const one = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('placed' in answer) one?.resolve(answer.placed)
    else one?.reject(new Error(answer.failure))
    rest()
  })
  worker.on('error', error => {
    for (const { reject } of waiting.values()) reject(error)
  })
  rest()
  return { worker, waiting }
}

let threads: readonly Thread[] | undefined

let tasks = 0
const nextTask = (): number => {
  tasks += 1
  return tasks
}

/** ELK's places for a graph. It takes most of the time of a drawing, so each core has a thread of it. */
export const layOutByElk = (graph: ElkNode): Promise<ElkNode> => {
  threads ??= Array.from({ length: availableParallelism() }, startThread)
  const thread = threads.reduce((idlest, each) => (each.waiting.size < idlest.waiting.size ? each : idlest))
  const task: LayoutTask = { id: nextTask(), graph }
  return new Promise((resolve, reject) => {
    thread.waiting.set(task.id, { resolve, reject })
    thread.worker.ref()
    thread.worker.postMessage(task)
  })
}
