import { SOURCES } from '../contract/sources.ts'
import { type Problem, said } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { isForeign, type Visit } from './visit.ts'

/** Where the app looks for what an answer names: a path belongs to the page, not to the back end. */
export const placeOf = ({ app }: Visit, address: string): URL | undefined =>
  URL.canParse(address, app) ? new URL(address, app) : undefined

/** A path, where the app and the back end are of two origins. */
const isStray = (visit: Visit, address: string): boolean =>
  isForeign(visit, visit.backEnd) && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)

/** A path that the page would ask its own origin for, while nothing answers there yet. */
export const isOutOfReach = (visit: Visit, address: string): boolean => isStray(visit, address) && !visit.isAppThere

export const outOfReach = (visit: Visit, call: string, caller: Caller, about: string): void =>
  visit.findings.unasked(call, caller.as, about, `it is a path, and ${visit.app.origin} does not answer`)

/** Of a path that leads to nothing, where it led: one cause of whatever else is wrong with the answer. */
export const pathProblems = (
  visit: Visit,
  field: string,
  address: string,
  problems: ReadonlyArray<Problem>,
): ReadonlyArray<Problem> => {
  if (problems.length === 0 || !isStray(visit, address)) return problems
  const came = said(`a path, ${address.replace(/[?#].*$/, '')}, which is nothing of the kind at ${visit.app.origin}`)
  return [{ field, came, expected: 'a whole address: a path belongs to the origin of the app', source: SOURCES.paths }]
}
