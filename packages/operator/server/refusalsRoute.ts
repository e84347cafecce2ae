import { type Route, readBody } from './exchange.ts'
import { REFUSALS_PATH } from './headers.ts'

/** Takes what browsers tell of the policy (`report-to`), and says it in the log: the rule, and nothing of the person. */
export const refusalsRoute =
  (log: (line: string) => void): Route =>
  async ({ request, response, url }) => {
    if (url.pathname !== REFUSALS_PATH || request.method !== 'POST') return false
    const rules = [...((await readBody(request)) ?? '').matchAll(/"effectiveDirective":"([\w-]{1,40})"/g)]
    for (const [, rule] of rules) log(`The Content-Security-Policy refused something: ${rule}`)
    response.writeHead(204).end()
    return true
  }
