import { SOURCES } from '../contract/sources.ts'
import type { Problem } from '../report/findings.ts'
import { isTrouble } from '../wire/exchange.ts'
import { originProblems } from '../wire/reply.ts'
import { NOBODY } from '../wire/requests.ts'
import { heard, isForeign, type Visit } from './visit.ts'

/** Headers that a browser asks about before it sends them; `*` does not cover Authorization (Fetch, CORS protocol). */
const BY_NAME = ['authorization']
const BY_STAR = ['client', 'lang']

const headersProblems = (allowed: string | null, isJson: boolean): ReadonlyArray<Problem> => {
  const names = (allowed ?? '').split(',').map(name => name.trim().toLowerCase())
  const others = isJson ? [...BY_STAR, 'content-type'] : BY_STAR
  const missing = [
    ...BY_NAME.filter(name => !names.includes(name)),
    ...others.filter(name => !names.includes(name) && !names.includes('*')),
  ]
  if (missing.length === 0) return []
  const expected = `${missing.join(', ')} among them`
  return [{ field: 'header Access-Control-Allow-Headers', came: allowed ?? undefined, expected, source: SOURCES.cors }]
}

/** A page of another origin may ask: each call answers the browser's question before it. */
export const tryPreflights = async (visit: Visit): Promise<void> => {
  const { app, backEnd, contract, line, findings } = visit
  if (!isForeign(visit, backEnd))
    return findings.unasked(
      'preflight',
      NOBODY.as,
      'lets the app ask',
      'the app is served by the back end itself; --app names another origin',
    )
  for (const call of contract.calls) {
    const headers = {
      Origin: app.origin,
      'Access-Control-Request-Method': call.method,
      'Access-Control-Request-Headers': 'authorization,client,content-type,lang',
    }
    const outcome = await line.send({ url: new URL(call.path, backEnd), method: 'OPTIONS', headers })
    heard(visit, outcome)
    if (isTrouble(outcome)) continue
    const isOk = outcome.status >= 200 && outcome.status < 300
    const status = { field: 'preflight: status', came: outcome.status, expected: '200 or 204', source: SOURCES.cors }
    const problems = [
      ...originProblems(outcome.headers, app.origin),
      ...headersProblems(outcome.headers.get('Access-Control-Allow-Headers'), call.body === 'json'),
    ].map(each => ({ ...each, field: `preflight: ${each.field}` }))
    findings.add(call.name, NOBODY.as, 'lets the app ask (preflight)', isOk ? problems : [status])
  }
}
