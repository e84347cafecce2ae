import * as E from 'fp-ts/lib/Either.js'
import { decode } from '../../../models/codec/decode.ts'
import type { Endpoint } from '../../../models/wire/endpoint.ts'
import type { Asker } from './recording.ts'

/** What tells one call of a visit from another. */
export interface AskedCall {
  readonly call: string
  readonly as: Asker
  readonly lang: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** Fields that are others each time, or that of a person: no answer is looked for by them. */
const VOLATILE =
  /^(?:\w*[tT]oken|\w*[aA]uthenticationKey|userRandomValue|accountName|accountId|loginId|phonePreCode|virtualCode|verificationCode|rechargeCodePassword|scanCodeId|name|telephoneNumber|dateOfBirth|nationality|cpf|idNum|gender|fullName|sn|keyId|originalRequestInfo|data|osType|osVersion|timestamp|updateTime|playDuration|played|playedTime|playProgress|totalDuration)$/

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const settled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(settled)
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(([name, each]) => !VOLATILE.test(name) && each !== undefined)
  return Object.fromEntries(kept.map(([name, each]) => [name, settled(each)]))
}

/** The fields of the call itself, as far as they choose its answer. */
export const ownFields = (
  { request }: Pick<Endpoint<unknown, unknown>, 'request'>,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const read = decode(request, () => undefined)(fields)
  const own = E.isRight(read) ? settled(request.encode(read.right)) : {}
  return isRecord(own) ? own : {}
}

const sorted = (_: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

export const keyOf = ({ call, as, lang, fields }: AskedCall): string =>
  `${call} ${as} ${lang} ${JSON.stringify(fields, sorted)}`
