import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerBook, type Written } from './serve.ts'

const AT = '/charts/'

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

type Viewer = {
  readonly make: () => Promise<string>
  /** When what the page is made from was changed last, as any number. */
  readonly changed: () => number
  readonly written: Written
}

/** Answers below `/charts/`: the live viewer, the drawings, the last run's counts. */
export const answerCharts = ({ make, changed, written }: Viewer) => {
  const page = makePages(make, changed)
  return async (request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (`${pathname}/` === AT) {
      response.writeHead(302, { location: AT }).end()
      return
    }
    if (!pathname.startsWith(AT)) return next()
    if (pathname !== AT) return answerBook(written, response, pathname.slice(AT.length - 1))
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
