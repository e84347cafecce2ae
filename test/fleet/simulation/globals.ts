import { gzipSync } from 'node:zlib'
import type { Simulation } from './simulation.ts'

type Run = (...args: ReadonlyArray<unknown>) => void

const timers = ({ after }: Simulation) => {
  const running = new Map<number, () => void>()
  let last = 0
  return {
    setTimeout: (run: Run, ms = 0, ...args: ReadonlyArray<unknown>): number => {
      last += 1
      const id = last
      const due = (): void => {
        running.delete(id)
        run(...args)
      }
      running.set(id, after(ms, due))
      return id
    },
    clearTimeout: (id: number): void => {
      running.get(id)?.()
      running.delete(id)
    },
  }
}

/** Node's own streams zip in another thread, for which the clock of the simulation would not wait. */
const ZIPPING = {
  Blob: class {
    readonly #text: string
    constructor(parts: ReadonlyArray<string>) {
      this.#text = parts.join('')
    }
    stream() {
      return { pipeThrough: () => gzipSync(this.#text) }
    }
  },
  CompressionStream: class {},
  Response: class {
    readonly #bytes: Uint8Array
    constructor(bytes: Uint8Array) {
      this.#bytes = bytes
    }
    async arrayBuffer() {
      return this.#bytes
    }
  },
}

/** What the app asks the browser itself for. The thread that calls this is the simulation's alone. */
export const takeOverGlobals = (simulation: Simulation): void => {
  Object.assign(globalThis, timers(simulation), ZIPPING)
  Date.now = simulation.now
}
