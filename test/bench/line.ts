import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** What a connection may have on the line before another one has its turn. */
const SLICE = 4_096
/** What a connection may have waiting: whoever sends more is held back, and what nobody waits for any more takes no room. */
const MOST_WAITING = 65_536
/** So much the line makes up for when its clock comes late, in ms. */
const LATE_MS = 20

export const ROUND_TRIP_MS = 40
/** The lines of a home, in Mbit/s: while somebody zaps, and while a page comes for the first time. */
export const ZAP_LINE = 20
export const LOAD_LINE = 10

interface Queue {
  readonly chunks: Buffer[]
  readonly deliver: (slice: Buffer) => void
}

/** One line for everybody: the connections take turns, a slice each, as fast as it carries them. */
const sharedLine = (mbits: number) => {
  const waiting: Queue[] = []
  let freeAt = 0
  let timer: NodeJS.Timeout | undefined

  const serve = (): void => {
    timer = undefined
    for (let queue = waiting.shift(); queue !== undefined; queue = waiting.shift()) {
      const now = performance.now()
      if (freeAt > now) {
        waiting.unshift(queue)
        timer = setTimeout(serve, freeAt - now)
        return
      }
      const chunk = queue.chunks.shift()
      if (chunk === undefined) continue
      const slice = chunk.subarray(0, SLICE)
      if (chunk.length > SLICE) queue.chunks.unshift(chunk.subarray(SLICE))
      freeAt = Math.max(freeAt, now - LATE_MS) + slice.length / (mbits * 125)
      queue.deliver(slice)
      if (queue.chunks.length > 0) waiting.push(queue)
    }
  }

  return (queue: Queue): void => {
    if (!waiting.includes(queue)) waiting.push(queue)
    if (timer === undefined) serve()
  }
}

/** Passes bytes on in their order, each half a round trip after it has left the line. */
const join = (near: Socket, far: Socket, send: (queue: Queue) => void): void => {
  const later = (deed: () => void) => setTimeout(deed, ROUND_TRIP_MS / 2)
  let held = 0
  let isEnded = false
  const down: Queue = {
    chunks: [],
    deliver: slice => {
      held -= slice.length
      if (held < MOST_WAITING) far.resume()
      later(() => near.writable && near.write(slice))
      if (isEnded && held === 0) later(() => near.end())
    },
  }
  near.on('data', chunk => later(() => far.writable && far.write(chunk)))
  near.on('end', () => later(() => far.end()))
  near.on('error', () => far.destroy())
  near.on('close', () => {
    down.chunks.length = 0
    far.destroy()
  })
  far.on('data', chunk => {
    held += chunk.length
    if (held >= MOST_WAITING) far.pause()
    down.chunks.push(chunk)
    send(down)
  })
  far.on('end', () => {
    isEnded = true
    if (held === 0) later(() => near.end())
  })
  far.on('error', () => near.destroy())
}

export interface Asked {
  readonly path: string
  /** As `performance.now` has it here. */
  readonly at: number
}

/** A browser sends the next request of a connection once it has the answer to the last one: each begins a piece of its own. */
const REQUEST = /^[A-Z]+ (\S+) HTTP/

/**
 * The way of a home to its operators: a round trip for each request, another one for each new connection, and one line of
 * so many Mbit/s that all connections to all of them share.
 */
export const startLine = (mbits: number) => {
  const send = sharedLine(mbits)
  const asked: Asked[] = []
  const servers: Server[] = []
  return {
    /** Every request that came, of pages and workers alike, oldest first. */
    asked: asked as ReadonlyArray<Asked>,
    /** Another address for this origin, at the far end of the line. */
    to: async (origin: string): Promise<string> => {
      const { hostname, port } = new URL(origin)
      const server = createServer(near => {
        near.setNoDelay(true)
        near.on('data', chunk => {
          const [, path] = REQUEST.exec(chunk.subarray(0, 1_000).toString('latin1')) ?? []
          if (path !== undefined) asked.push({ path, at: performance.now() })
        })
        near.pause()
        setTimeout(() => {
          const far = connect(Number(port), hostname)
          far.setNoDelay(true)
          join(near, far, send)
          near.resume()
        }, ROUND_TRIP_MS)
      })
      servers.push(server)
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    close: () => {
      for (const server of servers) server.close()
    },
  }
}

export type Line = ReturnType<typeof startLine>
