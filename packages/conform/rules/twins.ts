import type { Fields } from '../contract/json.ts'
import { isRecord, parseJson } from '../contract/json.ts'
import type { Call } from '../contract/openApi.ts'
import { SOURCES } from '../contract/sources.ts'
import { type Problem, said } from '../report/findings.ts'
import { type HttpAnswer, isTrouble } from '../wire/exchange.ts'
import { readReply } from '../wire/reply.ts'
import { type Caller, NOBODY, twinOf } from '../wire/requests.ts'
import { heard, isForeign, result, type Visit } from './visit.ts'

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

/** Asked again with its mark. */
const againProblems = (first: HttpAnswer, again: HttpAnswer, mark: string): ReadonlyArray<Problem> => {
  if (again.status === 304) return []
  const isMarkedAnew = again.status === 200 && again.headers.get('ETag') !== mark
  if (!isMarkedAnew || parseJson(again.text) === undefined)
    return [{ field: 'status', came: again.status, expected: '304 for the same mark', source: SOURCES.kept }]
  if (again.text !== first.text) return []
  const came = said('another for the same answer')
  return [{ field: 'header ETag', came, expected: 'the same as long as the answer is', source: SOURCES.keptMark }]
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
  visit.findings.add(name, NOBODY.as, 'is not sent twice', againProblems(outcome, again, mark))
}

const LANGUAGES = ['en', 'es'] as const
const IN_ITS_LANGUAGE = 'has texts in the language asked for'

/** The day of a guide has its language among its own fields. */
const inLanguage = (fields: Fields, lang: string): Fields => ('lang' in fields ? { ...fields, lang } : fields)

/** Where the call differs between two languages, so does its copy. */
const tryLanguages = async (visit: Visit, caller: Caller, call: Call, fields: Fields): Promise<void> => {
  const whole = async (language: string): Promise<string> => {
    const own = inLanguage(fields, language)
    return JSON.stringify(await result(visit, call.name, own, { ...caller, language }, 'answers in every language'))
  }
  const copy = async (language: string): Promise<string> => {
    const own = inLanguage(fields, language)
    const outcome = await visit.line.send(twinOf(visit.backEnd, call, own, visit.device, language))
    heard(visit, outcome)
    return isTrouble(outcome) ? '' : outcome.text
  }
  const [first, other] = LANGUAGES
  const [inFirst, inOther] = [await whole(first), await whole(other)]
  const isOneCopy = (await copy(first)) === (await copy(other))
  // What is another at each answer tells nothing of languages.
  const isOne = inFirst !== inOther && isOneCopy && (await whole(first)) === inFirst
  const problem = {
    field: 'result',
    came: said(`one answer, asked for in ${LANGUAGES.join(', ')}, where POST has two`),
    expected: 'texts in the language that the query asks for',
    source: SOURCES.keptLanguage,
  }
  visit.findings.add(`${call.name} by GET`, NOBODY.as, IN_ITS_LANGUAGE, isOne ? [problem] : [])
}

/** Calls that a cache may answer, with what they are asked. */
export type Twins = Readonly<Record<string, Fields>>

/** They answer everybody, where the manifest says so. */
export const tryTwins = async (visit: Visit, caller: Caller, isCacheable: boolean, twins: Twins): Promise<void> => {
  for (const [name, fields] of Object.entries(twins)) {
    const why = 'the manifest does not say cacheable'
    const call = visit.contract.call(name)
    if (isCacheable) {
      await tryTwin(visit, call, fields)
      await tryLanguages(visit, caller, call, fields)
    } else visit.findings.unasked(`${name} by GET`, NOBODY.as, 'answers everybody', why)
  }
}
