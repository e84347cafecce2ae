import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

/** How the operator of a test answers: with a status and a text, or in any way it likes. */
export type Reply =
  | {
      readonly status?: number
      readonly text: string
      readonly type?: string
      readonly headers?: Record<string, string>
    }
  | { readonly take: (response: ServerResponse) => void }

export type Script = (request: SeenRequest) => Reply | Promise<Reply>

/** Takes the question and never answers. */
export const silence: Reply = { take: () => undefined }
/** Closes the line without a word. */
export const drop: Reply = { take: response => response.destroy() }

const readText = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

export const json = (value: unknown, status = 200): Reply => ({ status, text: JSON.stringify(value) })
export const success = (result: unknown): Reply => json({ errCode: 0, result })
export const refusal = (errCode: number, message?: string): Reply => json({ errCode, message })

/** A real HTTP server on a port of its own, which answers as the test says and keeps what it was asked. */
export const startScriptedOperator = async () => {
  const seen: SeenRequest[] = []
  let script: Script = () => success({})
  const server = createServer((request, response) => {
    void readText(request).then(async text => {
      const url = new URL(request.url ?? '/', 'http://operator')
      const asked = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        text,
      }
      seen.push(asked)
      const reply = await script(asked)
      if ('take' in reply) return reply.take(response)
      response.writeHead(reply.status ?? 200, { 'Content-Type': reply.type ?? 'application/json', ...reply.headers })
      response.end(reply.text)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    answerWith: (next: Script): void => {
      seen.length = 0
      script = next
    },
    close: (): Promise<void> =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
