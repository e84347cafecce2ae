import { readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { answerDocs } from '../commands/serve.ts'
import { ROOT } from '../house.ts'
import { freshLivePage } from './page.ts'

const AT = '/charts/'

/** What the page is made from. */
const SOURCES = [join(ROOT, 'machines'), join(ROOT, 'test/charts')]

const lastChange = (): number =>
  Math.max(
    ...SOURCES.flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => statSync(join(folder, name)).mtimeMs),
    ),
  )

/** Makes the page when it is first asked for, and again when a chart has changed since. */
const makePages = (make: () => Promise<string>, changed: () => number) => {
  let made: { readonly at: number; readonly page: Promise<string> } | undefined
  return (): Promise<string> => {
    const at = changed()
    if (made?.at !== at) made = { at, page: make() }
    return made.page
  }
}

const send = (response: ServerResponse, status: number, type: string, text: string): void => {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text)
}

type Next = () => void

/** Answers below `/charts/`: the live viewer, the drawings, the last run's counts. */
export const answerCharts = (make = freshLivePage, changed = lastChange) => {
  const page = makePages(make, changed)
  return async (request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (`${pathname}/` === AT) {
      response.writeHead(302, { location: AT }).end()
      return
    }
    if (!pathname.startsWith(AT)) return next()
    if (pathname !== AT) return answerDocs(response, pathname.slice(AT.length - 1))
    try {
      send(response, 200, 'text/html', await page())
    } catch (error) {
      send(
        response,
        500,
        'text/plain',
        `The charts cannot be read:\n\n${error instanceof Error ? error.message : error}`,
      )
    }
  }
}

/** The live viewer beside the app in development, on the same origin: only there a page may listen to another. */
export const liveCharts = (): Plugin => ({
  name: 'live-charts',
  apply: 'serve',
  configureServer: server => {
    server.middlewares.use(answerCharts())
  },
})
