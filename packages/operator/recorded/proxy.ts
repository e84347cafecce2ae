import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { instant } from '../../../models/codec/instant.ts'
import { callAt, twinAt } from '../server/calls.ts'
import { type Exchange, type Route, readBody, send } from '../server/exchange.ts'
import { setCommonHeaders } from '../server/headers.ts'
import { staticApp } from '../server/staticApp.ts'
import { makeRecorder } from './recorder.ts'
import type { Recording } from './recording.ts'

export interface ProxyOptions {
  readonly backEnd: URL
  /** 0: any free port. */
  readonly port: number
  /** Folder of the built app; none: that of the back end is shown. */
  readonly appDir: string | undefined
}

export interface Proxy {
  readonly origin: string
  readonly recording: () => Recording
  readonly close: () => Promise<void>
}

/** What belongs to the connection and not to the message. */
const HOP = new Set(['connection', 'content-encoding', 'content-length', 'host', 'keep-alive', 'transfer-encoding'])

const headersIn = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) => (HOP.has(name) ? [] : [[name, String(value)]])),
  )

const ask = async (backEnd: URL, { request, url }: Exchange, body: string): Promise<Response> => {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return fetch(new URL(`${url.pathname}${url.search}`, backEnd), {
    method: request.method ?? 'GET',
    headers: { ...headersIn(request), 'accept-encoding': 'identity' },
    redirect: 'manual',
    ...(hasBody ? { body } : {}),
  })
}

const passOn = (response: ServerResponse, answer: Response, body: Buffer): void => {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) if (!HOP.has(name)) response.setHeader(name, value)
  response.end(body)
}

/** Between an app and a back end: passes everything on, and keeps what is called. */
export const startProxy = async ({ backEnd, port, appDir }: ProxyOptions): Promise<Proxy> => {
  const hosts = new Set([backEnd.host])
  const recorder = makeRecorder(hosts)
  let origin = ''
  const app: Route = appDir === undefined ? async () => false : staticApp(appDir)

  /** Addresses of the back end lead here, so that the app asks nobody else. */
  const here = (text: string): string => text.replaceAll(backEnd.origin, origin)

  const call = async (exchange: Exchange): Promise<void> => {
    const { request, response, url } = exchange
    const body = (await readBody(request)) ?? ''
    const answer = await ask(backEnd, exchange, body)
    const text = await answer.text()
    const at = Date.parse(answer.headers.get('Date') ?? '')
    recorder.hear({
      method: request.method ?? '',
      url: new URL(`${url.pathname}${url.search}`, backEnd),
      headers: headersIn(request),
      body,
      answer: text,
      at: Number.isNaN(at) ? Date.now() : at,
    })
    passOn(response, answer, Buffer.from(here(text)))
  }

  const other = async (exchange: Exchange): Promise<void> => {
    setCommonHeaders(exchange.response, instant(Date.now()), { pictureHosts: [] })
    if (exchange.url.pathname !== '/config.json' && (await app(exchange))) return
    const answer = await ask(backEnd, exchange, (await readBody(exchange.request)) ?? '')
    const isText = /json|mpegurl/.test(answer.headers.get('Content-Type') ?? '')
    passOn(
      exchange.response,
      answer,
      isText ? Buffer.from(here(await answer.text())) : Buffer.from(await answer.arrayBuffer()),
    )
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url?.startsWith('/') ? request.url : '/', backEnd)
    const exchange = { request, response, url }
    const isCall = callAt(request.method, url.pathname) ?? twinAt(request.method, url.pathname)
    const work = isCall === undefined ? other(exchange) : call(exchange)
    work.catch((error: unknown) => {
      if (response.headersSent) response.end()
      else send(exchange, 502, 'text/plain; charset=utf-8', `${backEnd.origin} does not answer: ${error}`)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`
  hosts.add(new URL(origin).host)
  return {
    origin,
    recording: recorder.recording,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
