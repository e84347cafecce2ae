import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type MediaFault, makeMediaOrigin } from '@sintonia/operator/media/index.ts'
import { build } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

interface Asset {
  readonly type: string
  readonly content: string | Uint8Array
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }

/** Builds a page's script as production does and keeps it in memory. */
const bundle = async (entry: string): Promise<ReadonlyMap<string, Asset>> => {
  const result = await build({
    configFile: false,
    root: here('.'),
    logLevel: 'error',
    base: '/assets/',
    build: {
      write: false,
      target: 'es2023',
      assetsDir: '.',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { entry }, output: { entryFileNames: 'entry.js', assetFileNames: '[name][extname]' } },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const assets = new Map<string, Asset>()
  for (const each of outputs) {
    if (!('output' in each)) continue
    for (const file of each.output) {
      const type = TYPES[file.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      assets.set(`/assets/${file.fileName}`, { type, content: file.type === 'chunk' ? file.code : file.source })
    }
  }
  return assets
}

const document = (assets: ReadonlyMap<string, Asset>): string => {
  const sheets = [...assets.keys()].filter(name => name.endsWith('.css'))
  const links = sheets.map(name => `<link rel="stylesheet" href="${name}">`).join('')
  return `<!doctype html><html lang="en"><head><title>Player</title><link rel="icon" href="data:,">${links}</head><body><main id="frame" data-player-frame style="width:640px;height:360px"></main><script type="module" src="/assets/entry.js"></script></body></html>`
}

export interface PlayerPageServer {
  readonly origin: string
  /** Disturbs media paths from now on; `undefined` ends it. */
  readonly disturb: (fault: ((path: string) => MediaFault | undefined) | undefined) => void
  /** Media paths asked for, oldest first, with the query left out. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

/** A page with the live player on it, and the stream origin, from one server of its own. */
export const servePlayerPage = async (entry = 'entry.ts'): Promise<PlayerPageServer> => {
  const assets = await bundle(here(`./${entry}`))
  const asked: string[] = []
  let fault: ((path: string) => MediaFault | undefined) | undefined
  const media = makeMediaOrigin({ now: () => Date.now(), fault: path => fault?.(path) })

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://page')
    const asset = assets.get(url.pathname)
    if (asset !== undefined) return response.writeHead(200, { 'content-type': asset.type }).end(asset.content)
    if (url.pathname === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(document(assets))
    if (url.pathname === '/noAuthority.mp4') {
      const clip = await readFile(here('../../../public/noAuthority.mp4'))
      return response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': clip.length }).end(clip)
    }
    asked.push(url.pathname)
    if (!(await media(request, response, url))) response.writeHead(404).end()
    return response
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    disturb: next => {
      fault = next
    },
    asked,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
