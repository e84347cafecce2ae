import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer of the operator on its way through. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly host: string
  readonly token: string
  readonly text: string
}

/** What is wrong with a back end, in one place. */
export interface Fault {
  /** Paths that it meets. */
  readonly at: string | RegExp
  /** Asks the operator something else. */
  readonly ask?: (asked: Asked) => Asked
  readonly change?: (answer: Answer, asked: Asked) => Answer
  /** Answers by itself; false where the operator shall. */
  readonly instead?: (response: ServerResponse, asked: Asked) => boolean
}

export interface Scratch {
  readonly origin: string
  readonly plant: (fault: Fault | undefined) => void
  /** Every token that went through. */
  readonly tokens: ReadonlySet<string>
  readonly close: () => Promise<void>
}

const HOP = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'])
const MEDIA = /\.(?:m4s|mp4)$/

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

/** As it came; packing would only cost time here. */
const headersOf = (headers: IncomingMessage['headers']): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (HOP.has(name) ? [] : [[name, String(value)]])),
  ),
  'accept-encoding': 'identity',
})

const meets = ({ at }: Fault, path: string): boolean => (typeof at === 'string' ? at === path : at.test(path))

const allowing = (origin: string): Readonly<Record<string, string>> => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'Date',
})

const PREFLIGHT = { 'access-control-allow-headers': 'authorization, client, content-type, lang' }

const forwarded = (agent: Agent, operator: string, { headers }: IncomingMessage, asked: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const on = ask(
      new URL(`${asked.path}?${asked.query}`, operator),
      { agent, method: asked.method, headers: headersOf(headers) },
      answer => {
        const { statusCode = 502, headers: of } = answer
        textOf(answer).then(text => resolve({ status: statusCode, headers: headersOf(of), text }), reject)
      },
    )
    on.on('error', reject).end(asked.text)
  })

/** A back end of somebody: the local operator with one thing changed. Pages of `app` may ask it. */
export const startScratch = async (operator: string, app?: string): Promise<Scratch> => {
  let fault: Fault | undefined
  const tokens = new Set<string>()
  const agent = new Agent({ keepAlive: true })
  const cors = app === undefined ? {} : allowing(app)
  const answerOf = async (request: IncomingMessage, asked: Asked): Promise<Answer> => {
    if (app !== undefined && asked.method === 'OPTIONS')
      return { status: 204, headers: { ...cors, ...PREFLIGHT }, text: '' }
    const { status, headers, text: came } = await forwarded(agent, operator, request, asked)
    const text = MEDIA.test(asked.path) ? 'media' : came.replaceAll(operator, origin)
    for (const [, token = ''] of text.matchAll(/"\w*[tT]oken":"([^"]+)"/g)) tokens.add(token)
    return { status, headers: { ...headers, ...cors }, text }
  }
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', operator)
    const token = String(request.headers.authorization ?? '')
    const {
      method = '',
      headers: { host = '' },
    } = request
    const asked = { method, path, query, host, token, text: await textOf(request) }
    const met = fault !== undefined && meets(fault, path) ? fault : undefined
    if (met?.instead?.(response, asked) === true) return
    const answer = await answerOf(request, met?.ask?.(asked) ?? asked)
    const { status, headers, text } = met?.change?.(answer, asked) ?? answer
    response.writeHead(status, headers).end(text)
  }
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    tokens,
    plant: planted => {
      fault = planted
    },
    close: () =>
      new Promise(resolve => {
        agent.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
