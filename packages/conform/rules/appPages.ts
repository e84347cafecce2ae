import { SOURCES } from '../contract/sources.ts'
import { type Problem, said } from '../report/findings.ts'
import { type HttpAnswer, isTrouble } from '../wire/exchange.ts'
import { NOBODY } from '../wire/requests.ts'
import { UNKNOWN } from './samples.ts'
import { heard, type Visit } from './visit.ts'

/** As somebody opens them from a link or after a reload (docs/api.md, Addresses). */
const DEEP = ['/home', '/liveTv', `/vod/detail/${UNKNOWN}`, '/my/account']
const NAME = 'the app'
const ABOUT = 'is there for whoever opens a page of it'

/** By where the app draws itself: other pages of a server have no such place. */
const isPage = ({ status, headers, text }: HttpAnswer): boolean =>
  status === 200 && /^text\/html/i.test(headers.get('Content-Type') ?? '') && /\bid="?root\b/.test(text)

const problemAt = (path: string, { status, headers }: HttpAnswer): Problem => ({
  field: path,
  came: said(`${status} with ${headers.get('Content-Type') ?? 'no type'}`),
  expected: 'index.html with 200: it is a page of the app',
  source: SOURCES.appPages,
})

/** The server of the app answers every page of it with the same file. */
export const tryAppPages = async (visit: Visit): Promise<void> => {
  const ask = async (path: string): Promise<HttpAnswer | undefined> => {
    const url = new URL(path, visit.app)
    const outcome = await visit.line.send({ url, method: 'GET', headers: { Accept: 'text/html' } })
    heard(visit, outcome)
    return isTrouble(outcome) ? undefined : outcome
  }
  const index = visit.isAppDeployed ? await ask('/') : undefined
  if (index === undefined || !isPage(index))
    return visit.findings.unasked(NAME, NOBODY.as, ABOUT, `${visit.app.origin} does not serve it yet`)
  const problems: Problem[] = []
  for (const path of DEEP) {
    const answer = await ask(path)
    if (answer !== undefined && !(isPage(answer) && answer.text === index.text)) problems.push(problemAt(path, answer))
  }
  visit.findings.add(NAME, NOBODY.as, ABOUT, problems)
}
