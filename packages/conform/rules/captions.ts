import { listAt, textAt } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { type Problem, said } from '../report/findings.ts'
import { isTrouble } from '../wire/exchange.ts'
import { originProblems } from '../wire/reply.ts'
import type { Caller } from '../wire/requests.ts'
import { isOutOfReach, outOfReach, pathProblems, placeOf } from './paths.ts'
import { heard, isForeign, rule, type Visit } from './visit.ts'

const ABOUT = 'has captions where it says so'
/** Enough to see what a file is. */
const ENOUGH = 4096
/** SubRip: a number, and then times with a comma. */
const SUBRIP = /^\uFEFF?\s*\d+\s*\r?\n\d\d:\d\d:\d\d,\d{3} -->/

const kindOf = (status: number, text: string): string => {
  if (status !== 200) return `an address that answers ${status}`
  if (SUBRIP.test(text)) return 'a file of SubRip (SRT)'
  return `a file that begins with ${JSON.stringify(text.slice(0, 20))}`
}

const problemsOf = async (visit: Visit, field: string, url: URL): Promise<ReadonlyArray<Problem>> => {
  const headers = { Origin: visit.app.origin }
  const outcome = await visit.line.send({ url, method: 'GET', headers, enough: ENOUGH })
  heard(visit, outcome)
  const problem = { field, expected: 'an address of WebVTT: WEBVTT in its first line', source: SOURCES.captions }
  if (isTrouble(outcome)) return [{ ...problem, came: said(outcome.words) }]
  const { status, text } = outcome
  const isWebVtt = status === 200 && /^\uFEFF?WEBVTT(?:\s|$)/.test(text)
  return [
    ...(isWebVtt ? [] : [{ ...problem, came: said(kindOf(status, text)) }]),
    ...(isForeign(visit, url) ? originProblems(outcome.headers, visit.app.origin) : []).map(each => ({
      ...each,
      field: `${field}: ${each.field}`,
    })),
  ]
}

/** The captions that a source names, and its pictures for seeking. */
export const tryCaptions = async (visit: Visit, caller: Caller, source: unknown): Promise<void> => {
  const named = [
    ...listAt(source, 'captions').map((each, index) => [`result.captions[${index}].url`, textAt(each, 'url')] as const),
    ['result.thumbnailsUrl', textAt(source, 'thumbnailsUrl')] as const,
  ]
  if (source === undefined) visit.findings.unasked('playSource', caller.as, ABOUT, 'no title has captions')
  for (const [field, address] of named) {
    const place = address === undefined ? undefined : placeOf(visit, address)
    if (address === undefined || place === undefined) continue
    if (isOutOfReach(visit, address)) outOfReach(visit, 'playSource', caller, ABOUT)
    else
      rule(
        visit,
        'playSource',
        caller,
        ABOUT,
        pathProblems(visit, field, address, await problemsOf(visit, field, place)),
      )
  }
}
