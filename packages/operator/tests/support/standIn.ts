import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { makeMediaOrigin } from '../../media/index.ts'

type Answerer = (request: IncomingMessage, response: ServerResponse) => unknown

/** A host of somebody else, on a port of its own: what it serves by path, and streams (`/live/live-aurora/index.m3u8`). */
export interface StandIn {
  readonly origin: string
  /** A text, bytes, or whatever the function does; the last that was said of a path counts. */
  readonly serve: (path: string, answer: string | Buffer | Answerer) => void
  readonly redirect: (path: string, to: string) => void
  /** The requests for a path, newest last. */
  readonly asked: (path: string) => ReadonlyArray<IncomingMessage>
  readonly close: () => Promise<void>
}

/** Its streams are for no page of another origin. */
const withoutCors = (response: ServerResponse): ServerResponse => {
  const setHeaders = response.writeHead.bind(response)
  return Object.assign(response, {
    writeHead: (status: number, headers: Readonly<Record<string, string>> = {}) =>
      setHeaders(
        status,
        Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('access-control'))),
      ),
  })
}

export const startStandIn = async (now: () => number = Date.now): Promise<StandIn> => {
  const answers = new Map<string, Answerer>()
  const seen: IncomingMessage[] = []
  const media = makeMediaOrigin({ now })
  const server = createServer(async (request, response) => {
    seen.push(request)
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const answer = answers.get(url.pathname)
    if (answer !== undefined) answer(request, response)
    else if (!(await media(request, withoutCors(response), url))) response.writeHead(404).end('nothing here')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    serve: (path, answer) => {
      answers.set(path, typeof answer === 'function' ? answer : (_, response) => response.end(answer))
    },
    redirect: (path, to) => {
      answers.set(path, (_, response) => response.writeHead(302, { location: to }).end())
    },
    asked: path => seen.filter(({ url }) => url?.split('?')[0] === path),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
