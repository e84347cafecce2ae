import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { Told, Trial } from './blessedJudge.ts'

const { module, source, models, suite } = workerData as Trial

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    return url === module ? { ...loaded, source } : loaded
  },
})

const tell = (told: Told): void => parentPort?.postMessage(told)

try {
  const { heldPaths, isBroken } = await import('../../blessed/hold.ts')
  const { readSuite } = await import('../../blessed/suite.ts')
  const known = Object.values(await import(models)).filter(each => each !== null && typeof each === 'object')
  const own = known.filter(each => 'machine' in each && 'outcomes' in each) as never[]
  const broken = heldPaths(own, readSuite(readFileSync(suite, 'utf8'), suite)).find(isBroken)
  tell({ path: broken?.path.id, what: broken?.differences[0]?.what })
} catch (error) {
  tell({ path: 'none', what: error instanceof Error ? error.message : String(error) })
}
