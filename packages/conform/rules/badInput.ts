import type { Call } from '../contract/openApi.ts'
import { type Components, resolved, type Schema } from '../contract/schema.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Caller } from '../wire/requests.ts'
import { refused, type Visit } from './visit.ts'

/** A back end that took these for good would have changed something that cannot be put back. */
const SPARED: ReadonlySet<string> = new Set(['passwordChange', 'passwordReset', 'register'])
/** Proves nothing, so nobody has to read it. */
const UNREAD = 'accountId'
const UNREADABLE = '{"a":'

const wrongValue = (components: Components, schema: Schema): unknown => {
  const { type, anyOf } = resolved(components, schema)
  return type === 'object' || anyOf !== undefined ? 7 : { wrong: true }
}

const wrongFields = (components: Components, { required }: Call) =>
  Object.fromEntries(
    Object.entries(required)
      .filter(([name]) => name !== UNREAD)
      .map(([name, schema]) => [name, wrongValue(components, schema)]),
  )

/** A body that cannot be read, and fields of other types than the contract's, are refused in an envelope. */
export const tryBadInput = async (visit: Visit, caller: Caller, isMeant: (call: Call) => boolean): Promise<void> => {
  const { calls, components } = visit.contract
  const refusal = { source: SOURCES.request, mayBeBadRequest: true }
  for (const call of calls.filter(({ required }) => Object.keys(required).length > 0).filter(isMeant)) {
    const refuses = (about: string, fields = {}, body?: string) =>
      refused(visit, call.name, fields, caller, { ...refusal, about, ...(body === undefined ? {} : { body }) })
    const wrong = wrongFields(components, call)
    if (call.body !== 'json') {
      await refuses('refuses a request without its fields')
      continue
    }
    await refuses('refuses a body that is no JSON', {}, UNREADABLE)
    if (!SPARED.has(call.name) && Object.keys(wrong).length > 0) await refuses('refuses fields of wrong types', wrong)
  }
}
