import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.md': 'text/plain; charset=utf-8',
  '.json': 'application/json',
}

/** Where the written book lies, and the last run's counts. */
export type Written = { readonly book: string; readonly coverage: string }

const fileOf = ({ book, coverage }: Written, path: string): string | undefined => {
  if (path === '/') return join(book, 'index.html')
  if (path === '/coverage.json') return coverage
  return /^\/[\w-]+\.(?:svg|md|json|html)$/.test(path) ? join(book, path) : undefined
}

/** Answers with a file of the book, or with the last run's counts. */
export const answerBook = (written: Written, response: ServerResponse, path: string): void => {
  const file = fileOf(written, path)
  if (file === undefined || !existsSync(file)) {
    response.writeHead(404).end('not here')
    return
  }
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain', 'cache-control': 'no-store' })
  response.end(readFileSync(file))
}

/** The explorer on this machine only; the last run's counts come with it. */
export const serveExplorer = (
  written: Written,
  port = 0,
): Promise<{ readonly address: string; readonly close: () => void }> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      answerBook(written, response, new URL(request.url ?? '/', 'http://localhost').pathname)
    })
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo
      resolve({ address: `http://127.0.0.1:${taken}/`, close: () => server.close() })
    })
  })

const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens something with what this system opens it with; where there is nothing, says what to open. */
export const openInBrowser = (target: string): void => {
  const [command = 'xdg-open', ...args] = OPENERS[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...args, target], { stdio: 'ignore', detached: true })
  child.once('error', () => console.log(`Open it in a browser: ${target}`))
  child.unref()
}
