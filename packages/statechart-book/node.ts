import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const installed = (): string | undefined => {
  try {
    return createRequire(import.meta.url).resolve('node/bin/node')
  } catch {
    return undefined
  }
}

const own = installed()

/** The Node that runs TypeScript: that of the package `node` where there is one, also where an older one runs this. */
export const NODE = own !== undefined && existsSync(own) ? own : process.execPath
