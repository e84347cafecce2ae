import type { BrowserContext, Request } from 'playwright/test'

/** Everything that the browser sends, for what must never be, or always be, in it. */
export const sentBy = (context: BrowserContext) => {
  const sent: Request[] = []
  context.on('request', request => sent.push(request))
  const calls = () => sent.filter(request => request.method() === 'POST')
  return {
    /** Addresses, headers and bodies of all requests in one text each. */
    texts: (): ReadonlyArray<string> =>
      sent.map(request => [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n')),
    headersOfCalls: (): ReadonlyArray<Readonly<Record<string, string>>> => calls().map(request => request.headers()),
    bodiesOfCalls: (): ReadonlyArray<Readonly<Record<string, unknown>>> =>
      calls().flatMap(request => {
        const text = request.postData() ?? ''
        return text.startsWith('{') ? [JSON.parse(text)] : []
      }),
    forget: (): void => {
      sent.length = 0
    },
  }
}
