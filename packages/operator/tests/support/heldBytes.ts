import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** What is in memory and somebody holds, in bytes. */
export const heldBytes = (): number => {
  collectGarbage()
  return getHeapStatistics().used_heap_size
}
