import { parentPort } from 'node:worker_threads'
import ELK from 'elkjs/lib/elk.bundled.js'
import type { LaidOut, LayoutTask } from './elkPool.ts'

const elk = new ELK()

const laidOut = async ({ id, graph }: LayoutTask): Promise<LaidOut> => {
  try {
    return { id, placed: await elk.layout(graph) }
  } catch (error) {
    return { id, failure: String(error) }
  }
}

parentPort?.on('message', async (task: LayoutTask) => parentPort?.postMessage(await laidOut(task)))
