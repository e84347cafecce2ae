import { textAt } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { type Problem, said } from '../report/findings.ts'
import { isTrouble } from '../wire/exchange.ts'
import type { Caller } from '../wire/requests.ts'
import { heard, isForeign, rule, type Visit } from './visit.ts'

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
  // A path is one of the page that shows it.
  if (address === undefined || !URL.canParse(address, visit.app)) return
  if (isForeign(visit, visit.backEnd) && address.startsWith('/')) return
  const problems = await problemsOf(visit, field, new URL(address, visit.app))
  rule(visit, call, caller, 'has a picture where it says so', problems)
}
