import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The app on an origin of its own. */
export interface ServedApp {
  readonly origin: string
  /** Paths that are no pages of it any more. */
  readonly lose: (paths: RegExp | undefined) => void
  readonly close: () => Promise<void>
}

const INDEX = '<!doctype html><html lang="en"><title>Sintonia</title><div id="root"></div></html>'
const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/config.json': ['application/json', '{"apiOrigin":"http://elsewhere.example"}'],
}
const BY_NAME = new Map([
  [/^\/art\/.*\.vtt$/, ['text/vtt', 'WEBVTT\n']],
  [/^\/art\//, ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>']],
] as const)

/** Files, pictures and captions below /art, and index.html for every other path. */
export const serveApp = async (): Promise<ServedApp> => {
  let lost: RegExp | undefined
  const server = createServer(({ url = '/' }, response) => {
    const path = url.replace(/[?#].*$/, '')
    const [type, text] = FILES[path] ?? [...BY_NAME].find(([name]) => name.test(path))?.[1] ?? ['text/html', INDEX]
    if (lost?.test(path)) response.writeHead(404, { 'Content-Type': 'text/plain' }).end('no such file')
    else response.writeHead(200, { 'Content-Type': type }).end(text)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose: paths => {
      lost = paths
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
