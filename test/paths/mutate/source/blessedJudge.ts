import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { ROOT } from '../../../charts/house.ts'
import { suiteFile } from '../../blessed/suite.ts'

/** A chart with one of its files as a fault leaves it. */
export type Trial = {
  /** The address of that file. */
  readonly module: string
  readonly source: string
  readonly models: string
  readonly suite: string
}

/** The first blessed path that does not hold, and why; neither where all hold. */
export type Told = { readonly path: string | undefined; readonly what: string | undefined }

/** What goes on longer than this goes on for ever, in ms. */
const PATIENCE = 60_000

const addressOf = (file: string): string => pathToFileURL(`${ROOT}/${file}`).href

/** Why the blessed paths of a chart do not hold with this source in one of its files; undefined where they do. */
export const blessedVerdict = (chart: string, file: string, source: string): Promise<string | undefined> =>
  new Promise(resolve => {
    const trial: Trial = {
      module: addressOf(file),
      source,
      models: addressOf(`test/machines/${chart}/model.ts`),
      suite: `${ROOT}/${suiteFile(chart)}`,
    }
    const worker = new Worker(new URL('blessedWorker.ts', import.meta.url), { workerData: trial })
    const end = (verdict: string | undefined): void => {
      clearTimeout(timer)
      resolve(verdict)
      worker.terminate()
    }
    const timer = setTimeout(() => end('no end in a minute'), PATIENCE)
    worker.once('message', ({ path, what }: Told) => end(path === undefined ? undefined : `${path}: ${what}`))
    worker.once('error', error => end(`none: ${error.message}`))
  })
