import { textAt } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { type Problem, said } from '../report/findings.ts'
import { isTrouble } from '../wire/exchange.ts'
import type { Caller } from '../wire/requests.ts'
import { isOutOfReach, outOfReach, pathProblems, placeOf } from './paths.ts'
import { heard, rule, type Visit } from './visit.ts'

/** Enough of a picture to see that it is one. */
const ENOUGH = 4096

const problemsOf = async (visit: Visit, field: string, url: URL): Promise<ReadonlyArray<Problem>> => {
  const outcome = await visit.line.send({ url, method: 'GET', headers: { Accept: 'image/*' }, enough: ENOUGH })
  heard(visit, outcome)
  const expected = 'an address of a picture'
  if (isTrouble(outcome)) return [{ field, came: said(outcome.words), expected, source: SOURCES.pictures }]
  const type = outcome.headers.get('Content-Type') ?? 'nothing'
  const isPicture = outcome.status === 200 && /^image\//i.test(type)
  const isSentOn = outcome.status >= 300 && outcome.status < 400
  if (isPicture || isSentOn) return []
  return [
    { field, came: said(`an address that answers ${outcome.status} with ${type}`), expected, source: SOURCES.pictures },
  ]
}

/** The first of the pictures that a list names is there. */
export const tryPicture = async (
  visit: Visit,
  caller: Caller,
  call: string,
  field: string,
  items: ReadonlyArray<unknown>,
  name: string,
): Promise<void> => {
  const address = items.map(item => textAt(item, name)).find(each => each !== undefined)
  if (address === undefined) return
  const about = 'has a picture where it says so'
  if (isOutOfReach(visit, address)) return outOfReach(visit, call, caller, about)
  const place = placeOf(visit, address)
  if (place === undefined) return
  const problems = await problemsOf(visit, field, place)
  rule(visit, call, caller, about, pathProblems(visit, field, address, problems))
}
