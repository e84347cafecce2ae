import type { Fields } from '../contract/json.ts'
import { isRecord, parseJson } from '../contract/json.ts'
import type { Call } from '../contract/openApi.ts'
import { SOURCES } from '../contract/sources.ts'
import { type Problem, said } from '../report/findings.ts'
import { isTrouble } from '../wire/exchange.ts'
import { readReply } from '../wire/reply.ts'
import { NOBODY, twinOf } from '../wire/requests.ts'
import { heard, isForeign, type Visit } from './visit.ts'

const keepsProblems = ({ maxAge }: Call, headers: Headers): ReadonlyArray<Problem> => {
  const [rule, mark] = [headers.get('Cache-Control') ?? undefined, headers.get('ETag') ?? undefined]
  const kept = /max-age=(\d+)/.exec(rule ?? '')?.[1]
  const source = SOURCES.kept
  return [
    ...(Number(kept ?? Number.NaN) === maxAge
      ? []
      : [{ field: 'header Cache-Control', came: rule, expected: `max-age=${maxAge}`, source }]),
    ...(mark === undefined
      ? [{ field: 'header ETag', came: undefined, expected: 'a mark of this answer', source }]
      : []),
    ...(headers.has('Set-Cookie')
      ? [{ field: 'header Set-Cookie', came: said('a cookie'), expected: 'none: a copy serves everybody', source }]
      : []),
  ]
}

const tryTwin = async (visit: Visit, call: Call, fields: Fields): Promise<void> => {
  const request = twinOf(visit.backEnd, call, fields, visit.device)
  const name = `${call.name} by GET`
  const outcome = await visit.line.send(request)
  heard(visit, outcome)
  const foreignOrigin = isForeign(visit, request.url) ? visit.app.origin : undefined
  const { reply, problems } = readReply(outcome, { isPersonal: false, foreignOrigin, mayBeBadRequest: false })
  const wrong =
    reply.errCode === 0
      ? visit.contract.mismatches(call, reply.body)
      : [{ field: 'errCode', came: reply.errCode, expected: '0, for everybody', source: SOURCES.kept }]
  visit.findings.add(name, NOBODY.as, 'answers everybody', [
    ...problems,
    ...(isRecord(reply.body) ? [...wrong, ...keepsProblems(call, reply.headers)] : []),
  ])
  const mark = reply.headers.get('ETag')
  if (mark === null || isTrouble(outcome)) return
  const again = await visit.line.send({ ...request, headers: { 'If-None-Match': mark } })
  if (isTrouble(again)) return
  const hasChanged = parseJson(again.text) !== undefined && again.headers.get('ETag') !== mark
  const isFine = again.status === 304 || hasChanged
  visit.findings.add(name, NOBODY.as, 'is not sent twice', [
    ...(isFine
      ? []
      : [{ field: 'status', came: again.status, expected: '304 for the same mark', source: SOURCES.kept }]),
  ])
}

/** Calls that a cache may answer, with what they are asked. */
export type Twins = Readonly<Record<string, Fields>>

/** They answer everybody, where the manifest says so. */
export const tryTwins = async (visit: Visit, isCacheable: boolean, twins: Twins): Promise<void> => {
  for (const [name, fields] of Object.entries(twins)) {
    const why = 'the manifest does not say cacheable'
    if (isCacheable) await tryTwin(visit, visit.contract.call(name), fields)
    else visit.findings.unasked(`${name} by GET`, NOBODY.as, 'answers everybody', why)
  }
}
